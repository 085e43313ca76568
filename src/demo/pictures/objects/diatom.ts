import { clipped, misprint, overprint, slipped, spray, type Canvas } from '../canvas.ts'
import { circle, fill, loop, open, polar, row, stroke, times, type Point } from '../shapes.ts'

/** A round diatom in the manner of Haeckel: as many rays as the seed says, repeated ring after ring. */
export function diatom(canvas: Canvas, centre: Point, radius: number): string {
  const { palette, random } = canvas
  const rays = random.whole(9, 18)
  const [x, y] = centre
  const spoke = (index: number, from: number, to: number, shift = 0) => {
    const angle = ((index + shift) / rays) * 2 * Math.PI
    return open([polar(x, y, radius * from, angle), polar(x, y, radius * to, angle)])
  }
  const beads = (distance: number, size: number, shift: number) =>
    Array.from({ length: rays }, (_, index) =>
      circle(...polar(x, y, radius * distance, ((index + shift) / rays) * 2 * Math.PI), radius * size),
    ).join('')
  const petal = (index: number) => {
    const angle = (index / rays) * 2 * Math.PI
    const half = (Math.PI / rays) * 0.62
    return loop([
      polar(x, y, radius * 0.4, angle),
      polar(x, y, radius * 0.6, angle + half),
      polar(x, y, radius * 0.8, angle),
      polar(x, y, radius * 0.6, angle - half),
    ])
  }
  const rim = loop(
    row(rays * 4, (index) =>
      polar(x, y, radius * (index % 4 === 0 ? 1.09 : index % 4 === 2 ? 0.98 : 1.03), (index / (rays * 4)) * 2 * Math.PI),
    ),
  )
  return [
    overprint(slipped(canvas, fill(circle(x + 16, y + 22, radius * 1.04), palette.tone, 0.8))),
    fill(rim, palette.ink),
    fill(circle(x, y, radius * 0.93), palette.paper),
    clipped(
      canvas,
      circle(x, y, radius * 0.93),
      spray(canvas, {
        from: [x + radius, y + radius],
        to: [x - radius, y - radius],
        reach: radius * 1.5,
        count: 1700,
        colour: palette.tone,
      }),
    ),
    stroke(
      times(rays, (index) => spoke(index, 0.36, 0.93, 0.5)),
      palette.ink,
      3,
    ),
    fill(beads(0.87, 0.028, 0) + beads(0.8, 0.018, 0.25) + beads(0.8, 0.018, 0.75), palette.ink),
    fill(times(rays, petal), palette.deep),
    fill(beads(0.58, 0.026, 0), palette.light),
    stroke(circle(x, y, radius * 0.36), palette.ink, 5),
    misprint(canvas, circle(x, y, radius * 0.3), palette.accent),
    fill(beads(0.2, 0.022, 0.5), palette.paper),
    fill(circle(x, y, radius * 0.09), palette.ink),
  ].join('')
}
