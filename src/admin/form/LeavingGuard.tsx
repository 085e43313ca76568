import { useEffect } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { useMessages } from '../useMessages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Asks before a form with unsaved changes is left, for another screen or another site. */
export function LeavingGuard({ formControl }: { readonly formControl?: Control }) {
  const t = useMessages().form
  const { dirtyFields, isSubmitSuccessful } = useFormState(formControl ? { control: formControl } : {})
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && addressOf(currentLocation) !== addressOf(nextLocation))

  // A save or a deletion that leads elsewhere may be seen to have happened only after the way was barred.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed()
  }, [blocker, isUnsaved])

  useEffect(() => {
    if (!isUnsaved) return undefined
    const listening = new AbortController()
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => listening.abort()
  }, [isUnsaved])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' && isUnsaved}
      title={t.unsavedTitle}
      text={t.unsavedText}
      confirm={t.leave}
      cancel={t.stayHere}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

/** A screen with tabs keeps the open one in the query: another tab is another form. */
const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => pathname + search
