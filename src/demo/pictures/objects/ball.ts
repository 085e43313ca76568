import { clipped, misprint, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { circle, type Point } from '../shapes.ts'

/** A ball that touches the ground at `foot`, its shade stippled on the lower right. */
export function ball(canvas: Canvas, [x, foot]: Point, radius: number, colour = canvas.palette.accent): string {
  const [y, shade] = [foot - radius, radius * 0.9]
  return [
    misprint(canvas, circle(x, y, radius), colour),
    clipped(
      canvas,
      circle(x, y, radius),
      spray(canvas, {
        from: [x + shade, y + shade],
        to: [x - shade * 0.5, y - shade * 0.5],
        reach: radius * 1.6,
        count: Math.round(radius * 7),
        colour: mix(colour, canvas.palette.ink, 0.6),
        size: 2.2,
      }),
    ),
  ].join('')
}
