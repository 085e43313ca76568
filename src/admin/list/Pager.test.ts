import { expect, it } from 'vitest'
import { shownRange } from './Pager.tsx'

it.each([
  ['no rows', 1, 0, null],
  ['just one page of them', 1, 25, null],
  ['the first of two pages', 1, 26, { first: 1, last: 25 }],
  ['a last page with one row', 2, 26, { first: 26, last: 26 }],
  ['a full last page', 2, 50, { first: 26, last: 50 }],
  ['a second page whose rows were deleted meanwhile still leads back', 2, 25, { first: 26, last: 25 }],
])('%s', (_name, page, total, range) => {
  expect(shownRange(page, 25, total)).toEqual(range)
})
