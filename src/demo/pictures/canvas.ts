import type { Palette } from './palettes.ts'
import { createRandom, type Random } from './random.ts'
import { fill, type Point } from './shapes.ts'

/** What a motif is given to draw with. The sheet is always 1000 high, so that strokes keep their weight at every size. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly random: Random
  /** How far the second plate has slipped from the first. */
  readonly slip: Point
  nextId(): string
}

export function createCanvas(seed: string, palette: Palette, size: { width: number; height: number }): Canvas {
  const random = createRandom(seed)
  let ids = 0
  return {
    width: (size.width / size.height) * 1000,
    height: 1000,
    palette,
    random,
    slip: [random.between(3, 6) * random.pick([-1, 1]), random.between(2, 5) * random.pick([-1, 1])],
    nextId: () => `c${++ids}`,
  }
}

export const flood = (colour: string): string => `<rect width="100%" height="100%" fill="${colour}"/>`

/** Ink over ink. A clipped group is composited on its own, so an overprint inside `clipped` would not see the sheet. */
export const overprint = (...parts: string[]): string => `<g style="mix-blend-mode:multiply">${parts.join('')}</g>`

export function clipped(canvas: Canvas, d: string, ...parts: string[]): string {
  const id = canvas.nextId()
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** A shape left white by the first plate and filled by a second that slipped: a sliver of paper on one side, a dark edge on the other. */
export function misprint(canvas: Canvas, d: string, colour: string): string {
  return fill(d, canvas.palette.paper) + overprint(slipped(canvas, fill(d, colour)))
}

export const slipped = ({ slip: [x, y] }: Canvas, ...parts: string[]): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${parts.join('')}</g>`

interface Spray {
  /** Dense here… */
  readonly from: Point
  /** …and thinned out here. */
  readonly to: Point
  /** How far it reaches to either side of that line. */
  readonly reach: number
  readonly count: number
  readonly colour: string
  readonly size?: number
}

/** Stippled shade, to lay inside `clipped`. */
export function spray({ random }: Canvas, { from, to, reach, count, colour, size = 2.6 }: Spray): string {
  const [along, down] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(along, down) || 1
  let dots = ''
  for (let index = 0; index < count; index++) {
    const distance = random.between(0, 1) * random.between(0, 1)
    const aside = random.between(-reach, reach) / length
    const [x, y] = [from[0] + along * distance - down * aside, from[1] + down * distance + along * aside]
    dots += `M${x.toFixed(0)} ${y.toFixed(0)}h0`
  }
  return `<path d="${dots}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`
}

export const mirrored = ({ width }: Canvas, drawing: string): string =>
  `<g transform="translate(${width.toFixed(1)} 0) scale(-1 1)">${drawing}</g>`
