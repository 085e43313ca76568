import { clipped, flood, misprint, spray, type Canvas } from '../canvas.ts'
import { campanile } from '../objects/campanile.ts'
import { dome } from '../objects/dome.ts'
import { mix } from '../palettes.ts'
import { circle, fill, path, polygon, rectangle, stroke, times, type Point } from '../shapes.ts'

/** Roofs stepping down towards us under a large disc, a dome or a bell tower among them. */
export function rooftops(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const skyline = height * random.between(0.46, 0.58)
  const sun: Point = [width * random.between(0.36, 0.64), skyline - height * random.between(0.1, 0.22)]
  const rows = random.whole(3, 4)
  return [
    flood(mix(palette.wash, palette.light, random.between(0, 0.6))),
    spray(canvas, { from: [width / 2, 0], to: [width / 2, skyline], reach: width / 2, count: 1700, colour: palette.tone }),
    misprint(canvas, circle(...sun, height * random.between(0.17, 0.26)), palette.accent),
    random.pick([dome, campanile])(canvas, width * random.between(0.44, 0.58), skyline + 60),
    times(rows, (row) => street(canvas, row / (rows - 1), skyline + ((height - skyline) * (row + 0.15)) / rows)),
    birds(canvas, sun),
  ].join('')
}

function street(canvas: Canvas, near: number, eaves: number): string {
  const { width, palette, random } = canvas
  const walls = [
    mix(palette.wash, palette.tone, 0.35 + near * 0.3),
    mix(palette.tone, palette.deep, 0.15 + near * 0.5),
    mix(palette.paper, palette.wash, 0.3 + near * 0.6),
  ] as const
  let [x, drawing] = [-random.between(0, 120), '']
  for (let index = random.whole(0, 2); x < width; index++) {
    const wide = random.between(110, 210) * (1 + near * 0.55)
    drawing += house(canvas, { x, wide, eaves: eaves + random.between(-48, 48), near, wall: walls[index % 3] ?? palette.wash })
    x += wide
  }
  return drawing
}

interface House {
  readonly x: number
  readonly wide: number
  readonly eaves: number
  /** 0 far away, 1 in front of us. */
  readonly near: number
  readonly wall: string
}

function house(canvas: Canvas, { x, wide, eaves, near, wall }: House): string {
  const { height, palette, random } = canvas
  const pitch = random.between(34, 78) * (1 + near * 0.5)
  const roof = mix(palette.deep, palette.ink, near * 0.85)
  const [left, right, ridge] = [x - 9, x + wide + 9, eaves - pitch]
  const kind = random.pick(['gable', 'shed', 'hip', 'hip', 'terrace'] as const)
  const outline: Record<typeof kind, Point[]> = {
    gable: [
      [left, eaves],
      [x + wide / 2, ridge],
      [right, eaves],
    ],
    shed: [
      [left, eaves],
      [left, ridge],
      [right, eaves - pitch * 0.3],
      [right, eaves],
    ],
    hip: [
      [left, eaves],
      [x + wide * 0.16, ridge],
      [x + wide * 0.84, ridge],
      [right, eaves],
    ],
    terrace: [
      [left, eaves],
      [left, eaves - 14],
      [right, eaves - 14],
      [right, eaves],
    ],
  }
  const d = polygon(outline[kind])
  const tiles = mix(roof, palette.wash, 0.4)
  return [
    chimney(canvas, x + wide * random.between(0.2, 0.34), kind === 'terrace' ? eaves : ridge + pitch * 0.5, pitch, roof),
    random.chance(0.4) ? antenna(canvas, x + wide * random.between(0.55, 0.75), kind === 'terrace' ? eaves : ridge + pitch * 0.3) : '',
    fill(rectangle(x, eaves - 2, wide, height), wall),
    fill(rectangle(x + wide * 0.8, eaves - 2, wide * 0.2, height), palette.ink, 0.16),
    windows(canvas, x, eaves, wide),
    fill(d, roof),
    clipped(
      canvas,
      d,
      times(Math.ceil(pitch / 13), (row) => stroke(path`M${left} ${eaves - row * 13}h${wide + 18}`, tiles, 1.8, 0.5)),
    ),
    fill(rectangle(x, eaves, wide, 12), palette.ink, 0.22),
  ].join('')
}

function windows({ palette, random }: Canvas, x: number, eaves: number, wide: number): string {
  const columns = Math.floor(wide / 62)
  const bay = wide / columns
  return times(columns * 2, (index) => {
    if (random.chance(0.25)) return ''
    const [cx, y] = [x + bay * ((index % columns) + 0.5), eaves + 42 + Math.floor(index / columns) * 92]
    return fill(rectangle(cx - 12, y, 24, 40), random.chance(0.16) ? palette.light : palette.ink, 0.88)
  })
}

function chimney({ palette, random }: Canvas, x: number, y: number, pitch: number, colour: string): string {
  const tall = pitch * random.between(0.9, 1.3)
  return fill(rectangle(x, y - tall, 26, tall + 10), mix(colour, palette.tone, 0.4)) + fill(rectangle(x - 5, y - tall - 8, 36, 9), colour)
}

function antenna({ palette, random }: Canvas, x: number, y: number): string {
  const tall = random.between(70, 120)
  const bars = times(3, (index) => path`M${x - 22 + index * 5} ${y - tall + index * 14}h${44 - index * 10}`)
  return stroke(path`M${x} ${y}v${-tall}` + bars, palette.ink, 3)
}

function birds({ palette, random }: Canvas, [x, y]: Point): string {
  return times(random.whole(3, 6), () => {
    const [bx, by, wing] = [x + random.between(-330, 330), y - random.between(60, 230), random.between(12, 20)]
    return stroke(
      path`M${bx - wing} ${by - wing * 0.4}q${wing * 0.6} ${-wing * 0.3} ${wing} ${wing * 0.5}q${wing * 0.4} ${-wing * 0.8} ${wing} ${-wing * 0.5}`,
      palette.ink,
      4,
    )
  })
}
