import { describe, expect, it } from 'vitest'
import { chancesOf, judge, type Tried } from './verdict.ts'

const tried = (...rates: [views: number, ok: number][]): Tried[] =>
  rates.map(([views, ok], index) => ({ variant: (['a', 'b', 'c'] as const)[index] ?? 'a', views, ok }))
const chances = (...rates: [number, number][]) => chancesOf(tried(...rates)).map(({ probability }) => probability)

describe('the verdict on two or three texts', () => {
  it.each<[string, Tried[], object]>([
    ['one text is no test', tried([1000, 100]), { kind: 'no-test' }],
    ['too few views', tried([99, 50], [1000, 100]), { kind: 'not-enough-data', missingViews: 1, missingOk: 0 }],
    ['too few answers', tried([100, 4], [100, 5]), { kind: 'not-enough-data', missingViews: 0, missingOk: 1 }],
    ['enough of both', tried([100, 5], [100, 5]), { kind: 'undecided' }],
    ['a clear winner', tried([1000, 50], [1000, 80]), { kind: 'better', leader: 'b' }],
    ['the first may be it', tried([1000, 80], [1000, 50]), { kind: 'better', leader: 'a' }],
    ['a small difference', tried([1000, 50], [1000, 55]), { kind: 'undecided', leader: 'b' }],
    ['of three', tried([1000, 50], [1000, 90], [1000, 52]), { kind: 'better', leader: 'b' }],
    ['more answers than views, as a page left open may give', tried([100, 101], [100, 10]), { kind: 'better', leader: 'a' }],
  ])('%s', (_name, given, expected) => expect(judge(given)).toMatchObject(expected))

  // By the closed form for two (a sum of beta functions), and by symmetry.
  it.each([
    ['the same', chances([500, 40], [500, 40]), [0.5, 0.5]],
    ['three of the same', chances([500, 40], [500, 40], [500, 40]), [1 / 3, 1 / 3, 1 / 3]],
    ['nothing known', chances([0, 0], [0, 0]), [0.5, 0.5]],
    ['one success, one failure', chances([1, 1], [1, 0]), [5 / 6, 1 / 6]],
    ['two against none', chances([2, 2], [0, 0]), [3 / 4, 1 / 4]],
    ['a million views', chances([1_000_000, 50_000], [1_000_000, 50_000]), [0.5, 0.5]],
  ])('chances: %s', (_name, given, expected) => given.forEach((chance, index) => expect(chance).toBeCloseTo(expected[index] ?? 0, 4)))

  it('chances add up to one', () => expect(chances([120, 3], [340, 19], [99, 8]).reduce((a, b) => a + b)).toBeCloseTo(1, 10))
})
