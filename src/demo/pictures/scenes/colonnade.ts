import { clipped, overprint, spray, type Canvas } from '../canvas.ts'
import { ball } from '../objects/ball.ts'
import { figure } from '../objects/figure.ts'
import { tower } from '../objects/tower.ts'
import { ellipse, fill, points, polygon, rectangle, row, times, type Point } from '../shapes.ts'

/** A portico that recedes from the left edge to a vanishing point right of the centre, lit from the right. */
export function colonnade(canvas: Canvas, horizon: number): string {
  const { width, height, palette, random } = canvas
  const vanish: Point = [width * random.between(0.54, 0.68), horizon]
  const [foot, head, depth] = [height * random.between(1.02, 1.16), -height * random.between(0.1, 0.42), random.between(1.7, 3.2)]
  const project = (away: number, up: number, wall = 0): Point => {
    const scale = 1 / (1 + away)
    return [vanish[0] + (-width * (0.1 + wall) - vanish[0]) * scale, vanish[1] + (foot + (head - foot) * up - vanish[1]) * scale]
  }
  const count = random.whole(3, 6)
  const bay = depth / count
  const opening = (index: number, wall: number) => {
    const [middle, half] = [bay * (index + 0.5), bay * 0.33]
    const round = row(15, (_, share) => {
      const angle = Math.PI * (1 - share)
      return project(middle + Math.cos(angle) * half, 0.44 + Math.sin(angle) * 0.2, wall)
    })
    return polygon([project(middle - half, 0, wall), ...round, project(middle + half, 0, wall)])
  }
  const band = (low: number, high: number) => polygon([project(0, low), project(0, high), project(depth, high), project(depth, low)])
  const [far] = project(depth, 0)
  const corner = height * random.between(0.7, 0.8)
  return [
    fill(rectangle(far, horizon - 26, width, 30), palette.tone),
    tower(canvas, width * random.between(0.64, 0.76), horizon),
    fill(band(0, 1), palette.paper),
    clipped(
      canvas,
      band(0, 1),
      spray(canvas, { from: [far, horizon], to: [0, horizon], reach: height, count: 1400, colour: palette.tone }),
    ),
    times(
      count,
      (index) => fill(opening(index, 0), palette.tone) + clipped(canvas, opening(index, 0), fill(opening(index, 0.05), palette.ink)),
    ),
    fill(band(0.84, 0.89), palette.tone),
    overprint(
      fill(polygon(points(width, corner, width * random.between(0.62, 0.74), height + 10, width, height + 10)), palette.deep, 0.85),
    ),
    random.chance(0.4)
      ? stone(canvas, [width * random.between(0.5, 0.6), height * random.between(0.74, 0.8)])
      : figure(canvas, [width * random.between(0.5, 0.58), height * random.between(0.74, 0.83)], random.between(1, 1.45), 1),
  ].join('')
}

/** What somebody left in the square. */
function stone(canvas: Canvas, [x, y]: Point): string {
  const radius = canvas.random.between(54, 84)
  return (
    overprint(fill(ellipse(x - radius * 2.6, y + radius * 0.1, radius * 3, radius * 0.3), canvas.palette.deep)) +
    ball(canvas, [x, y + radius * 0.2], radius)
  )
}
