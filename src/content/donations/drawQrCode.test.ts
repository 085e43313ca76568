import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawQrCode } from './drawQrCode.ts'

/** The modules that a path covers. */
function covered(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return modules
}

it('draws every dark module of a code of level M, and leaves four free on each side', () => {
  const text = 'BCD\n002\n1\nSCT\n\nLa rivista\nIT60X0542811101000000123456'
  const { size, path } = drawQrCode(text)
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 })
  expect(size).toBe(modules + 8)
  const drawn = covered(path, size)
  expect(drawn.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(data)
  expect(drawn.flat().filter(Boolean)).toHaveLength(data.flat().filter(Boolean).length)
})
