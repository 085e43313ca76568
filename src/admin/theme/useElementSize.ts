import { useEffect, useState, type RefObject } from 'react'

/** How much room an element has, now and whenever it changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return undefined
    const watcher = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return size
}
