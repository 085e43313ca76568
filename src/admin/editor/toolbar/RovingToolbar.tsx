import { Box, type SxProps, type Theme } from '@mui/material'
import { createContext, useContext, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface Roving {
  readonly stop: string | null
  readonly setStop: (id: string) => void
}

const RovingContext = createContext<Roving | null>(null)

interface RovingToolbarProps {
  readonly label: string
  readonly className?: string
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/**
 * A toolbar as whoever uses the keyboard expects it: Tab comes to it once and leaves it at once, the arrows, Home and End move within it, and it
 * remembers where one was. https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function RovingToolbar({ label, className, sx, children }: RovingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const roving = useMemo(() => ({ stop, setStop }), [stop])
  // The tool that Tab would come to may have gone: the first takes its place.
  useLayoutEffect(() => {
    const tools = toolsIn(bar.current)
    const [first] = tools
    if (first && !tools.some(({ dataset }) => dataset['tool'] === stop)) setStop(first.dataset['tool'] ?? null)
  }, [stop, children])
  const move = (event: KeyboardEvent) => {
    const tools = toolsIn(bar.current)
    // What is typed in a menu that a tool opened comes here too, by way of React.
    const here = tools.findIndex((tool) => tool.contains(event.target as Node)) // keys are pressed on elements
    const next = here === -1 || event.ctrlKey || event.metaKey || event.altKey ? null : nextStop(event.key, here, tools.length)
    if (next === null) return
    event.preventDefault()
    tools[next]?.focus()
  }
  return (
    <RovingContext value={roving}>
      <Box ref={bar} role="toolbar" aria-label={label} onKeyDown={move} {...(className && { className })} {...(sx && { sx })}>
        {children}
      </Box>
    </RovingContext>
  )
}

/** What makes an element one of the tools of the bar around it; in no bar, it is a stop by itself. */
export function useToolStop() {
  const id = useId()
  const roving = useContext(RovingContext)
  if (!roving) return {}
  return { 'data-tool': id, tabIndex: roving.stop === id ? 0 : -1, onFocus: () => roving.setStop(id) }
}

const toolsIn = (bar: HTMLElement | null): HTMLElement[] => [...(bar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]

/** Where a key leads within a toolbar of `count` tools; null for a key that does not move. After the last comes the first. */
export function nextStop(key: string, stop: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
      return (stop + 1) % count
    case 'ArrowLeft':
      return (stop - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
