import type { Canvas } from '../canvas.ts'
import { ellipse, fill, stroke, type Point } from '../shapes.ts'
import { castShade, vessel } from './vessel.ts'

/** A coffee cup on its saucer. */
export function cup(canvas: Canvas, [x, foot]: Point): string {
  const { palette } = canvas
  return [
    castShade(canvas, [x, foot + 8], 96, 40),
    fill(ellipse(x, foot + 4, 114, 20), palette.tone),
    fill(ellipse(x, foot - 3, 114, 18), palette.paper),
    stroke(ellipse(x - 70, foot - 54, 26, 24), palette.paper, 11),
    vessel(
      canvas,
      [x, foot],
      [
        [34, 0],
        [56, 34],
        [68, 92],
      ],
      palette.paper,
    ),
    fill(ellipse(x, foot - 92, 68, 15), palette.wash),
    fill(ellipse(x, foot - 89, 56, 10), palette.ink),
  ].join('')
}
