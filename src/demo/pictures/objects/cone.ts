import { clipped, spray, type Canvas } from '../canvas.ts'
import { fill, polygon, type Point } from '../shapes.ts'

/** Three nested cones of light, the inner one brightest, and the dust that floats in them. */
export function cone(canvas: Canvas, from: Point, far: readonly [Point, Point], strength = 0.3): string {
  const { palette } = canvas
  const [one, two] = far
  const inset = (share: number): [Point, Point] => [
    [one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share],
    [two[0] + (one[0] - two[0]) * share, two[1] + (one[1] - two[1]) * share],
  ]
  const wedge = (share: number) => polygon([from, ...inset(share)])
  const middle: Point = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2]
  const reach = Math.hypot(two[0] - one[0], two[1] - one[1]) / 2
  return [
    ...[0, 0.16, 0.32].map((share) => fill(wedge(share), palette.light, strength)),
    clipped(canvas, wedge(0), spray(canvas, { from, to: middle, reach, count: 1500, colour: palette.paper, size: 2.4 })),
  ].join('')
}
