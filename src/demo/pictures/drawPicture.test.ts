import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Motif, PaletteName } from '../write.ts'
import { drawPicture, paintPicture } from './drawPicture.ts'
import { palettes } from './palettes.ts'

// A record, so that a motif that is not tried here does not compile.
const tried: Record<Motif, true> = {
  sea: true,
  arches: true,
  night: true,
  strata: true,
  leaves: true,
  shelves: true,
  rooftops: true,
  rings: true,
  weave: true,
  stairs: true,
  windows: true,
  contours: true,
  cells: true,
  mosaic: true,
  beam: true,
  table: true,
  tower: true,
}
const motifs = Object.keys(tried) as Motif[] // the keys of a Record<Motif, …>
const paletteNames = Object.keys(palettes) as PaletteName[] // the keys of a Record<PaletteName, …>
const seeds = Array.from({ length: 12 }, (_, index) => `picture-${index}`)

describe.each(motifs)('%s', (motif) => {
  it('is the same drawing for the same name', () => {
    const picture = { name: 'a', motif, palette: 'dawn' } as const
    expect(drawPicture(picture)).toBe(drawPicture(picture))
  })

  it('is another drawing for another name, and stays under 150 kB', () => {
    const drawings = new Set(seeds.map((name) => drawPicture({ name, motif, palette: 'dawn' })))
    expect(drawings.size).toBe(seeds.length)
    for (const drawing of drawings) expect(drawing.length).toBeLessThan(150_000)
  })

  // A palette changes colours only; so each is tried on a drawing of its own.
  it.each(paletteNames)('is well-formed in %s', (palette) => {
    const svg = drawPicture({ name: `in-${palette}`, motif, palette })
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
    expect(faultIn(svg)).toBeUndefined()
  })

  it('also fits an upright sheet', () => {
    const svg = drawPicture({ name: 'a', motif, palette: 'fog' }, { width: 800, height: 1000 })
    expect(svg).toContain('width="800" height="1000" viewBox="0 0 800.0 1000"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('paintPicture', () => {
  const picture = { name: 'a', motif: 'sea', palette: 'lagoon' } as const

  it('is a JPEG of the size asked for', async () => {
    const { format, width, height } = await sharp(await paintPicture(picture, { width: 301, height: 200 })).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 301, height: 200 })
  })

  it('is the same picture every time, grain included', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => paintPicture(picture, { width: 300, height: 200 })))
    expect(first).toEqual(second)
  })
})

/** The first thing an XML reader would refuse: text between tags, an unquoted attribute, a tag that does not close. */
function faultIn(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g, (tag, closing, name: string, _attributes, empty) => {
    if (closing) return open.pop() === name ? '' : tag
    if (!empty) open.push(name)
    return ''
  })
  return rest || open[0]
}
