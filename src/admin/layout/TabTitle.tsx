import { useEffect } from 'react'
import { useMessages } from '../useMessages.ts'

/** Names the browser's tab after the screen that is open: whoever works in several finds each by its name. */
export function TabTitle({ title }: { readonly title: string }) {
  const place = useMessages().layout.name
  useEffect(() => {
    document.title = `${title} · ${place}`
    return () => void (document.title = place)
  }, [title, place])
  return null
}
