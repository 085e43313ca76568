import { clipped, flood, overprint, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { fill, open, points, rectangle, row, stroke, times, turned } from '../shapes.ts'

/** Bands of cloth crossing over and under, their ends left free. */
export function weave(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const [across, down] = [random.whole(5, 8), random.whole(4, 6)]
  const pitch = (height * random.between(0.72, 0.82)) / Math.max(down, across * 0.72)
  const [left, top] = [width / 2 - (pitch * across) / 2, height / 2 - (pitch * down) / 2]
  const angle = random.pick([random.between(-9, 9), random.between(-34, -22), random.between(22, 34)])
  const twill = random.chance(0.4)
  const warps = bands(canvas, across, [palette.deep, palette.ink, palette.deep, palette.tone])
  const wefts = bands(canvas, down, [palette.light, palette.paper, palette.tone, palette.light])
  const red = random.whole(Math.floor(down / 3), Math.floor(down / 2))
  const wide = pitch * random.between(0.74, 0.88)
  const inset = (pitch - wide) / 2
  const warp = (index: number, from: number, long: number) =>
    strip(canvas, warps[index] ?? palette.deep, { x: left + index * pitch + inset, y: from, wide, long, upright: true })
  const weft = (index: number) => {
    const { before, after } = ends(canvas, pitch)
    const x = left - before
    return strip(canvas, index === red ? palette.accent : (wefts[index] ?? palette.light), {
      x,
      y: top + index * pitch + inset,
      wide: pitch * across + before + after,
      long: wide,
      upright: false,
    })
  }
  const isOver = (column: number, line: number) => (twill ? (column + line) % 3 === 0 : (column + line) % 2 === 0)
  const cast = (column: number, line: number) =>
    rectangle(left + column * pitch + inset - 9, top + line * pitch + inset - 5, wide + 18, wide + 10)
  const ground = random.pick([palette.wash, mix(palette.wash, palette.paper, 0.5), palette.tone])
  return [
    flood(ground === palette.tone ? mix(palette.tone, palette.wash, 0.4) : ground),
    spray(canvas, { from: [width, height], to: [0, 0], reach: width, count: 1400, colour: palette.tone }),
    turned(
      angle,
      [width / 2, height / 2],
      overprint(fill(rectangle(left + 18, top + 26, pitch * across, pitch * down), palette.tone, 0.8)),
      times(across, (column) => {
        const { before, after } = ends(canvas, pitch)
        return warp(column, top - before, pitch * down + before + after)
      }),
      times(down, weft),
      times(across * down, (index) => {
        const [column, line] = [index % across, Math.floor(index / across)]
        if (!isOver(column, line)) return ''
        return fill(cast(column, line), palette.ink, 0.16) + warp(column, top + line * pitch - 3, pitch + 6)
      }),
    ),
  ].join('')
}

const ends = ({ random }: Canvas, pitch: number) => ({
  before: pitch * random.between(0.25, 1.3),
  after: pitch * random.between(0.25, 1.3),
})

function bands({ random }: Canvas, count: number, inks: readonly [string, ...string[]]): string[] {
  const shift = random.whole(0, inks.length - 1)
  return Array.from({ length: count }, (_, index) => inks[(index + shift) % inks.length] ?? inks[0])
}

interface Strip {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly long: number
  readonly upright: boolean
}

/** One ribbon with its threads and selvedge; the threads depend only on its place, so that pieces drawn apart meet. */
function strip(canvas: Canvas, colour: string, { x, y, wide, long, upright }: Strip): string {
  const { palette } = canvas
  const thread = mix(colour, [palette.ink, palette.deep, palette.accent].includes(colour) ? palette.paper : palette.ink, 0.34)
  const body = rectangle(x, y, wide, long)
  const breadth = upright ? wide : long
  const lines = [0.08, 0.13, 0.5, 0.87, 0.92].map((share) =>
    upright
      ? open(points(x + breadth * share, y, x + breadth * share, y + long))
      : open(points(x, y + breadth * share, x + wide, y + breadth * share)),
  )
  const fringe = row(9, (_, share) =>
    upright ? [x + wide * (0.04 + share * 0.92), y + long] : [x + wide, y + long * (0.04 + share * 0.92)],
  )
  const tassels = fringe.map(([fx, fy]) => (upright ? open(points(fx, fy - 4, fx, fy + 15)) : open(points(fx - 4, fy, fx + 15, fy))))
  const isPiece = upright && long < wide * 1.6
  return [
    isPiece ? '' : stroke(tassels.join(''), colour, 3),
    fill(body, colour),
    stroke(lines.join(''), thread, 2, 0.75),
    isPiece ? '' : shade(canvas, body, x, y, wide, long, thread),
  ].join('')
}

function shade(canvas: Canvas, body: string, x: number, y: number, wide: number, long: number, colour: string): string {
  return clipped(
    canvas,
    body,
    spray(canvas, { from: [x + wide, y + long], to: [x, y], reach: Math.min(wide, long) * 2, count: 90, colour, size: 2 }),
  )
}
