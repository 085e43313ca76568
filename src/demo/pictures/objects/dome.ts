import { clipped, spray, type Canvas } from '../canvas.ts'
import { arch, fill, path, points, polygon, rectangle, stroke, times } from '../shapes.ts'

/** A dome on its drum, ribbed, with a lantern. */
export function dome(canvas: Canvas, x: number, floor: number): string {
  const { palette, random } = canvas
  const radius = random.between(120, 160)
  const y = floor - 130
  const [left, right, crown] = [x - radius, x + radius, y - radius * 1.35]
  const rise = path`M${left} ${y}C${left} ${y - radius * 1.1} ${x - radius * 0.3} ${crown} ${x} ${y - radius * 1.4}`
  const shell = rise + path`C${x + radius * 0.3} ${crown} ${right} ${y - radius * 1.1} ${right} ${y}Z`
  const top = y - radius * 1.4
  const ribs = [-0.6, -0.22, 0.22, 0.6].map(
    (bend) => path`M${x} ${top}Q${x + radius * bend * 1.3} ${y - radius * 0.9} ${x + radius * bend} ${y}`,
  )
  return [
    fill(rectangle(x - 20, top - 54, 40, 62), palette.paper),
    fill(polygon(points(x - 26, top - 52, x, top - 92, x + 26, top - 52)), palette.ink),
    fill(shell, palette.deep),
    clipped(
      canvas,
      shell,
      spray(canvas, { from: [x + radius, y], to: [x - radius, y - radius], reach: radius * 2, count: 900, colour: palette.ink }),
    ),
    stroke(ribs.join(''), palette.wash, 4),
    fill(rectangle(x - radius - 14, y, radius * 2 + 28, 180), palette.paper),
    times(6, (index) => fill(arch(x - radius + 8 + index * (radius / 3), y + 90, radius / 5, 66), palette.ink)),
  ].join('')
}
