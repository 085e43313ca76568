import { misprint, type Canvas } from '../canvas.ts'
import { ellipse, fill, loop } from '../shapes.ts'

/** Somebody at a window, seen against the lamp. */
export function reader(canvas: Canvas, x: number, foot: number, wide: number, tall: number): string {
  const { palette, random } = canvas
  const lean = wide * random.between(-0.1, 0.1)
  const body = loop([
    [x - wide * 0.3, foot + 10],
    [x - wide * 0.22, foot - tall * 0.26],
    [x + lean, foot - tall * 0.36],
    [x + wide * 0.24, foot - tall * 0.25],
    [x + wide * 0.3, foot + 10],
  ])
  return misprint(canvas, body, palette.accent) + fill(ellipse(x + lean, foot - tall * 0.44, wide * 0.1, wide * 0.13), palette.ink)
}
