import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReached } from './isReached.ts'
import { LINES, type ScrollTrigger } from './trigger.ts'

type Line = ScrollTrigger['line']
const px = (amount: number, line: Line = 0): ScrollTrigger => ({ type: 'scroll', offset: String(amount), line })
const percent = (amount: number, line: Line = 0): ScrollTrigger => ({ type: 'scroll', offset: `${amount}%`, line })

describe('isReached, on a page of 3000 seen through 1000', () => {
  it.each<[string, ScrollTrigger, number, boolean]>([
    ['opens at 500 px', px(500), 500, true],
    ['written so, too', { ...px(500), offset: '500px' }, 500, true],
    ['waits one pixel before', px(500), 499, false],
    ['the centre is there 500 px earlier', px(1000, 0.5), 500, true],
    ['and not one pixel before', px(1000, 0.5), 499, false],
    ['the bottom is there 1000 px earlier', px(1500, 1), 500, true],
    ['and not one pixel before that', px(1500, 1), 499, false],
    ['opens at 50 %', percent(50), 1000, true],
    ['waits one pixel before 50 %', percent(50), 999, false],
    ['the bottom line begins at a third of the way', percent(33.3, 1), 0, true],
    ['and not a little further', percent(33.4, 1), 0, false],
    ['the bottom of the page always counts', px(9000), 2000, true],
    ['a fraction of a pixel above it too', px(9000), 1999.5, true],
    ['a whole pixel above it does not', px(9000), 1999, false],
    ['nor for a percentage beyond the page', percent(400), 1999, false],
  ])('%s', (_name, trigger, scrollY, expected) => expect(isReached(trigger, scrollY, 1000, 3000)).toBe(expected))
})

it.each([
  ['shorter than the viewport', 800],
  ['exactly as high as it', 1000],
])('a page %s does not scroll, and counts as reached', (_name, document) => {
  expect(isReached(px(9000), 0, 1000, document)).toBe(true)
  expect(isReached(percent(90), 0, 1000, document)).toBe(true)
})

it('once reached, stays reached further down', () => {
  const trigger = fc.tuple(fc.constantFrom(px, percent), fc.nat(5000), fc.constantFrom(...LINES))
  fc.assert(
    fc.property(trigger, fc.nat(2000), fc.nat(2000), ([written, amount, line], a, b) => {
      const one = written(amount, line)
      if (isReached(one, Math.min(a, b), 1000, 3000)) expect(isReached(one, Math.max(a, b), 1000, 3000)).toBe(true)
    }),
  )
})
