import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ArticleFormValues } from './articleEditor.ts'

/** Hears of every edit of the form. Gives what puts something on the sheet without its being one. */
export function useOwnChanges(onEdited: () => void): (change: () => void) => void {
  const form = useFormContext<ArticleFormValues>()
  const isOurs = useRef(false)
  const latest = useRef(onEdited)
  useEffect(() => void (latest.current = onEdited))
  // Before the sheet is painted: whoever writes at once is heard too.
  useLayoutEffect(() => {
    // Fields that come into being say so too: only other words are an edit.
    let known = JSON.stringify(form.getValues('content'))
    const watching = form.watch(() => {
      const now = JSON.stringify(form.getValues('content'))
      if (now === known) return
      known = now
      if (!isOurs.current) latest.current()
    })
    return () => watching.unsubscribe()
  }, [form])
  return (change) => {
    isOurs.current = true
    change()
    isOurs.current = false
  }
}
