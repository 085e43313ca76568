import { useEffect, useRef, useState } from 'react'
import { minutesInWords } from '../reading/minutesInWords.ts'
import { putEntry, readEntries, type ReadingEntry } from '../reading/readingList.ts'
import type { ReadingListProps } from './readingListProps.ts'

/** What the reader has begun and saved in this browser. What they take off the list stays in its place, to be put back, until they leave. */
export default function ReadingList({ language, labels }: ReadingListProps) {
  // The server knows of nobody's list.
  const [rows, setRows] = useState<readonly ReadingEntry[]>()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const pressed = useRef<string>(null)

  useEffect(() => {
    const read = () => {
      setRows(entriesHere())
      setRemoved(new Set())
    }
    read()
    // Another tab of the same reader has changed the list.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])

  const remove = (entry: ReadingEntry) => {
    pressed.current = entry.path
    putEntry(localStorage, { ...entry, block: 0, isSaved: false })
    setRemoved(new Set([...removed, entry.path]))
  }
  const restore = (entry: ReadingEntry, place: number) => {
    pressed.current = entry.path
    putEntry(localStorage, entry, rows?.slice(0, place).filter(({ path }) => !removed.has(path)).length)
    setRemoved(new Set([...removed].filter((path) => path !== entry.path)))
  }

  if (!rows) return null
  if (rows.length === 0) return <p className="reading-empty">{labels.empty}</p>
  return (
    <ul className="plain-list">
      {rows.map((entry, place) => {
        const isRemoved = removed.has(entry.path)
        return (
          <li key={entry.path}>
            {isRemoved ? (
              <p role="status">{labels.removed.replace('*', entry.title)}</p>
            ) : (
              <p>
                <a href={entry.path}>{entry.title}</a>
                <span>{minutesInWords(entry.block > 0 ? labels.left : labels.whole, entry.minutes, language)}</span>
              </p>
            )}
            <button
              key={String(isRemoved)}
              type="button"
              aria-label={isRemoved ? undefined : `${labels.remove}: ${entry.title}`}
              // The button that was pressed has gone: the focus stays where it was.
              ref={(button) => {
                if (button && pressed.current === entry.path) button.focus()
              }}
              onClick={() => (isRemoved ? restore(entry, place) : remove(entry))}
            >
              {isRemoved ? labels.undo : labels.remove}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function entriesHere(): ReadingEntry[] {
  try {
    return readEntries(localStorage)
  } catch {
    // Storage is forbidden.
    return []
  }
}
