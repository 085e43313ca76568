import { expect, it } from 'vitest'
import { nearbyPages } from './nearbyPages.ts'

it.each([
  ['the only page', 1, 1, [1]],
  ['two pages', 2, 2, [1, 2]],
  ['the first of many', 1, 9, [1, 2, 9]],
  ['the last of many', 9, 9, [1, 8, 9]],
  ['one in the middle, with a gap on each side', 5, 9, [1, 4, 5, 6, 9]],
  ['a gap of one page is filled', 4, 9, [1, 2, 3, 4, 5, 9]],
  ['and on the other side', 6, 9, [1, 5, 6, 7, 8, 9]],
])('%s', (_name, page, pages, expected) => expect(nearbyPages(page, pages)).toEqual(expected))
