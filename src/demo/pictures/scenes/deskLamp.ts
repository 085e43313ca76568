import { misprint, overprint, type Canvas } from '../canvas.ts'
import { cone } from '../objects/cone.ts'
import { mix } from '../palettes.ts'
import { circle, ellipse, fill, open, path, points, polygon, rectangle, stroke, times, type Point } from '../shapes.ts'

/** A lamp over an open book, everything else dark. */
export function deskLamp(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const desk = height * random.between(0.72, 0.78)
  const head: Point = [width * random.between(0.46, 0.52), height * random.between(0.26, 0.33)]
  const base: Point = [head[0] - width * random.between(0.18, 0.24), desk + 12]
  const elbow: Point = [base[0] - random.between(20, 70), head[1] + random.between(60, 120)]
  const pool: [Point, Point] = [
    [head[0] - 210, desk + 90],
    [head[0] + 330, desk + 90],
  ]
  const middle = (pool[0][0] + pool[1][0]) / 2
  return [
    fill(rectangle(0, desk, width, height), mix(palette.deep, palette.ink, 0.25)),
    cone(canvas, [head[0] + 10, head[1] - 60], pool, 0.26),
    fill(ellipse(middle, desk + 90, 270, 58), palette.light, 0.85),
    openBook(canvas, [middle, desk + 84]),
    stroke(open([base, elbow, [head[0] - 30, head[1] - 40]]), palette.tone, 14),
    fill(circle(...elbow, 19), palette.paper),
    fill(ellipse(base[0], base[1] + 6, 95, 24), palette.tone),
    misprint(
      canvas,
      polygon(points(head[0] - 46, head[1] - 76, head[0] + 34, head[1] - 88, head[0] + 118, head[1] + 26, head[0] - 92, head[1] + 56)),
      palette.accent,
    ),
    fill(
      polygon(points(head[0] - 92, head[1] + 56, head[0] + 118, head[1] + 26, head[0] + 60, head[1] + 62, head[0] - 30, head[1] + 76)),
      palette.paper,
    ),
  ].join('')
}

function openBook({ palette }: Canvas, [x, y]: Point): string {
  const page = (hand: number) => path`M${x} ${y}q${hand * 60} -34 ${hand * 140} -12l${hand * 26} 48q${hand * -90} -20 ${hand * -166} 14Z`
  const lines = (hand: number) => times(3, (index) => path`M${x + hand * 30} ${y + 2 + index * 10}q${hand * 40} -18 ${hand * 96} -8`)
  return [
    overprint(fill(ellipse(x, y + 40, 190, 20), palette.tone)),
    fill(page(-1), palette.paper),
    fill(page(1), mix(palette.paper, palette.wash, 0.6)),
    stroke(lines(-1) + lines(1), palette.deep, 2.5, 0.7),
  ].join('')
}
