import { clipped, flood, misprint, overprint, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, curve, fill, ground, loop, path, points, polygon, rectangle, row, stroke, times, type Point } from '../shapes.ts'

/** Bands of waves under a low disc, its light broken on the water. */
export function sea(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const horizon = height * random.between(0.36, 0.56)
  const radius = height * random.between(0.11, 0.19)
  const sun: Point = [width * random.between(0.4, 0.6), horizon - radius * random.between(-0.1, 1.25)]
  const nocturne = random.chance(0.35)
  const sky = rectangle(0, 0, width, horizon + 6)
  const bands = random.chance(0.5) ? random.whole(4, 5) : random.whole(8, 10)
  const swell = bands < 6
  return [
    flood(nocturne ? mix(palette.deep, palette.ink, 0.35) : mix(palette.wash, palette.paper, 0.25)),
    fill(circle(...sun, radius * 2.5), nocturne ? palette.tone : palette.light, nocturne ? 0.25 : 0.35),
    fill(circle(...sun, radius * 1.7), nocturne ? palette.tone : palette.light, nocturne ? 0.3 : 0.45),
    clipped(
      canvas,
      sky,
      spray(canvas, { from: [width / 2, 0], to: [width / 2, horizon], reach: width / 2, count: 2200, colour: palette.tone }),
    ),
    nocturne ? fill(circle(...sun, radius), palette.light) : misprint(canvas, circle(...sun, radius), palette.accent),
    times(random.whole(2, 4), () => cloud(canvas, horizon, nocturne ? palette.deep : palette.paper)),
    fill(rectangle(0, horizon, width, height - horizon), mix(palette.tone, palette.wash, 0.35)),
    glints(canvas, sun[0], radius, horizon, horizon + (height - horizon) * 0.16),
    random.chance(0.6)
      ? boat(canvas, sun[0] + radius * random.pick([-1.5, -1.1, 1.1, 1.5]), horizon)
      : rock(canvas, sun[0], radius, horizon),
    times(bands, (band) => wave(canvas, { horizon, share: (band + 1) / (bands + 1), swell, glint: [sun[0], radius] })),
  ].join('')
}

interface Wave {
  readonly horizon: number
  /** 0 at the horizon, 1 at our feet. */
  readonly share: number
  readonly swell: boolean
  readonly glint: Point
}

function wave(canvas: Canvas, { horizon, share, swell, glint: [x, radius] }: Wave): string {
  const { width, height, palette, random } = canvas
  const top = horizon + (height - horizon) * share ** 1.35
  const rise = (swell ? 44 : 15) * (0.35 + share)
  const crests = swell ? random.between(1.2, 2.4) : random.between(2.5, 5)
  const phase = random.between(0, 6.3)
  const points = row(24, (_, along) => [
    along * (width + 80) - 40,
    top + Math.sin(along * crests * 6.28 + phase) * rise + Math.sin(along * crests * 2.3 + phase * 2) * rise * 0.6,
  ])
  const colour = share < 0.5 ? mix(palette.tone, palette.deep, share * 2) : mix(palette.deep, palette.ink, share * 1.6 - 0.8)
  const lifted = (by: number) => curve(points.map(([px, py]): Point => [px, py + by]))
  const body = ground(points, height + 60)
  const depth = (height - horizon) * 0.3 * share
  return [
    fill(body, colour),
    swell ? stroke(lifted(16 + share * 12), palette.paper, 2.5, 0.55) + stroke(lifted(30 + share * 26), palette.paper, 1.6, 0.35) : '',
    clipped(
      canvas,
      body,
      spray(canvas, { from: [width / 2, top], to: [width / 2, top + 90], reach: width / 2, count: 420, colour: palette.wash, size: 2 }),
    ),
    glints(canvas, x, radius * (1 - share * 0.25), top + rise * 1.5 + 6, top + rise + depth + 20),
  ].join('')
}

/** The broken reflection: flat lenses of light, wider and rarer as they come near. */
function glints({ palette, random }: Canvas, x: number, radius: number, from: number, to: number): string {
  const lenses = row(Math.max(2, Math.round((to - from) / 22)), (_, share) => [
    x + random.between(-0.5, 0.5) * radius,
    from + (to - from) * share,
  ])
  return fill(
    lenses.map(([cx, cy]) => lens(cx, cy, radius * random.between(0.25, 0.95), random.between(3, 6))).join(''),
    palette.light,
    0.92,
  )
}

const lens = (x: number, y: number, reach: number, thick: number) =>
  loop(points(x - reach, y, x, y - thick, x + reach, y + 1, x, y + thick))

function cloud({ width, random }: Canvas, horizon: number, colour: string): string {
  const [x, y] = [width * random.between(0.05, 0.95), horizon * random.between(0.18, 0.8)]
  return fill(lens(x, y, width * random.between(0.12, 0.26), random.between(8, 17)), colour, 0.85)
}

function boat({ palette, random }: Canvas, x: number, y: number): string {
  const [tall, lean] = [random.between(80, 125), random.pick([-1, 1])]
  const hull = polygon(points(x - 46, y - 4, x + 46, y - 4, x + 30, y + 14, x - 34, y + 14))
  const main = polygon(points(x + 3 * lean, y - 12, x + 3 * lean, y - tall, x + 48 * lean, y - 14))
  const jib = polygon(points(x - 5 * lean, y - 14, x - 2 * lean, y - tall * 0.86, x - 34 * lean, y - 14))
  return fill(main, palette.paper) + fill(jib, palette.accent) + fill(hull, palette.ink) + stroke(path`M${x} ${y}v${-tall}`, palette.ink, 3)
}

function rock({ palette, random }: Canvas, x: number, radius: number, y: number): string {
  const [foot, reach, tall] = [x + radius * random.pick([-1.4, 1.4]), random.between(110, 170), random.between(90, 150)]
  const points: Point[] = [
    [foot - reach, y + 4],
    [foot - reach * 0.6, y - tall * 0.45],
    [foot - reach * 0.2, y - tall],
    [foot + reach * 0.3, y - tall * 0.7],
    [foot + reach * 0.55, y - tall * 0.3],
    [foot + reach, y + 4],
  ]
  return (
    overprint(fill(polygon(points), palette.deep)) +
    fill(polygon([[foot - reach * 0.2, y - tall], ...points.slice(3), [foot - reach * 0.05, y + 4]]), palette.ink)
  )
}
