import { expect, it } from 'vitest'
import { howManyFit } from './Toolbar.tsx'

const four = [30, 30, 30, 30]

it.each([
  ['all of them, with no button for the others', 120, four, 4],
  ['one pixel less, and the button takes the place of one', 119, four, 2],
  ['three and the button', 130, [...four, 30], 3],
  ['one pixel less, and two', 129, [...four, 30], 2],
  ['only the button', 40, four, 0],
  ['not even the button: it is all there is', 10, four, 0],
  ['nothing to show fits anywhere', 0, [], 0],
  ['in their order: a small one does not pass a large one', 100, [30, 80, 10], 1],
])('%s', (_name, room, widths, expected) => expect(howManyFit(room, widths, 40)).toBe(expected))
