import { useEffect, useState, type RefObject } from 'react'

/** How much room an element has, now and whenever it changes. */
export function useRoom(place: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return undefined
    const watcher = new ResizeObserver(([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return room
}
