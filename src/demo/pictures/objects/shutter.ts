import type { Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { fill, open, points, rectangle, stroke, times } from '../shapes.ts'

/** One leaf of a louvred shutter. */
export function shutter({ palette }: Canvas, x: number, foot: number, wide: number, tall: number): string {
  const body =
    fill(rectangle(x, foot - tall, wide, tall), palette.deep) +
    fill(rectangle(x + 7, foot - tall + 7, wide - 14, tall - 14), mix(palette.deep, palette.ink, 0.35))
  return (
    body +
    times(Math.floor((tall - 30) / 15), (slat) =>
      stroke(
        open(points(x + 11, foot - tall + 20 + slat * 15, x + wide - 11, foot - tall + 20 + slat * 15)),
        mix(palette.deep, palette.tone, 0.5),
        3,
      ),
    )
  )
}
