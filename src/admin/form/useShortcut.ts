import { useEffect, useRef } from 'react'

/** Calls `act` at Ctrl or ⌘ and this key, wherever the focus is; the browser's own meaning of it is put aside. */
export function useShortcut(key: string, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  useEffect(() => {
    const listening = new AbortController()
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== key) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen, { signal: listening.signal })
    return () => listening.abort()
  }, [key])
}
