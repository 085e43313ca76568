import type { Canvas } from '../canvas.ts'
import { arch, fill, path, points, polygon, rectangle, stroke, times } from '../shapes.ts'

/** A tower in two stages on the horizon, a pennant on top. */
export function tower(canvas: Canvas, x: number, horizon: number): string {
  const { palette, random } = canvas
  const tall = random.between(230, 340)
  const head = horizon - tall
  const stage = (half: number, from: number, to: number) =>
    fill(rectangle(x - half, horizon - to, half * 2, to - from), palette.paper) +
    fill(rectangle(x + half * 0.15, horizon - to, half * 0.85, to - from), palette.tone)
  return [
    stage(62, 0, tall * 0.6),
    fill(rectangle(x - 72, horizon - tall * 0.6 - 10, 144, 12), palette.ink),
    stage(44, tall * 0.6 + 10, tall),
    fill(rectangle(x - 52, head - 8, 104, 10), palette.ink),
    times(3, (index) => fill(arch(x - 48 + index * 36, horizon - 40, 20, tall * 0.32), palette.ink)),
    times(2, (index) => fill(arch(x - 28 + index * 34, horizon - tall * 0.68, 18, tall * 0.2), palette.ink)),
    stroke(path`M${x} ${head - 8}v-52`, palette.ink, 3),
    fill(polygon(points(x, head - 60, x + 44, head - 48, x, head - 34)), palette.accent),
  ].join('')
}
