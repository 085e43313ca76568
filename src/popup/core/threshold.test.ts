import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReached, readThreshold, type Threshold } from './threshold.ts'

describe('readThreshold', () => {
  it.each<[string, string, string, Threshold | null]>([
    ['a number is pixels', '500', '', { amount: 500, isPercent: false, line: 0 }],
    ['pixels by name', '500px', '0', { amount: 500, isPercent: false, line: 0 }],
    ['a percentage', '50%', '1', { amount: 50, isPercent: true, line: 1 }],
    ['a fraction', '33.3%', '0.5', { amount: 33.3, isPercent: true, line: 0.5 }],
    ['zero is a threshold', '0', '0', { amount: 0, isPercent: false, line: 0 }],
    ['a line between two lines is the top', '5', '0.75', { amount: 5, isPercent: false, line: 0 }],
    ['a line that means nothing is the top', '5', 'fondo', { amount: 5, isPercent: false, line: 0 }],
    ['nothing', '', '0', null],
    ['a word', 'metà', '0', null],
    ['another unit', '50vh', '0', null],
    ['a space within', '50 %', '0', null],
    ['below zero', '-5', '0', null],
    ['two numbers', '5 5', '0', null],
  ])('%s', (_name, heightOffset, offsetType, expected) => expect(readThreshold(heightOffset, offsetType)).toEqual(expected))
})

const px = (amount: number, line = 0): Threshold => ({ amount, isPercent: false, line })
const percent = (amount: number, line = 0): Threshold => ({ amount, isPercent: true, line })

describe('isReached, on a page of 3000 seen through 1000', () => {
  it.each<[string, Threshold, number, boolean]>([
    ['opens at 500 px', px(500), 500, true],
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
  ])('%s', (_name, threshold, scrollY, expected) => expect(isReached(threshold, scrollY, 1000, 3000)).toBe(expected))
})

it.each([
  ['shorter than the viewport', 800],
  ['exactly as high as it', 1000],
])('a page %s does not scroll, and counts as reached', (_name, document) => {
  expect(isReached(px(9000), 0, 1000, document)).toBe(true)
  expect(isReached(percent(90), 0, 1000, document)).toBe(true)
})

it('once reached, stays reached further down', () => {
  const threshold = fc.record({ amount: fc.nat(5000), isPercent: fc.boolean(), line: fc.constantFrom(0, 0.5, 1) })
  fc.assert(
    fc.property(threshold, fc.nat(2000), fc.nat(2000), (one, a, b) => {
      if (isReached(one, Math.min(a, b), 1000, 3000)) expect(isReached(one, Math.max(a, b), 1000, 3000)).toBe(true)
    }),
  )
})
