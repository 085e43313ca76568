import { flood, mirrored, spray, type Canvas } from '../canvas.ts'
import { mix } from '../palettes.ts'
import { colonnade } from '../scenes/colonnade.ts'
import { palace } from '../scenes/palace.ts'
import { fill, rectangle, times } from '../shapes.ts'

/** An empty square at the hour of long shadows, after De Chirico. */
export function arches(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const horizon = height * random.between(0.52, 0.63)
  const drawing = [
    sky(canvas, horizon),
    fill(rectangle(0, horizon, width, height), palette.wash),
    random.chance(0.55) ? colonnade(canvas, horizon) : palace(canvas, horizon),
  ].join('')
  return flood(palette.wash) + (random.chance(0.5) ? mirrored(canvas, drawing) : drawing)
}

/** Dark overhead, bright at the horizon, in flats as a printer would lay them. */
function sky(canvas: Canvas, horizon: number): string {
  const { width, palette, random } = canvas
  const top = random.pick([palette.deep, palette.deep, mix(palette.tone, palette.deep, 0.3)])
  const flats = random.whole(3, 6)
  const band = horizon / flats
  return [
    times(flats, (index) => fill(rectangle(0, band * index, width, band + 2), mix(top, palette.light, (index / (flats - 1)) * 0.95))),
    spray(canvas, {
      from: [width / 2, 0],
      to: [width / 2, horizon],
      reach: width / 2,
      count: 1300,
      colour: mix(top, palette.ink, 0.4),
      size: 2.2,
    }),
  ].join('')
}
