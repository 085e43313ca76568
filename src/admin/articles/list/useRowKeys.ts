import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'

interface RowKeys {
  readonly onNew: () => void
  readonly onSelect: (id: string) => void
}

const NEXT = new Set(['j', 'ArrowDown'])
const PREVIOUS = new Set(['k', 'ArrowUp'])

/** Moves among the rows of a list with the keyboard: each row is a `[data-row]`, and its link takes the focus. */
export function useRowKeys({ onNew, onSelect }: RowKeys) {
  const latest = useRef(onNew)
  useEffect(() => void (latest.current = onNew))
  useEffect(() => {
    const listening = new AbortController()
    const listen = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (event.key === 'n' && !hasModifier && !isWriting(event.target) && !document.querySelector('[role=dialog]')) {
        event.preventDefault()
        latest.current()
      }
    }
    addEventListener('keydown', listen, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      if (event.key === 'x' && rows[at]) onSelect(rows[at].dataset['row'] ?? '')
      else if (NEXT.has(event.key)) focusOn(rows[Math.min(at + 1, rows.length - 1)])
      else if (PREVIOUS.has(event.key)) focusOn(rows[Math.max(at - 1, 0)])
      else return
      event.preventDefault()
    },
  }
}

const focusOn = (row: HTMLElement | undefined): void => row?.querySelector<HTMLElement>('a')?.focus()

/** Letters belong to whoever is writing; arrows to whoever is choosing from a list. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=menu], [role=tablist], [role=combobox]',
    ) !== null
  )
}
