import { clipped, spray, type Canvas } from '../canvas.ts'
import { arch, fill, points, polygon, rectangle, times } from '../shapes.ts'

/** A bell tower with a pointed roof. */
export function campanile(canvas: Canvas, x: number, floor: number): string {
  const { palette, random } = canvas
  const tall = random.between(330, 400)
  const shaft = rectangle(x - 62, floor - tall, 124, tall + 60)
  return [
    fill(shaft, palette.paper),
    clipped(
      canvas,
      shaft,
      spray(canvas, { from: [x + 62, floor], to: [x - 62, floor], reach: tall * 1.5, count: 900, colour: palette.tone }),
    ),
    fill(rectangle(x - 74, floor - tall - 12, 148, 16) + rectangle(x - 70, floor - tall + 128, 140, 10), palette.ink),
    times(2, (index) => fill(arch(x - 48 + index * 54, floor - tall + 112, 42, 92), palette.ink)),
    fill(polygon(points(x - 74, floor - tall - 12, x, floor - tall - 130, x + 74, floor - tall - 12)), palette.deep),
  ].join('')
}
