import { flood, overprint, slipped, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, fill, loop, path, points, polygon, row, stroke, times, turned, type Point } from '../shapes.ts'

/** Painted paper cut with scissors, after Matisse: a large frond in the middle, smaller ones around it. */
export function leaves(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const grounds = [palette.wash, palette.tone, palette.light, palette.paper, mix(palette.wash, palette.paper, 0.5)] as const
  const shift = random.whole(0, 4)
  const ground = (index: number) => grounds[(index + shift) % grounds.length] ?? palette.wash
  const tall = height * random.between(0.8, 0.92)
  const middle: Point = [width * random.between(0.46, 0.54), height * 0.5]
  const around = random.whole(6, 8)
  return [
    flood(palette.paper),
    sheets(canvas, ground),
    overprint(
      times(around, (index) => {
        const angle = (index / around) * 2 * Math.PI + random.between(-0.25, 0.25)
        const at: Point = [
          middle[0] + Math.cos(angle) * width * random.between(0.31, 0.42),
          middle[1] + Math.sin(angle) * height * random.between(0.34, 0.46),
        ]
        const d = random.chance(0.6)
          ? frond(canvas, at, random.between(300, 430), random.whole(3, 4))
          : almond(at, random.between(240, 360))
        const colour = random.pick([palette.deep, palette.tone])
        return turned((angle * 180) / Math.PI + 90 + random.between(-40, 40), at, fill(d, colour))
      }),
    ),
    fruit(canvas, middle),
    turned(random.between(-24, 24), middle, centrepiece(canvas, middle, tall)),
  ].join('')
}

/** The painted sheets the cut-outs are pinned on, none of them quite square. */
function sheets({ width, height, random }: Canvas, ground: (index: number) => string): string {
  const columns = random.whole(2, 3)
  const jog = () => random.between(-16, 16)
  return times(columns, (column) => {
    const [left, right] = [
      (width / columns) * column - (column ? 0 : 40),
      (width / columns) * (column + 1) + (column === columns - 1 ? 40 : 0),
    ]
    const split = height * random.between(0.3, 0.7)
    const sheet = (from: number, to: number): Point[] => [
      [left + jog(), from],
      [right + jog(), from + jog()],
      [right + jog(), to],
      [left + jog(), to + jog()],
    ]
    return fill(polygon(sheet(-20, split)), ground(column * 2)) + fill(polygon(sheet(split, height + 20)), ground(column * 2 + 1))
  })
}

function centrepiece(canvas: Canvas, at: Point, tall: number): string {
  const { palette, random } = canvas
  if (random.chance(0.5)) {
    const echo = frond(canvas, at, tall * 0.5, random.whole(3, 4))
    return (
      fill(frond(canvas, at, tall, random.whole(5, 7)), random.pick([palette.ink, palette.deep])) +
      slipped(canvas, fill(echo, palette.accent))
    )
  }
  const foot: Point = [at[0], at[1] + tall * 0.42]
  const stem = (size: number, lobes: number) => frond(canvas, [foot[0], foot[1] - (tall * size) / 2], tall * size, lobes)
  const [left, right] = random.chance(0.5) ? [palette.deep, palette.tone] : [palette.tone, palette.deep]
  return [
    turned(-random.between(32, 46), foot, fill(stem(0.8, 5), left)),
    overprint(turned(random.between(32, 46), foot, fill(stem(0.76, 4), right))),
    slipped(canvas, fill(stem(0.92, random.whole(4, 6)), palette.accent)),
  ].join('')
}

/** A stem with rounded lobes on both sides; smooth through tip and notch, as scissors turn. */
function frond({ random }: Canvas, [x, y]: Point, tall: number, lobes: number): string {
  const bow = tall * random.between(-0.08, 0.08)
  const spine = (share: number): Point => [x + Math.sin(share * Math.PI) * bow, y + tall / 2 - share * tall]
  const spread = tall * random.between(0.27, 0.34)
  const side = (hand: number) =>
    Array.from({ length: lobes }, (_, index): Point[] => {
      const from = 0.1 + (index / lobes) * 0.78
      const reach = spread * (0.5 + 0.6 * Math.sin((0.15 + (0.8 * index) / lobes) * Math.PI)) * random.between(0.85, 1.12)
      const step = 0.78 / lobes
      const place = (along: number, out: number): Point => {
        const [sx, sy] = spine(from + along * step)
        return [sx + hand * out, sy]
      }
      const thin = tall * 0.022
      return [
        place(0, thin),
        place(0.55, reach * 0.66),
        place(1.1, reach * 0.97),
        place(1.5, reach),
        place(1.5, reach * 0.74),
        place(1.02, reach * 0.26),
      ]
    }).flat()
  const [foot, tip] = [spine(0), spine(1)]
  const width = tall * 0.016
  return loop([
    [foot[0] - width, foot[1]],
    [foot[0] + width, foot[1]],
    ...side(1),
    [tip[0] + width * 2, tip[1] + tall * 0.05],
    tip,
    [tip[0] - width * 2, tip[1] + tall * 0.05],
    ...side(-1).reverse(),
  ])
}

const almond = ([x, y]: Point, tall: number) => loop(points(x, y + tall / 2, x + tall * 0.15, y, x, y - tall / 2, x - tall * 0.15, y))

function fruit(canvas: Canvas, middle: Point): string {
  const { palette, random } = canvas
  const side = random.pick([-1, 1])
  const at: Point = [middle[0] + side * random.between(190, 260), middle[1] + random.between(-240, 240)]
  const berries = row(random.whole(3, 6), (index) => [middle[0] - side * random.between(200, 300), middle[1] - 150 + index * 62])
  return [
    overprint(fill(circle(...at, random.between(62, 92)), palette.accent)),
    berries.map((berry) => fill(circle(...berry, random.between(15, 24)), palette.paper)).join(''),
    stroke(path`M${at[0]} ${at[1] - 60}q${side * 18} -50 ${side * 50} -66`, palette.ink, 7),
  ].join('')
}
