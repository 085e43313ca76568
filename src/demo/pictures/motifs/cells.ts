import { clipped, flood, spray, type Canvas } from '../canvas.ts'
import { diatom } from '../objects/diatom.ts'
import { mix } from '../palettes.ts'
import { circle, curve, ellipse, fill, loop, open, points, polar, row, stroke, times, turned, type Point } from '../shapes.ts'

/** Under the lens: one large diatom, and what drifts round it. */
export function cells(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const dark = random.chance(0.4)
  const back = dark ? mix(palette.ink, palette.deep, 0.3) : random.pick([palette.wash, mix(palette.wash, palette.paper, 0.6)])
  const centre: Point = [width * random.between(0.45, 0.55), height * random.between(0.46, 0.54)]
  const radius = height * random.between(0.27, 0.33)
  const around = random.whole(9, 11)
  const turn = random.between(0, 6.3)
  const drifting = Array.from({ length: around }, (_, index) => {
    const angle = turn + (index / around) * 2 * Math.PI + random.between(-0.2, 0.2)
    const at: Point = [
      centre[0] + Math.cos(angle) * width * random.between(0.33, 0.45),
      centre[1] + Math.sin(angle) * height * random.between(0.4, 0.52),
    ]
    return random.pick([pennate, amoeba, amoeba, colony])(canvas, at, random.between(90, 170), dark)
  })
  return [
    flood(back),
    fill(circle(...centre, height * 0.56), dark ? palette.deep : palette.paper, 0.6),
    spray(canvas, { from: [width, height], to: [0, 0], reach: width, count: 1700, colour: dark ? palette.deep : palette.tone }),
    ...drifting,
    random.chance(0.5)
      ? diatom(canvas, [centre[0] + random.pick([-1, 1]) * radius * 1.25, centre[1] + random.pick([-1, 1]) * radius * 0.75], radius * 0.5)
      : '',
    diatom(canvas, centre, radius),
  ].join('')
}

type Drifter = (canvas: Canvas, at: Point, size: number, dark: boolean) => string

const pennate: Drifter = (canvas, [x, y], size, dark) => {
  const { palette, random } = canvas
  const body = loop([
    [x - size * 1.25, y],
    [x - size * 0.5, y - size * 0.3],
    [x + size * 0.5, y - size * 0.3],
    [x + size * 1.25, y],
    [x + size * 0.5, y + size * 0.3],
    [x - size * 0.5, y + size * 0.3],
  ])
  const ribs = times(19, (index) =>
    open(points(x - size * 1.1 + index * size * 0.122, y - size * 0.3, x - size * 1.1 + index * size * 0.122, y + size * 0.3)),
  )
  const line = dark ? palette.ink : palette.paper
  return turned(
    random.between(0, 180),
    [x, y],
    fill(body, dark ? palette.tone : palette.deep),
    clipped(canvas, body, stroke(ribs, line, 2.5, 0.8), stroke(open(points(x - size * 1.2, y, x + size * 1.2, y)), line, 6)),
  )
}

const amoeba: Drifter = (canvas, [x, y], size, dark) => {
  const { palette, random } = canvas
  const outline = (scale: number) => row(9, (index) => polar(x, y, size * scale * random.between(0.78, 1.2), (index / 9) * 2 * Math.PI))
  const film = loop(outline(1.05))
  const ink = dark ? palette.wash : random.pick([palette.tone, palette.light, palette.tone])
  const nucleus = polar(x, y, size * 0.3, random.between(0, 6.3))
  return [
    fill(film, ink, dark ? 0.55 : 0.68),
    stroke(loop(outline(0.86)), dark ? palette.paper : palette.deep, 2.5, 0.8),
    fill(circle(...nucleus, size * 0.24), dark ? palette.ink : palette.deep),
    stroke(circle(...nucleus, size * 0.33), dark ? palette.ink : palette.deep, 2),
    fill(
      row(9, () => polar(x, y, size * random.between(0.35, 0.75), random.between(0, 6.3)))
        .map((at) => circle(...at, random.between(3, 8)))
        .join(''),
      dark ? palette.ink : palette.deep,
      0.8,
    ),
  ].join('')
}

/** A chain of beads with its whip. */
const colony: Drifter = ({ palette, random }, [x, y], size, dark) => {
  const bend = random.between(-0.5, 0.5)
  const beads = row(7, (index) => polar(x, y, (index - 3) * size * 0.34, bend + Math.sin(index * 0.5) * 0.25))
  const ink = dark ? palette.light : palette.deep
  const whip = curve(
    row(6, (index) => [(beads[6]?.[0] ?? x) + index * size * 0.16, (beads[6]?.[1] ?? y) + Math.sin(index * 1.2) * size * 0.1]),
  )
  return (
    stroke(whip, ink, 4) +
    beads
      .map(
        ([bx, by], index) =>
          fill(circle(bx, by, size * 0.19), ink) +
          fill(ellipse(bx, by, size * 0.09, size * 0.09), index % 2 ? palette.paper : palette.tone),
      )
      .join('')
  )
}
