import { clipped, flood, misprint, spray, type Canvas } from '../canvas.ts'
import { isolines, type Field } from '../isolines.ts'
import { mix } from '../palettes.ts'
import { circle, curve, fill, loop, open, points, polygon, row, stroke, times, type Point } from '../shapes.ts'

const levels = 11

/** A map: tinted heights, a river in its valley, a path to the place marked. */
export function contours(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const peak: Point = [width * random.between(0.4, 0.6), height * random.between(0.38, 0.58)]
  const side = random.pick([-1, 1])
  const [swing, phase, across] = [random.between(60, 120), random.between(0, 6.3), random.between(0.2, 0.27)]
  const river = (share: number): Point => [
    peak[0] + side * width * across + Math.sin(share * 7 + phase) * swing + (share - 0.5) * width * 0.2 * side,
    share * (height + 80) - 40,
  ]
  const lines = isolinesOf(canvas, peak, river)
  const low = random.chance(0.5) ? palette.wash : mix(palette.wash, palette.light, 0.6)
  const tint = (share: number) => (share < 0.5 ? mix(low, palette.tone, share * 2) : mix(palette.tone, palette.deep, share * 2 - 1))
  const course = curve(row(16, (_, share) => river(share)))
  const flag: Point = [peak[0] + random.between(-30, 30), peak[1] + random.between(-20, 20)]
  return [
    flood(mix(palette.paper, low, 0.35)),
    ...lines.map((level, index) => heightBand(level, tint(index / levels), palette.ink, index % 4 === 3)),
    clipped(
      canvas,
      lines[2] ?? '',
      spray(canvas, { from: [width, height], to: [0, 0], reach: width, count: 2200, colour: palette.ink, size: 2 }),
    ),
    stroke(course, palette.paper, 34),
    stroke(course, palette.deep, 20),
    stroke(course, mix(palette.deep, palette.paper, 0.5), 2.5),
    grid(canvas),
    track(canvas, flag, river(random.between(0.25, 0.75))),
    marker(canvas, flag),
  ].join('')
}

function isolinesOf({ width, height, random }: Canvas, peak: Point, river: (share: number) => Point): string[] {
  const cell = 20
  const hills = [
    { at: peak, high: 1.15, wide: random.between(210, 270) },
    ...row(random.whole(4, 6), () => [random.between(0, width), random.between(0, height)]).map((at) => ({
      at,
      high: random.between(0.3, 0.75),
      wide: random.between(130, 260),
    })),
  ]
  const [stretch, wave] = [random.between(0.75, 1.3), random.between(0, 6.3)]
  const ground = (column: number, line: number) => {
    const [x, y] = [column * cell, line * cell]
    const rough = Math.sin(x / 83 + wave + y / 140) * 0.035 + Math.sin(y / 61 + wave * 2 - x / 190) * 0.035
    const [riverX] = river((y + 40) / (height + 80))
    const valley = Math.exp(-(((x - riverX) / 95) ** 2))
    const land = hills.reduce(
      (sum, { at, high, wide }) => sum + high * Math.exp(-(((x - at[0]) / (wide * stretch)) ** 2 + ((y - at[1]) / wide) ** 2)),
      0,
    )
    return (land + rough + 0.08) * (1 - valley * 0.85)
  }
  const [columns, rows] = [Math.ceil(width / cell) + 3, Math.ceil(height / cell) + 3]
  const heights = Float64Array.from({ length: columns * rows }, (_, index) => ground(index % columns, Math.floor(index / columns)))
  const field: Field = { columns, rows, cell, height: (column, line) => heights[line * columns + column] ?? 0 }
  return Array.from({ length: levels }, (_, index) =>
    isolines(field, 0.1 + index * 0.1)
      .map((line) => loop(thinned(line)))
      .join(''),
  )
}

/** Fill and line in one element: the path is the long part. */
const heightBand = (d: string, colour: string, ink: string, isMain: boolean) =>
  `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="${isMain ? 3.2 : 1.4}" stroke-opacity="${isMain ? 0.75 : 0.45}"/>`

const thinned = (line: readonly Point[]) => (line.length > 24 ? line.filter((_, index) => index % 2 === 0) : line)

function grid({ width, palette }: Canvas): string {
  const crosses = times(Math.ceil(width / 250) * 4, (index) => {
    const [x, y] = [125 + Math.floor(index / 4) * 250, 125 + (index % 4) * 250]
    return open(points(x - 11, y, x + 11, y)) + open(points(x, y - 11, x, y + 11))
  })
  return stroke(crosses, palette.ink, 2, 0.7)
}

function track({ palette, random }: Canvas, from: Point, to: Point): string {
  const bow = random.between(-110, 110)
  const steps = row(7, (_, share) => [
    from[0] + (to[0] - from[0]) * share + Math.sin(share * 9) * 22,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * bow,
  ])
  return (
    `<g stroke-dasharray="2 15">${stroke(curve(steps), palette.ink, 7)}</g>` +
    fill(circle(...to, 13), palette.paper) +
    stroke(circle(...to, 13), palette.ink, 4)
  )
}

/** A triangulation point, as surveyors print it. */
function marker(canvas: Canvas, [x, y]: Point): string {
  const { palette } = canvas
  return [
    misprint(canvas, circle(x, y, 74), palette.accent),
    stroke(circle(x, y, 94), palette.paper, 4),
    fill(polygon(points(x, y - 40, x + 36, y + 24, x - 36, y + 24)), palette.paper),
    fill(circle(x, y + 3, 8), palette.ink),
  ].join('')
}
