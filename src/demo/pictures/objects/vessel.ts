import { clipped, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { curve, ellipse, fill, loop, rectangle, type Point } from '../shapes.ts'

/** Half an outline from foot to lip, as [radius, height] pairs: what a potter's rib would follow. */
export type Profile = readonly Point[]

/** A thing turned on the wheel that stands at [x, foot], shaded on the right. */
export function vessel(canvas: Canvas, [x, foot]: Point, profile: Profile, colour: string): string {
  const { palette } = canvas
  const right = profile.map(([radius, up]): Point => [x + radius, foot - up])
  const left = profile.map(([radius, up]): Point => [x - radius, foot - up]).reverse()
  const body = `${curve(right)}L${curve(left).slice(1)}Z`
  const [wide, tall, lip] = [Math.max(...profile.map(([radius]) => radius)), profile.at(-1)?.[1] ?? 0, profile.at(-1)?.[0] ?? 0]
  return [
    castShade(canvas, [x, foot], wide, tall * 0.7),
    fill(body, colour),
    clipped(
      canvas,
      body,
      fill(rectangle(x + wide * 0.36, foot - tall - 10, wide, tall + 20), palette.ink, 0.2),
      spray(canvas, {
        from: [x + wide, foot],
        to: [x - wide, foot],
        reach: tall * 1.2,
        count: Math.round(tall * 1.3),
        colour: mix(colour, palette.ink, 0.6),
        size: 2,
      }),
    ),
    fill(ellipse(x, foot - tall, lip, Math.max(4, lip * 0.2)), mix(colour, palette.ink, 0.55)),
  ].join('')
}

/** The shade a thing throws on the table, towards the right. */
export function castShade({ palette }: Canvas, [x, foot]: Point, wide: number, long: number): string {
  const end = x + wide + long
  const outline: Point[] = [
    [x - wide * 0.9, foot - 4],
    [x, foot - 16],
    [end, foot + long * 0.1],
    [end - long * 0.06, foot + long * 0.1 + 24],
    [x, foot + 14],
  ]
  return fill(loop(outline), mix(palette.tone, palette.deep, 0.4), 0.6)
}
