import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { isPale, placeholderOf } from './placeholder.ts'

/** A picture that is one colour above and another below. */
function thumbhashOf(above: readonly number[], below: readonly number[]): string {
  const pixels = Array.from({ length: 80 * 60 }, (_, index) => (index < (80 * 60) / 2 ? above : below)).flat()
  return Buffer.from(rgbaToThumbHash(80, 60, pixels)).toString('base64')
}

describe('placeholderOf', () => {
  it('is a bitmap of twelve pixels, dark where the picture is dark', () => {
    const [, base64 = ''] =
      /^url\(data:image\/bmp;base64,([^)]+)\) 0\/100% 100%$/.exec(
        placeholderOf(thumbhashOf([250, 240, 230, 255], [10, 20, 30, 255])) ?? '',
      ) ?? []
    const file = Buffer.from(base64, 'base64')
    expect(file.subarray(0, 2).toString()).toBe('BM')
    expect(file.length).toBe(54 + 4 * 3 * 3)
    // The first row of a bitmap is the lowest.
    expect(file[54]).toBeLessThan(100)
    expect(file.at(-1)).toBeGreaterThan(180)
  })

  it('is nothing behind a picture that one sees through', () => {
    expect(placeholderOf(thumbhashOf([250, 240, 230, 255], [10, 20, 30, 0]))).toBeNull()
  })
})

describe('isPale', () => {
  const grey = (light: number, alpha = 255) => thumbhashOf([light, light, light, 255], [light, light, light, alpha])
  it.each([
    ['snow is', grey(240), true],
    ['a shade above the limit is', grey(170), true],
    ['a shade below it is not', grey(136), false],
    ['night is not', grey(20), false],
    ['what one sees through is not', grey(240, 0), false],
  ])('%s', (_name, thumbhash, expected) => expect(isPale(thumbhash)).toBe(expected))
})
