import { clipped, spray, type Canvas } from '../canvas.ts'
import { circle, fill, loop, path, stroke, times } from '../shapes.ts'

/** A vase with three stems. */
export function vase(canvas: Canvas, x: number, floor: number, tall: number): string {
  const { palette, random } = canvas
  const [belly, neck] = [tall * random.between(0.2, 0.27), tall * 0.07]
  const body = loop([
    [x - neck * 1.5, floor - 1],
    [x - belly, floor - tall * 0.26],
    [x - neck, floor - tall * 0.5],
    [x - neck * 1.3, floor - tall * 0.6],
    [x + neck * 1.3, floor - tall * 0.6],
    [x + neck, floor - tall * 0.5],
    [x + belly, floor - tall * 0.26],
    [x + neck * 1.5, floor - 1],
  ])
  const stems = times(3, (index) => {
    const [dx, up] = [(index - 1) * tall * 0.2, tall * (index === 1 ? 1.12 : 0.92)]
    return (
      stroke(path`M${x} ${floor - tall * 0.58}q0 ${-tall * 0.2} ${dx} ${tall * 0.58 - up}`, palette.ink, 4) +
      fill(circle(x + dx, floor - up, tall * 0.06), palette.accent)
    )
  })
  return (
    stems +
    fill(body, palette.paper) +
    clipped(
      canvas,
      body,
      spray(canvas, { from: [x + belly, floor], to: [x - belly, floor - tall * 0.4], reach: tall, count: 700, colour: palette.deep }),
    )
  )
}
