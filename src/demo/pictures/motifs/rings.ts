import { clipped, flood, misprint, overprint, slipped, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, fill, open, polar, polygon, rectangle, stroke, times, turned, type Point } from '../shapes.ts'

/** Sound seen: a record on its plate, or two sources whose waves cross. */
export function rings(canvas: Canvas): string {
  return canvas.random.chance(0.5) ? record(canvas) : ripples(canvas)
}

function record(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const centre: Point = [width * random.between(0.42, 0.55), height * random.between(0.47, 0.55)]
  const radius = height * random.between(0.39, 0.46)
  const back = random.pick([palette.wash, palette.light, palette.tone])
  const facing = random.between(0, 3.1)
  const disc = circle(...centre, radius)
  const glare = (at: number, open: number) =>
    polygon([centre, polar(...centre, radius * 1.1, at - open), polar(...centre, radius * 1.1, at + open)])
  return [
    flood(back),
    fill(
      random.chance(0.5) ? rectangle(0, height * 0.62, width, height) : rectangle(width * 0.6, 0, width, height),
      mix(back, palette.paper, 0.6),
    ),
    random.chance(0.5) ? sleeve(canvas, centre, radius) : '',
    overprint(fill(circle(centre[0] + 26, centre[1] + 34, radius), palette.tone)),
    fill(disc, palette.ink),
    clipped(
      canvas,
      disc,
      fill(glare(facing, 0.24) + glare(facing + Math.PI, 0.24), palette.deep),
      fill(glare(facing, 0.1) + glare(facing + Math.PI, 0.1), mix(palette.deep, palette.tone, 0.5)),
    ),
    grooves(canvas, centre, radius),
    misprint(canvas, circle(...centre, radius * 0.34), palette.accent),
    clipped(
      canvas,
      circle(...centre, radius * 0.34),
      spray(canvas, {
        from: [centre[0] + radius * 0.4, centre[1] + radius * 0.3],
        to: centre,
        reach: radius * 0.5,
        count: 600,
        colour: mix(palette.accent, palette.ink, 0.5),
      }),
    ),
    fill(circle(...centre, radius * 0.18), palette.light),
    fill(circle(...centre, radius * 0.03), palette.ink),
    tonearm(canvas, centre, radius),
  ].join('')
}

/** Fine lines in groups, with the dark pauses between tracks. */
function grooves({ palette, random }: Canvas, centre: Point, radius: number): string {
  let [drawing, at] = ['', radius * 0.4]
  while (at < radius * 0.97) {
    const until = Math.min(radius * 0.97, at + radius * random.between(0.07, 0.17))
    for (; at < until; at += random.between(5, 8))
      drawing += stroke(circle(...centre, at), palette.wash, random.between(0.7, 1.7), random.between(0.25, 0.6))
    at += 13
  }
  return drawing
}

function tonearm({ palette, random, width }: Canvas, [x, y]: Point, radius: number): string {
  const pivot: Point = [Math.min(x + radius * 1.22, width - 90), y - radius * 0.72]
  const needle = polar(x, y, radius * random.between(0.55, 0.8), random.between(0.25, 0.7))
  const elbow: Point = [pivot[0] + 6, needle[1] - radius * 0.28]
  const arm = open([[pivot[0], pivot[1] - 70], pivot, elbow, needle])
  return [
    overprint(`<g transform="translate(14 20)">${stroke(arm, palette.tone, 15)}${fill(circle(...pivot, 56), palette.tone)}</g>`),
    fill(circle(...pivot, 56), palette.paper),
    stroke(arm, palette.paper, 15),
    fill(circle(...pivot, 26), palette.deep),
    stroke(open([[needle[0] + 14, needle[1] - 16], needle]), palette.ink, 24),
  ].join('')
}

function ripples(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const apart = width * random.between(0.12, 0.19)
  const tilt = random.between(-0.6, 0.6)
  const one = polar(width / 2, height / 2, apart, Math.PI + tilt)
  const two = polar(width / 2, height / 2, apart, tilt)
  const step = random.between(58, 78)
  const count = random.whole(5, 8)
  const waves = (centre: Point, colour: string) =>
    times(count, (ring) => stroke(circle(...centre, step * (ring + 1.1)), colour, step * (0.66 - (ring / count) * 0.44)))
  return [
    flood(random.pick([palette.paper, mix(palette.wash, palette.paper, 0.5), palette.wash])),
    fill(circle(width / 2, height / 2, height * 0.46), palette.light, 0.55),
    spray(canvas, { from: [width / 2, height], to: [width / 2, 0], reach: width / 2, count: 1600, colour: palette.tone }),
    overprint(waves(one, palette.deep)),
    overprint(slipped(canvas, waves(two, palette.tone))),
    misprint(canvas, circle(...one, step * 0.62), palette.accent),
    fill(circle(...two, step * 0.62), palette.ink),
  ].join('')
}

/** The cover, half under the record. */
function sleeve({ palette, random }: Canvas, [x, y]: Point, radius: number): string {
  const [side, turn] = [radius * 1.9, random.between(-7, 7)]
  const [left, top] = [x - radius * 1.42, y - side / 2]
  const cover =
    fill(rectangle(left, top, side, side), palette.deep) +
    fill(circle(left + side * 0.2, top + side * 0.8, side * 0.14), palette.light, 0.9)
  return turned(turn, [x, y], overprint(fill(rectangle(left + 14, top + 20, side, side), palette.tone)), cover)
}
