import { misprint, type Canvas } from '../canvas.ts'
import { circle, ellipse, fill, path, stroke } from '../shapes.ts'

/** A small lamp with a round shade. */
export function tableLamp(canvas: Canvas, x: number, floor: number, tall: number): string {
  const { palette } = canvas
  const [y, half] = [floor - tall, tall * 0.32]
  return [
    fill(circle(x, y + tall * 0.34, tall * 0.62), palette.paper, 0.5),
    stroke(path`M${x} ${floor}v${-tall * 0.6}`, palette.ink, 9),
    fill(ellipse(x, floor - 4, tall * 0.17, 10), palette.ink),
    misprint(canvas, path`M${x - half} ${y + tall * 0.46}a${half} ${half} 0 0 1 ${half * 2} 0Z`, palette.accent),
  ].join('')
}
