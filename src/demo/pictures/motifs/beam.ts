import { flood, mirrored, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { deskLamp } from '../scenes/deskLamp.ts'
import { lighthouse } from '../scenes/lighthouse.ts'
import { projector } from '../scenes/projector.ts'

/** A cone of light in the dark: from a lighthouse, over a table, onto a screen. */
export function beam(canvas: Canvas): string {
  const { palette, random } = canvas
  const drawing = random.pick([lighthouse, deskLamp, projector])(canvas)
  return flood(mix(palette.ink, palette.deep, 0.3)) + (random.chance(0.5) ? drawing : mirrored(canvas, drawing))
}
