import { clipped, flood, misprint, overprint, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, fill, ground, path, points, polygon, rectangle, row, stroke, times, type Point } from '../shapes.ts'

/** The top of a medieval tower with the square holes of its builders, and swifts around it. */
export function tower(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const wide = width * random.between(0.22, 0.27)
  const left = width * random.between(0.22, 0.3)
  const top = height * random.between(0.17, 0.22)
  return [
    flood(mix(palette.wash, palette.paper, 0.35)),
    spray(canvas, { from: [width / 2, 0], to: [width / 2, height], reach: width / 2, count: 2000, colour: palette.tone }),
    hills(canvas),
    walls(canvas, left, top, wide),
    holes(canvas, left, top + height * 0.16, wide),
    swifts(canvas, [left + wide, top]),
  ].join('')
}

function hills({ width, height, palette, random }: Canvas): string {
  const line = (level: number, rise: number) =>
    ground(
      row(7, (_, along) => [along * width, height * level - random.between(0, rise)]),
      height,
    )
  return fill(line(0.86, 90), mix(palette.tone, palette.wash, 0.35)) + fill(line(0.95, 60), palette.tone)
}

function walls(canvas: Canvas, left: number, top: number, wide: number): string {
  const { height, palette } = canvas
  const front = rectangle(left, top, wide, height)
  const side = rectangle(left + wide, top, wide * 0.42, height)
  const teeth = (from: number, span: number, count: number) =>
    times(count, (index) => rectangle(from + (span / (count * 2 - 1)) * index * 2, top - 62, span / (count * 2 - 1), 64))
  return [
    overprint(fill(rectangle(left - 14, top + 22, wide * 1.42 + 28, height), mix(palette.tone, palette.wash, 0.5))),
    fill(side + teeth(left + wide, wide * 0.42, 3), mix(palette.deep, palette.ink, 0.25)),
    fill(front + teeth(left, wide, 4), mix(palette.tone, palette.accent, 0.18)),
    clipped(
      canvas,
      front,
      courses(left, top, wide, height, mix(palette.tone, palette.deep, 0.35)),
      spray(canvas, { from: [left + wide, height], to: [left, top], reach: height * 0.6, count: 2400, colour: palette.deep }),
    ),
    fill(rectangle(left - 18, top + 34, wide + 18, 20) + rectangle(left + wide, top + 34, wide * 0.42 + 18, 20), palette.paper),
  ].join('')
}

/** The rows of its bricks. */
const courses = (left: number, top: number, wide: number, height: number, colour: string) =>
  times(Math.floor((height - top) / 22), (index) => stroke(path`M${left} ${top + 22 * index}h${wide}`, colour, 1.6, 0.4))

/** Three in a row, the rows as far apart as a bricklayer reaches; somebody lives in one of them. */
function holes(canvas: Canvas, left: number, top: number, wide: number): string {
  const { palette, random } = canvas
  const [rows, columns, size] = [5, 3, 34]
  const home = random.whole(2, 3) * columns + 1
  return times(rows * columns, (index) => {
    const x = left + (wide / columns) * ((index % columns) + 0.5) - size / 2
    const y = top + Math.floor(index / columns) * 150
    const hole = fill(rectangle(x, y, size, size), palette.ink)
    const [cx, cy] = [x + size / 2, y + size / 2]
    return index === home ? misprint(canvas, circle(cx, cy, size * 1.5), palette.accent) + hole + face(canvas, cx, cy) : hole
  })
}

const face = ({ palette }: Canvas, x: number, y: number) => fill(circle(x - 7, y - 2, 4) + circle(x + 7, y - 2, 4), palette.light)

/** Wings like sickles, the near ones large; none before another. Shares of what is free to the right of the tower, and at the end of what is to the left. */
const BEYOND: readonly Point[] = [
  [0.06, 0.02],
  [0.82, 0.12],
  [0.38, 0.27],
  [0.88, 0.4],
  [0.2, 0.48],
  [0.66, 0.62],
]
const BEFORE: readonly Point[] = [
  [0.75, 0.2],
  [0.25, 0.52],
]

function swifts(canvas: Canvas, [x, y]: Point): string {
  const { width, height, palette, random } = canvas
  const flock = (places: readonly Point[], from: number, to: number, first: number) =>
    times(places.length, (index) => {
      const [along, down] = places[index] ?? [0, 0]
      const cx = from + (to - from) * along + random.between(-20, 20)
      const cy = y + height * down + random.between(-20, 20)
      const far = first + index
      return swift(cx, cy, 140 - far * 13, random.between(-35, 35), mix(palette.ink, palette.deep, far / 10))
    })
  return flock(BEYOND, x + width * 0.17, width * 0.96, 0) + flock(BEFORE, width * 0.04, x - width * 0.3, BEYOND.length)
}

function swift(x: number, y: number, reach: number, turn: number, colour: string): string {
  const wing = (hand: number) =>
    path`M${x} ${y}Q${x + hand * reach * 0.45} ${y - reach * 0.42} ${x + hand * reach} ${y + reach * 0.22}Q${x + hand * reach * 0.4} ${y - reach * 0.12} ${x} ${y + reach * 0.16}Z`
  const body = polygon(
    points(
      x,
      y - reach * 0.2,
      x + reach * 0.1,
      y,
      x + reach * 0.13,
      y + reach * 0.45,
      x,
      y + reach * 0.3,
      x - reach * 0.13,
      y + reach * 0.45,
    ),
  )
  return `<g transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${[wing(1), wing(-1), body].map((part) => fill(part, colour)).join('')}</g>`
}
