import { clipped, flood, misprint, overprint, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, fill, ground, loop, path, points, polar, polygon, rectangle, row, stroke, times, type Point } from '../shapes.ts'

/** Hills under a haloed moon; somebody is still awake. */
export function night(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const moon: Point = [width * random.between(0.36, 0.64), height * random.between(0.22, 0.38)]
  const radius = height * random.between(0.08, 0.17)
  const ranges = random.whole(3, 5)
  const skyline = height * random.between(0.5, 0.62)
  const home = random.whole(1, ranges - 2)
  return [
    flood(mix(palette.ink, palette.deep, 0.25)),
    times(4, (halo) => fill(circle(...moon, radius * (5.6 - halo * 1.15)), palette.deep, 0.3)),
    stars(canvas, moon, radius * 1.7),
    moonDisc(canvas, moon, radius),
    times(ranges, (range) => hill(canvas, { range, ranges, skyline, lived: range === home, moon })),
  ].join('')
}

function moonDisc(canvas: Canvas, moon: Point, radius: number): string {
  const { palette, random } = canvas
  const disc = circle(...moon, radius)
  if (random.chance(0.5)) {
    const craters = row(5, () => polar(...moon, radius * random.between(0, 0.7), random.between(0, 6.3)))
    const shade = spray(canvas, {
      from: [moon[0] + radius, moon[1] + radius],
      to: moon,
      reach: radius * 1.4,
      count: 700,
      colour: palette.tone,
    })
    return (
      fill(disc, palette.light) +
      clipped(canvas, disc, ...craters.map((at) => fill(circle(...at, radius * random.between(0.08, 0.22)), palette.wash)), shade)
    )
  }
  const side = random.pick([-1, 1])
  const dark = circle(moon[0] + radius * 0.5 * side, moon[1] - radius * 0.22, radius * 0.95)
  return fill(disc, palette.light) + clipped(canvas, disc, fill(dark, mix(palette.ink, palette.deep, 0.72)))
}

function stars({ width, height, palette, random }: Canvas, moon: Point, clear: number): string {
  const places = row(random.whole(110, 170), () => [
    random.between(0, width),
    height * random.between(0, 1) * random.between(0.3, 0.7),
  ]).filter(([x, y]) => Math.hypot(x - moon[0], y - moon[1]) > clear)
  const dots = fill(places.map(([x, y]) => circle(x, y, random.between(0.8, 2.6))).join(''), palette.paper)
  const bright = places.slice(0, 7).map(([x, y]) => {
    const reach = random.between(9, 17)
    return polygon(row(8, (index) => polar(x, y, index % 2 ? reach * 0.2 : reach, (index * Math.PI) / 4)))
  })
  return dots + fill(bright.join(''), palette.light)
}

interface Hill {
  readonly range: number
  readonly ranges: number
  readonly skyline: number
  readonly lived: boolean
  readonly moon: Point
}

function hill(canvas: Canvas, { range, ranges, skyline, lived, moon }: Hill): string {
  const { width, height, palette, random } = canvas
  const share = range / (ranges - 1)
  const base = skyline + (height * 0.92 - skyline) * share
  const rise = random.between(34, 78)
  const phase = random.between(0, 6.3)
  const rhythm = random.between(0.6, 1.3)
  const crest = (x: number) =>
    base + Math.sin((x / width) * 6.28 * rhythm + phase) * rise + Math.sin((x / width) * 15 * rhythm + phase * 3) * rise * 0.22
  const body = ground(
    row(26, (_, along) => [along * width, crest(along * width)]),
    height + 20,
  )
  const colour = share < 0.5 ? mix(palette.tone, palette.deep, 0.35 + share * 1.3) : mix(palette.deep, palette.ink, share * 1.7 - 0.8)
  const place = width * random.between(0.4, 0.6)
  return [
    fill(body, colour),
    clipped(
      canvas,
      body,
      spray(canvas, {
        from: [moon[0], base - rise * 1.3],
        to: [moon[0], base + 120],
        reach: width,
        count: 1100,
        colour: mix(colour, palette.wash, 0.45),
        size: 2.2,
      }),
    ),
    lived ? house(canvas, place, crest(place)) : '',
    range > 0 ? cypresses(canvas, crest, lived ? place : undefined) : '',
  ].join('')
}

function cypresses({ width, palette, random }: Canvas, crest: (x: number) => number, house: number | undefined): string {
  const start = house === undefined ? width * random.between(0.05, 0.85) : house + random.pick([-220, 84])
  return times(random.whole(2, 5), (index) => {
    const x = start + index * random.between(20, 34)
    const [y, tall] = [crest(x) + 6, random.between(60, 125)]
    return fill(loop(points(x, y, x - 11, y - tall * 0.3, x, y - tall, x + 11, y - tall * 0.3)), palette.ink)
  })
}

function house(canvas: Canvas, x: number, y: number): string {
  const { palette } = canvas
  return [
    overprint(fill(polygon(points(x - 50, y + 8, x + 50, y + 8, x + 190, y + 62, x + 70, y + 62)), palette.deep, 0.5)),
    fill(rectangle(x - 48, y - 46, 96, 58), palette.wash),
    fill(rectangle(x + 12, y - 46, 36, 58), palette.tone),
    fill(polygon(points(x - 58, y - 44, x - 34, y - 76, x + 40, y - 76, x + 58, y - 44)), palette.ink),
    misprint(canvas, rectangle(x - 22, y - 30, 18, 24), palette.accent),
    stroke(path`M${x + 26} ${y - 76}v-22`, palette.ink, 9),
  ].join('')
}
