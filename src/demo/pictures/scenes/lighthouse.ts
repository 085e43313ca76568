import { clipped, spray, type Canvas } from '../canvas.ts'
import { cone } from '../objects/cone.ts'
import { mix } from '../palettes.ts'
import { circle, curve, ellipse, fill, ground, path, points, polygon, rectangle, row, stroke, times } from '../shapes.ts'

/** A lighthouse on its rock, seen from another boat. */
export function lighthouse(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const horizon = height * random.between(0.66, 0.74)
  const [x, lampY] = [width * random.between(0.38, 0.52), height * random.between(0.2, 0.34)]
  const foot = horizon + 40
  const tower = polygon(points(x - 38, lampY + 50, x + 38, lampY + 50, x + 62, foot, x - 62, foot))
  const bands = random.whole(0, 4)
  const band = (foot - lampY - 50) / (bands * 2 + 1)
  const stripes = times(bands, (index) => rectangle(x - 90, lampY + 50 + band * (index * 2 + 1), 180, band))
  const reach = random.between(300, 420)
  const rock = ground(
    row(15, (_, share) => [x - reach + share * reach * 2, horizon + 70 - Math.sin(share * Math.PI) * 96 + random.between(-9, 9)]),
    horizon + 74,
  )
  const spread = random.between(0.1, 0.16) * height
  const tilt = random.between(-40, 60)
  return [
    fill(
      row(70, () => [random.between(0, width), random.between(0, horizon - 40)])
        .map(([sx, sy]) => circle(sx, sy, random.between(0.8, 2.3)))
        .join(''),
      palette.paper,
      0.8,
    ),
    cone(
      canvas,
      [x, lampY],
      [
        [width * 1.1, lampY + tilt - spread * 1.4],
        [width * 1.1, lampY + tilt + spread * 1.6],
      ],
    ),
    cone(
      canvas,
      [x, lampY],
      [
        [-width * 0.2, lampY - tilt - spread],
        [-width * 0.2, lampY - tilt + spread],
      ],
      0.16,
    ),
    fill(rectangle(0, horizon, width, height), palette.deep),
    times(7, (index) =>
      stroke(
        curve(row(14, (_, share) => [share * width, horizon + 14 + index * 40 + Math.sin(share * 16 + index * 2) * (4 + index * 2)])),
        mix(palette.deep, palette.tone, 0.6),
        3,
        0.7,
      ),
    ),
    fill(
      row(14, (_, share) => [x + 260 + random.between(0, 420), horizon + 26 + share * 170])
        .map(([gx, gy]) => ellipse(gx, gy, random.between(18, 70), 3.5))
        .join(''),
      palette.light,
      0.8,
    ),
    fill(ellipse(x, horizon + 74, reach * 0.96, 12), palette.ink),
    fill(rock, palette.ink),
    fill(tower, palette.paper),
    clipped(
      canvas,
      tower,
      fill(stripes, palette.accent),
      spray(canvas, { from: [x - 70, foot], to: [x + 60, foot], reach: height, count: 1500, colour: palette.ink }),
    ),
    fill(rectangle(x - 56, lampY + 40, 112, 14) + rectangle(x - 34, lampY - 34, 68, 76), palette.ink),
    fill(rectangle(x - 25, lampY - 26, 50, 62), palette.light),
    fill(path`M${x - 40} ${lampY - 34}a40 36 0 0 1 80 0Z`, palette.accent),
    fill(circle(x, lampY, 20), palette.paper),
  ].join('')
}
