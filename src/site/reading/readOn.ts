import type { ReadingEntry } from './readingList.ts'

/** Whoever has seen this part of a text is reading it. */
const BEGUN = 0.15
/** From here on it counts as read: few read the last line of the last note. */
const FINISHED = 0.9

interface Position {
  /** How much of the text has come into the window, from 0 to 1. */
  readonly seen: number
  /** The first of its blocks that is in the window. */
  readonly block: number
}

/** What to remember of an article that takes so many minutes when its reader rests somewhere in it: the same entry where there is nothing new. */
export function readOn(entry: ReadingEntry, minutes: number, { seen, block }: Position): ReadingEntry {
  if (seen >= FINISHED) return entry.block > 0 ? { ...entry, minutes, block: 0 } : entry
  return seen > BEGUN && block > 0 ? { ...entry, minutes: Math.ceil(minutes * (1 - seen)), block } : entry
}
