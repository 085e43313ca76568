import { expect, it } from 'vitest'
import { compare } from '../../../content/newsroom/compare.ts'
import { identifiersIn, sideOf } from './Differences.tsx'

const [title] = compare({ title: 'Il mare calmo' }, { title: 'Il mare mosso' })
const [authors] = compare({ authors: ['a1-b2', 'c3-d4'] }, { authors: ['c3-d4', 'e5-b2'] })

it.each([
  ['before', 'Il mare calmo'],
  ['after', 'Il mare mosso'],
] as const)('each side reads as it was: %s', (side, text) => {
  expect(
    title &&
      sideOf(title, side)
        .map((piece) => piece.text)
        .join(''),
  ).toBe(text)
})

it.each([
  ['before', ['a1-b2', 'c3-d4']],
  ['after', ['c3-d4', 'e5-b2']],
] as const)('identifiers come back whole: %s', (side, ids) => {
  expect(authors && identifiersIn(authors, side)).toEqual(ids)
})

it('an empty field names nobody', () => {
  const [comparison] = compare({ section: null }, { section: 's1' })
  expect(comparison && identifiersIn(comparison, 'before')).toEqual([])
})
