import type { Canvas } from '../canvas.ts'
import { fill, loop, path, points, stroke, times, type Point } from '../shapes.ts'
import { ball } from './ball.ts'
import { castShade } from './vessel.ts'

/** One to three round fruits with stalk and leaf, the next always further to `side`. */
export function fruit(canvas: Canvas, [x, foot]: Point, side: number): string {
  const { palette, random } = canvas
  return times(random.whole(1, 3), (index) => {
    const radius = random.between(48, 60)
    const [cx, base] = [x + index * side * 92, foot + (index % 2) * 38]
    const top = base - radius * 2
    return [
      castShade(canvas, [cx, base - 4], radius * 0.8, 56),
      ball(canvas, [cx, base], radius, index === 1 ? palette.light : palette.accent),
      stroke(path`M${cx} ${top + 6}q4 -20 16 -28`, palette.ink, 5),
      fill(loop(points(cx + 10, top - 12, cx + 40, top - 32, cx + 68, top - 18, cx + 40, top - 6)), palette.deep),
    ].join('')
  })
}
