import { clipped, type Canvas } from '../canvas.ts'
import { cone } from '../objects/cone.ts'
import { mix } from '../palettes.ts'
import { arch, circle, ellipse, fill, ground, path, points, polygon, rectangle, row, stroke, times, type Point } from '../shapes.ts'

/** A cinema from the back row. */
export function projector(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const lens: Point = [width * random.between(0.2, 0.26), height * random.between(0.16, 0.34)]
  const [left, right, top, bottom] = [
    width * random.between(0.48, 0.53),
    width * random.between(0.78, 0.83),
    height * 0.16,
    height * random.between(0.66, 0.7),
  ]
  const screen = polygon(points(left, top, right, top - 44, right, bottom + 44, left, bottom))
  return [
    fill(rectangle(0, height * 0.82, width, height), palette.ink),
    fill(screen, palette.light),
    clipped(canvas, screen, random.pick([sunset, peaks, door])(canvas, left, right, bottom)),
    cone(
      canvas,
      lens,
      [
        [left, top],
        [left, bottom],
      ],
      0.24,
    ),
    ...[0, 1, 2].map((line) => seats(canvas, line)),
    fill(circle(...lens, 20), palette.paper),
  ].join('')
}

function seats({ width, height, palette, random }: Canvas, line: number): string {
  const wide = 96 + line * 34
  const colour = mix(palette.deep, palette.ink, 0.25 + line * 0.35)
  return times(Math.ceil(width / wide) + 1, (index) => {
    const [x, y, half] = [index * wide - (line % 2) * wide * 0.5, height * (0.8 + line * 0.085), wide * 0.42]
    const back = path`M${x} ${y + 130}v-100q${half} -58 ${half * 2} 0v100Z`
    const viewer = fill(circle(x + half, y - 22, wide * 0.19) + ellipse(x + half, y + 34, wide * 0.36, 44), palette.ink)
    const edge = path`M${x + 6} ${y + 28}q${half - 6} -52 ${half * 2 - 12} 0`
    return (random.chance(0.4) ? viewer : '') + fill(back, colour) + stroke(edge, mix(colour, palette.tone, 0.5), 3)
  })
}

type Film = (canvas: Canvas, left: number, right: number, bottom: number) => string

const sunset: Film = ({ height, palette, random }, left, right, bottom) => {
  const wave = (lift: number, phase: number) =>
    ground(
      row(9, (_, share) => [left + share * (right - left), bottom - lift + Math.sin(share * 7 + phase) * 26]),
      height,
    )
  const sun = circle((left + right) / 2, height * random.between(0.34, 0.44), height * random.between(0.1, 0.14))
  return fill(sun, palette.accent) + fill(wave(130, 0), palette.tone) + fill(wave(50, 2), palette.deep)
}

const peaks: Film = ({ height, palette, random }, left, right, bottom) => {
  const [middle, top] = [left + (right - left) * random.between(0.35, 0.65), height * 0.3]
  const snow = polygon(points(middle, top, middle + 60, top + 84, middle + 8, top + 60, middle - 50, top + 90))
  return [
    fill(circle(left + (right - left) * 0.8, top, 46), palette.accent),
    fill(polygon(points(middle - 330, height, middle, top, middle + 330, height)), palette.deep),
    fill(snow, palette.paper),
    fill(polygon(points(left - 60, height, left + 90, bottom - 150, left + 400, height)), palette.tone),
  ].join('')
}

const door: Film = ({ palette }, left, right, bottom) => {
  const middle = (left + right) / 2
  return [
    fill(rectangle(left, 0, right - left, bottom + 60), palette.wash),
    fill(arch(middle - 110, bottom + 60, 220, 470), palette.deep),
    fill(arch(middle - 70, bottom + 60, 140, 390), palette.ink),
    fill(circle(middle, bottom - 150, 24) + path`M${middle - 34} ${bottom + 60}q-4 -180 34 -186q38 6 34 186Z`, palette.accent),
  ].join('')
}
