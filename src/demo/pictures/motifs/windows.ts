import { clipped, flood, overprint, spray, type Canvas } from '../canvas.ts'
import { balcony } from '../objects/balcony.ts'
import { reader } from '../objects/reader.ts'
import { shutter } from '../objects/shutter.ts'
import { mix } from '../palettes.ts'
import { arch, circle, fill, loop, open, points, polygon, rectangle, stroke, times } from '../shapes.ts'

/** A façade at dusk: shutters, a few lit rooms, somebody at one of them. */
export function windows(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const [columns, rows] = [random.pick([3, 5]), random.whole(2, 3)]
  const [bay, floor] = [width / columns, (height * 1.02) / rows]
  const wall = random.pick([palette.tone, mix(palette.tone, palette.deep, 0.45), mix(palette.deep, palette.ink, 0.2)])
  const home = { column: Math.floor(columns / 2), row: rows === 3 ? 1 : random.whole(0, 1) }
  const round = random.chance(0.4)
  const plaster = rectangle(0, 0, width, height)
  const shadow = random.between(0.1, 0.4)
  return [
    flood(wall),
    clipped(
      canvas,
      plaster,
      spray(canvas, { from: [width / 2, height], to: [width / 2, 0], reach: width / 2, count: 2400, colour: mix(wall, palette.ink, 0.5) }),
    ),
    times(
      rows,
      (row) =>
        fill(rectangle(0, floor * (row + 1) - 34, width, 14), mix(wall, palette.paper, 0.4)) +
        overprint(fill(rectangle(0, floor * (row + 1) - 20, width, 9), palette.tone)),
    ),
    overprint(fill(polygon(points(0, height * shadow, width, height * (shadow + 0.62), width, height, 0, height)), palette.tone, 0.32)),
    times(columns * rows, (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const isHome = column === home.column && row === home.row
      const wide = Math.min(bay * 0.42, floor * 0.5) * (isHome ? 1.08 : 1)
      return opening(canvas, {
        x: bay * (column + 0.5),
        foot: floor * (row + 1) - 70,
        wide,
        tall: floor * (isHome ? 0.72 : 0.66),
        round,
        isHome,
        wall,
      })
    }),
  ].join('')
}

interface Opening {
  readonly x: number
  readonly foot: number
  readonly wide: number
  readonly tall: number
  readonly round: boolean
  readonly isHome: boolean
  readonly wall: string
}

function opening(canvas: Canvas, place: Opening): string {
  const { palette, random } = canvas
  const { x, foot, wide, tall, round, isHome, wall } = place
  const left = x - wide / 2
  const shape = (grow: number) => (round ? arch : box)(left - grow, foot + grow, wide + grow * 2, tall + grow * 2)
  const lit = isHome || random.chance(0.22)
  const pane = lit ? palette.light : mix(palette.ink, palette.deep, random.between(0, 0.5))
  const shut = !lit && random.chance(0.45)
  const bars = stroke(
    open(points(x, foot, x, foot - tall)) + open(points(left, foot - tall * 0.6, left + wide, foot - tall * 0.6)),
    lit ? palette.deep : mix(palette.deep, palette.tone, 0.5),
    6,
  )
  return [
    fill(shape(16), mix(wall, palette.paper, 0.55)),
    fill(shape(0), pane),
    lit ? clipped(canvas, shape(0), glow(canvas, place)) : '',
    shut ? clipped(canvas, shape(0), slats(canvas, left, foot, wide, tall)) : clipped(canvas, shape(0), bars),
    shut
      ? ''
      : shutter(canvas, left - 18 - wide * 0.42, foot, wide * 0.42, tall * (round ? 0.82 : 1)) +
        shutter(canvas, left + wide + 18, foot, wide * 0.42, tall * (round ? 0.82 : 1)),
    isHome
      ? balcony(canvas, x, foot, wide * 1.5, tall)
      : fill(rectangle(left - 24, foot + 8, wide + 48, 14), mix(wall, palette.paper, 0.75)),
  ].join('')
}

const box = (x: number, foot: number, wide: number, tall: number) => rectangle(x, foot - tall, wide, tall)

function slats(canvas: Canvas, left: number, foot: number, wide: number, tall: number): string {
  return shutter(canvas, left, foot, wide / 2 - 2, tall) + shutter(canvas, left + wide / 2 + 2, foot, wide / 2 - 2, tall)
}

/** What the lamp shows of a room. */
function glow(canvas: Canvas, { x, foot, wide, tall, isHome }: Opening): string {
  const { palette, random } = canvas
  const lamp =
    fill(circle(x, foot - tall * 0.74, wide * 0.34), palette.paper, 0.75) +
    stroke(open(points(x, foot - tall, x, foot - tall * 0.84)), palette.ink, 3)
  const curtain = (hand: number) =>
    fill(
      loop([
        [x + (hand * wide) / 2, foot - tall - 10],
        [x + hand * wide * 0.16, foot - tall - 6],
        [x + hand * wide * 0.3, foot - tall * 0.45],
        [x + hand * wide * 0.36, foot + 8],
        [x + hand * wide * 0.54, foot + 8],
      ]),
      palette.paper,
      0.85,
    )
  return [
    lamp,
    spray(canvas, { from: [x, foot], to: [x, foot - tall], reach: wide / 2, count: 130, colour: palette.accent, size: 2 }),
    isHome ? reader(canvas, x, foot, wide, tall) : random.chance(0.6) ? curtain(-1) + curtain(1) : '',
  ].join('')
}
