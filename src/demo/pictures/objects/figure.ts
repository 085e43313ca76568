import { misprint, overprint, type Canvas } from '../canvas.ts'
import { ellipse, fill, loop, polygon, type Point } from '../shapes.ts'

/** A passer-by who is mostly shadow. `sun` is the side the light comes from: 1 for the right. */
export function figure(canvas: Canvas, [x, y]: Point, size: number, sun: 1 | -1): string {
  const { palette } = canvas
  const s = 24 * size
  const cloak: Point[] = [
    [x - s * 0.5, y],
    [x - s * 0.38, y - s * 2.9],
    [x, y - s * 3.36],
    [x + s * 0.38, y - s * 2.9],
    [x + s * 0.5, y],
  ]
  const shade: Point[] = [
    [x + s * 0.45, y + 2],
    [x - s * 0.45, y - 2],
    [x - sun * s * 8.6, y + s * 2.3],
    [x - sun * s * 9.8, y + s * 2.75],
    [x - sun * s * 8.7, y + s * 3.1],
  ]
  return [
    overprint(fill(polygon(shade), palette.deep)),
    misprint(canvas, loop(cloak), palette.accent),
    fill(ellipse(x, y - s * 3.7, s * 0.34, s * 0.42), palette.ink),
  ].join('')
}
