import { clipped, flood, misprint, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, curve, fill, ground, loop, open, polar, polygon, row, stroke, times, type Point } from '../shapes.ts'

/** Layers of rock, broken by a fault, that keep an ammonite. */
export function strata(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const { wash, tone, deep, light, paper, ink } = palette
  const order = [tone, wash, deep, light, mix(tone, deep, 0.5), paper, mix(deep, ink, 0.5), tone, wash, deep, ink, mix(deep, ink, 0.7)]
  const start = random.whole(0, 2)
  const fault = width * random.pick([random.between(0.14, 0.26), random.between(0.74, 0.86)])
  const drop = random.between(45, 110) * random.pick([-1, 1])
  const [tilt, rhythm, phase] = [random.between(-90, 90), random.between(0.5, 1.1), random.between(0, 6.3)]
  const fold = random.between(24, 70)
  const bed = (base: number, rough: number, wobble: number): Point[] =>
    row(26, (_, share) => {
      const x = share * (width + 40) - 20
      const slide = 1 / (1 + Math.exp((fault - x) / 7))
      return [
        x,
        base + tilt * (share - 0.5) + Math.sin(share * 6.28 * rhythm + phase) * fold + Math.sin(share * 31 + wobble) * rough + slide * drop,
      ]
    })
  let depth = height * random.between(0.14, 0.22)
  const layers: string[] = []
  for (let index = 0; depth < height + 120; index++) {
    const thick = random.between(42, 150)
    const points = bed(depth, random.between(2, 9), random.between(0, 6.3))
    layers.push(layer(canvas, points, thick, order[(index + start) % order.length] ?? tone, index))
    depth += thick
  }
  const centre: Point = [width * random.between(0.44, 0.56), height * random.between(0.52, 0.6)]
  return [flood(mix(wash, paper, 0.5)), sun(canvas), ...layers, ammonite(canvas, centre, height * random.between(0.26, 0.31))].join('')
}

function sun({ width, palette, random }: Canvas): string {
  return fill(circle(width * random.between(0.3, 0.7), 90, random.between(44, 70)), palette.accent)
}

function layer(canvas: Canvas, points: readonly Point[], thick: number, colour: string, index: number): string {
  const { width, height, palette } = canvas
  const body = ground(points, height + 200)
  const top = points[13]?.[1] ?? 0
  const line = mix(colour, colour === palette.ink || colour === palette.deep ? palette.paper : palette.ink, 0.45)
  const shifted = (by: number) => curve(points.map(([x, y]): Point => [x, y + by]))
  const textures = [
    () =>
      clipped(
        canvas,
        body,
        spray(canvas, { from: [width / 2, top - 60], to: [width / 2, top + thick * 1.5], reach: width / 2, count: 600, colour: line }),
      ),
    () => times(Math.floor(thick / 21), (index) => stroke(shifted(13 + index * 19), line, 1.6, 0.7)),
    () => pebbles(canvas, points, thick, line),
    () => '',
  ]
  return (
    fill(body, colour) + (textures[index % 4]?.() ?? '') + stroke(curve(points), palette.ink, index === 0 ? 5 : 1.5, index === 0 ? 1 : 0.4)
  )
}

function pebbles({ random }: Canvas, points: readonly Point[], thick: number, colour: string): string {
  const stones = Array.from({ length: 46 }, () => {
    const [x, y] = points[random.whole(0, points.length - 1)] ?? [0, 0]
    const [cx, cy, size] = [x + random.between(-22, 22), y + thick * random.between(0.25, 0.75), random.between(4, 11)]
    return loop(row(6, (index) => polar(cx, cy, size * random.between(0.7, 1.2), index)))
  })
  return fill(stones.join(''), colour, 0.75)
}

/** A logarithmic spiral with its ribs. */
function ammonite(canvas: Canvas, centre: Point, radius: number): string {
  const { palette, random } = canvas
  const [turns, facing] = [random.between(2.6, 3.4), random.between(0, 6.3)]
  const hand = random.pick([-1, 1])
  const shellInk = random.pick([palette.accent, palette.light, palette.accent])
  const end = turns * 2 * Math.PI
  const growth = Math.log(11) / end
  const on = (angle: number, scale = 1): Point => polar(...centre, radius * scale * Math.exp(growth * (angle - end)), facing + hand * angle)
  const inner = Math.exp(-growth * 2 * Math.PI)
  const spiral = row(90, (_, share) => on(share * end))
  const lip = (angle: number) => row(5, (_, share) => on(angle + Math.sin(share * Math.PI) * 0.1, inner + (1 - inner) * share))
  const shell = polygon([...row(60, (_, share) => on(end - 2 * Math.PI * (1 - share))), ...lip(end).reverse()])
  const nodule = loop(row(11, (index) => polar(...centre, radius * random.between(1.12, 1.32), (index / 11) * 2 * Math.PI)))
  const ribs = times(Math.round(turns * 17), (index) => {
    const angle = (index / Math.round(turns * 17)) ** 0.8 * end
    const bow = row(5, (_, share) => on(angle + Math.sin(share * Math.PI) * 0.1, inner + (1 - inner) * (0.12 + share * 0.82)))
    return stroke(curve(bow), palette.ink, 1.5 + (index / (turns * 17)) * 5)
  })
  return [
    fill(nodule, palette.ink),
    fill(nodule, palette.paper, 0.12),
    clipped(
      canvas,
      nodule,
      spray(canvas, {
        from: [centre[0] + radius * 1.3, centre[1] + radius],
        to: [centre[0] - radius, centre[1] - radius],
        reach: radius * 1.7,
        count: 700,
        colour: palette.tone,
      }),
    ),
    misprint(canvas, shell, shellInk),
    clipped(
      canvas,
      shell,
      spray(canvas, {
        from: [centre[0] + radius, centre[1] + radius],
        to: centre,
        reach: radius * 1.5,
        count: 1500,
        colour: mix(shellInk, palette.ink, 0.5),
      }),
    ),
    ribs,
    stroke(open(spiral), palette.ink, 5),
    fill(circle(...centre, radius * 0.09), palette.ink),
  ].join('')
}
