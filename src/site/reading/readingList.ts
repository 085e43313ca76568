/** Under what a browser keeps the articles that its reader has begun, or saved for later. */
export const READING_KEY = 'lettura'

/** How many articles that were only begun are remembered, at most. */
const PLACES = 20

/** An article as a reader's browser remembers it. */
export interface ReadingEntry {
  readonly path: string
  readonly title: string
  /** How long what is left of it takes to read. */
  readonly minutes: number
  /** The block of its body that was at the top of the window when it was left; 0 for one that was not begun, or was read to its end. */
  readonly block: number
  readonly isSaved: boolean
}

/** `localStorage`, as far as it is used here: the server, which lists what browsers keep, knows no DOM. */
export interface KeyStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** What a reader has begun and saved, in their own browser; what they touched last comes first. */
export function readEntries(storage: KeyStorage): ReadingEntry[] {
  try {
    return (JSON.parse(storage.getItem(READING_KEY) ?? '') as unknown[]).filter(isEntry)
  } catch {
    // There is nothing, or something that is not ours.
    return []
  }
}

function isEntry(value: unknown): value is ReadingEntry {
  const { path, title, minutes, block } = value as Record<keyof ReadingEntry, unknown> // of null it throws, too
  return /^\/\w/.test(String(path)) && typeof title === 'string' && [minutes, block].every(Number.isInteger)
}

/** Keeps an article, first or at a place of the list. One that is neither begun nor saved is forgotten, and of those that were only begun the oldest. */
export function putEntry(storage: KeyStorage, entry: ReadingEntry, place = 0): void {
  const entries = readEntries(storage).filter(({ path }) => path !== entry.path)
  entries.splice(place, 0, entry)
  try {
    storage.setItem(READING_KEY, JSON.stringify(entries.filter(({ isSaved, block }, at) => isSaved || (block > 0 && at < PLACES))))
  } catch {
    // Storage is forbidden or full.
  }
}
