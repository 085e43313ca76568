import { expect, it } from 'vitest'
import type { ReadingEntry } from './readingList.ts'
import { readOn } from './readOn.ts'

const fresh: ReadingEntry = { path: '/articoli/a', title: 'A', minutes: 10, block: 0, isSaved: false }
const begun: ReadingEntry = { ...fresh, minutes: 4, block: 30 }

it.each<[string, ReadingEntry, { seen: number; block: number }, Partial<ReadingEntry>]>([
  ['the first lines are no reading', fresh, { seen: 0.15, block: 2 }, fresh],
  ['a little further they are', fresh, { seen: 0.16, block: 2 }, { block: 2, minutes: 9 }],
  ['who is still at the first block has nothing to resume', fresh, { seen: 0.5, block: 0 }, fresh],
  ['the block on top and the minutes left follow the reader', begun, { seen: 0.75, block: 40 }, { block: 40, minutes: 3 }],
  ['also back', begun, { seen: 0.3, block: 9 }, { block: 9, minutes: 7 }],
  ['who is back at the title loses nothing', begun, { seen: -0.2, block: 0 }, begun],
  ['just before the end', begun, { seen: 0.89, block: 50 }, { block: 50, minutes: 2 }],
  ['at the end it is forgotten', begun, { seen: 0.9, block: 50 }, { block: 0, minutes: 10 }],
  ['and below it', begun, { seen: 1.4, block: -1 }, { block: 0, minutes: 10 }],
  ['one that was saved stays so', { ...begun, isSaved: true }, { seen: 1, block: 60 }, { block: 0, minutes: 10, isSaved: true }],
])('%s', (_name, entry, position, expected) => expect(readOn(entry, 10, position)).toMatchObject(expected))

it.each([
  ['at the beginning', fresh, { seen: 0.1, block: 0 }],
  ['at the end of one that was not begun', fresh, { seen: 1, block: 60 }],
])('there is nothing to write %s', (_name, entry, position) => expect(readOn(entry, 10, position)).toBe(entry))
