import { clipped, overprint, spray, type Canvas } from '../canvas.ts'
import { figure } from '../objects/figure.ts'
import { arch, fill, points, polygon, rectangle } from '../shapes.ts'

/** The square palace: tiers of arches seen from the front and lit from the left, its shade lying across the ground. */
export function palace(canvas: Canvas, horizon: number): string {
  const { width, height, palette, random } = canvas
  const [tiers, columns] = [random.whole(3, 4), random.whole(3, 5)]
  const wide = height * random.between(0.5, 0.64)
  const left = width * 0.48 - wide / 2
  const [base, tall] = [horizon + height * 0.07, height * random.between(0.46, 0.54)]
  const [bay, floor] = [wide / columns, tall / tiers]
  const side = wide * random.between(0.14, 0.24)
  const [right, top] = [left + wide, base - tall]
  const holes = (dx: number, dy: number) =>
    Array.from({ length: tiers * columns }, (_, index) => {
      const [column, tier] = [index % columns, Math.floor(index / columns)]
      return arch(left + bay * (column + 0.2) + dx, base - floor * (tier + 0.09) + dy, bay * 0.6, Math.min(floor * 0.78, bay * 1.1))
    }).join('')
  const block = rectangle(left, top, wide, tall)
  const shade = points(
    left,
    base,
    right + side,
    base - 8,
    width * 1.1,
    height * 0.84,
    width * 1.1,
    height * 1.1,
    width * 0.8,
    height * 1.02,
  )
  return [
    fill(rectangle(0, horizon - 18, width, 22), palette.tone),
    overprint(fill(polygon(shade), palette.deep, 0.8)),
    fill(polygon(points(right, top, right + side, top + 34, right + side, base - 10, right, base)), palette.deep),
    fill(block, palette.paper),
    clipped(canvas, block, spray(canvas, { from: [right, base], to: [left, top], reach: tall, count: 1300, colour: palette.tone })),
    fill(holes(0, 0), palette.tone),
    clipped(canvas, holes(0, 0), fill(holes(bay * 0.12, 5), palette.ink)),
    fill(rectangle(left - 8, top - 16, wide + 16, 18), palette.tone),
    figure(canvas, [width * random.between(0.36, 0.44), height * random.between(0.86, 0.9)], random.between(1.1, 1.5), -1),
  ].join('')
}
