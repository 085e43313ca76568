import { describe, expect, it } from 'vitest'
import { galleryRows } from './galleryRows.ts'

const LYING = 1.5
const STANDING = 2 / 3
const PANORAMA = 4

/** How many pictures stand in each row. */
const rows = (ratios: readonly number[]): number[] => {
  const places = galleryRows(ratios)
  const lengths: number[] = []
  for (let first = 0; first < places.length; first += lengths.at(-1) ?? 1) lengths.push((places[first]?.gaps ?? 0) + 1)
  return lengths
}

describe('the rows of a gallery', () => {
  it.each<[string, number[], number[]]>([
    ['two that lie stand side by side', [LYING, LYING], [2]],
    ['three do, too', [LYING, LYING, LYING], [3]],
    ['four stand two by two, none by itself', Array(4).fill(LYING), [2, 2]],
    ['seven are shared out evenly', Array(7).fill(LYING), [2, 3, 2]],
    ['four that stand take one row', Array(4).fill(STANDING), [4]],
    ['a panorama has a row of its own', [PANORAMA, LYING, LYING], [1, 2]],
    ['nothing takes no room', [], []],
  ])('%s', (_name, ratios, expected) => expect(rows(ratios)).toEqual(expected))

  it('are full, and of one height', () => {
    const ratios = [LYING, STANDING, LYING, LYING, STANDING]
    const places = galleryRows(ratios)
    for (let first = 0; first < places.length;) {
      const row = places.slice(first, first + (places[first]?.gaps ?? 0) + 1)
      expect(row.reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1)
      const heights = row.map(({ share }, index) => share / (ratios[first + index] ?? 1))
      for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0)
      first += row.length
    }
  })

  it.each([
    ['fills the row if it lies', LYING, 1],
    ['does not if it stands', STANDING, STANDING / LYING],
  ])('one picture alone %s', (_name, ratio, share) => expect(galleryRows([ratio])).toEqual([{ share, gaps: 0 }]))
})
