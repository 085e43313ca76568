import { overprint, type Canvas } from '../canvas.ts'
import { fill, open, points, rectangle, stroke, times } from '../shapes.ts'

/** An iron railing before a window. */
export function balcony({ palette }: Canvas, x: number, foot: number, wide: number, tall: number): string {
  const [rail, left] = [tall * 0.24, x - wide / 2]
  const bars = times(15, (bar) => open(points(left + (wide / 14) * bar, foot - rail, left + (wide / 14) * bar, foot + 6)))
  return [
    overprint(fill(rectangle(left + 10, foot + 20, wide, 26), palette.tone)),
    stroke(bars, palette.ink, 3.5),
    stroke(open(points(left - 6, foot - rail, left + wide + 6, foot - rail)), palette.ink, 8),
    fill(rectangle(left - 16, foot + 4, wide + 32, 18), palette.ink),
  ].join('')
}
