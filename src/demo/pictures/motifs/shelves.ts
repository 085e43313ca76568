import { flood, overprint, spray, type Canvas } from '../canvas.ts'
import { ball } from '../objects/ball.ts'
import { tableLamp } from '../objects/tableLamp.ts'
import { vase } from '../objects/vase.ts'
import { mix } from '../palettes.ts'
import { circle, ellipse, fill, rectangle, times, turned, type Point } from '../shapes.ts'

/** A bookcase with a gap in the middle, and something that rests there. */
export function shelves(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const rows = random.whole(2, 3)
  const board = 22
  const wall = random.pick([palette.wash, mix(palette.wash, palette.tone, 0.4), palette.light])
  const middle = rows === 2 ? random.whole(0, 1) : 1
  const lift = rows === 2 ? height * 0.06 : 0
  const tall = (height + 30 - lift) / rows
  return [
    flood(wall),
    spray(canvas, { from: [0, height], to: [width, 0], reach: width, count: 1500, colour: palette.tone }),
    times(rows, (index) => {
      const floor = lift + tall * (index + 1) - 30 - (rows === 2 ? index * 50 : 0)
      const gap =
        index === middle
          ? { at: width * random.between(0.42, 0.54), wide: random.between(250, 330) }
          : { at: width * random.between(0.1, 0.9), wide: random.between(50, 120) }
      return [
        books(canvas, { floor, tall: tall * 0.8, gap, accent: index === middle }),
        index === middle ? object(canvas, [gap.at + gap.wide / 2, floor], tall * 0.6) : '',
        fill(rectangle(-10, floor, width + 20, board), palette.ink),
        fill(rectangle(-10, floor, width + 20, 5), mix(palette.ink, palette.tone, 0.5)),
        overprint(fill(rectangle(-10, floor + board, width + 20, 24), palette.tone, 0.7)),
      ].join('')
    }),
  ].join('')
}

interface Row {
  readonly floor: number
  readonly tall: number
  readonly gap: { at: number; wide: number }
  readonly accent: boolean
}

function books(canvas: Canvas, { floor, tall, gap, accent }: Row): string {
  const { width, palette, random } = canvas
  const cloth = [
    palette.deep,
    palette.tone,
    palette.ink,
    palette.paper,
    mix(palette.deep, palette.tone, 0.5),
    mix(palette.ink, palette.deep, 0.5),
    palette.light,
  ] as const
  let [x, drawing, last] = [-random.between(0, 50), '', -1]
  let red = accent
  while (x < width) {
    const thick = random.between(24, 74)
    if (x + thick > gap.at && x < gap.at + gap.wide) {
      drawing += leaning(canvas, x, floor, tall * random.between(0.7, 0.82), gap.at - x)
      x = gap.at + gap.wide
      if (red) drawing += spine(canvas, x, floor, 58, tall * 0.93, palette.accent)
      x += red ? 58 : 0
      red = false
      continue
    }
    let choice = random.whole(0, cloth.length - 1)
    if (choice === last) choice = (choice + 1) % cloth.length
    last = choice
    drawing += spine(canvas, x, floor, thick, tall * random.between(0.68, 1), cloth[choice] ?? palette.deep)
    x += thick + random.pick([0, 0, 2, 3])
  }
  return drawing
}

function spine(canvas: Canvas, x: number, floor: number, thick: number, tall: number, colour: string): string {
  const { palette, random } = canvas
  const top = floor - tall
  const dark = [palette.deep, palette.ink, palette.accent].includes(colour)
  const foil = dark ? palette.light : palette.ink
  const bands = [
    () =>
      fill(
        rectangle(x, top + tall * 0.1, thick, 5) + rectangle(x, top + tall * 0.13, thick, 3) + rectangle(x, top + tall * 0.86, thick, 5),
        foil,
        0.9,
      ),
    () => fill(rectangle(x + thick * 0.22, top + tall * 0.16, thick * 0.56, tall * 0.24), foil, 0.9),
    () =>
      fill(circle(x + thick / 2, top + tall * 0.82, thick * 0.2), foil, 0.9) +
      fill(rectangle(x + thick * 0.42, top + tall * 0.14, thick * 0.16, tall * 0.4), foil, 0.9),
    () => fill(rectangle(x, top + tall * 0.62, thick, tall * 0.38), mix(colour, foil, 0.35)),
    () => '',
  ]
  const body = rectangle(x, top, thick, tall)
  return fill(body, colour) + (bands[random.whole(0, 4)]?.() ?? '') + fill(rectangle(x + thick - 5, top, 5, tall), palette.ink, 0.28)
}

/** The last book before a gap leans into it. */
function leaning(canvas: Canvas, x: number, floor: number, tall: number, room: number): string {
  const { palette, random } = canvas
  const thick = random.between(34, 50)
  const left = x + Math.min(0, room) + 66
  return turned(
    -random.between(9, 15),
    [left, floor],
    spine(canvas, left, floor, thick, tall, random.pick([palette.tone, palette.light, palette.paper])),
  )
}

function object(canvas: Canvas, [x, floor]: Point, tall: number): string {
  return canvas.random.pick([vase, tableLamp, sphere])(canvas, x + 22, floor, Math.min(tall, 300))
}

const sphere = (canvas: Canvas, x: number, floor: number, tall: number) =>
  overprint(fill(ellipse(x + tall * 0.27, floor - 6, tall * 0.39, 9), canvas.palette.tone)) + ball(canvas, [x, floor], tall * 0.3)
