import { flood, overprint, spray, type Canvas } from '../canvas.ts'
import { ball } from '../objects/ball.ts'
import { mix } from '../palettes.ts'
import { staircase, type Heights } from '../staircase.ts'
import { circle, ellipse, fill, open, points, polygon, rectangle, stroke, times, type Point } from '../shapes.ts'

interface Cell {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Steps in isometric view, one ball resting on them, one pennant at the top. */
export function stairs(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const heights = staircase(random)
  const cells = columns(heights)
  const size = heights.length
  const tallest = Math.max(...heights.flat())
  const half = (height * random.between(0.6, 0.68)) / size
  const rise = Math.min(half * 0.62, (height * 0.4) / tallest)
  const flatly = (x: number, y: number, z: number): Point => [width / 2 + (x - y) * half, (x + y) * half * 0.5 - z * rise]
  const top = Math.min(...cells.map(({ x, y, z }) => flatly(x, y, z)[1]))
  const down = height * 0.52 - (top + size * half) / 2
  const project = (x: number, y: number, z: number): Point => [flatly(x, y, z)[0], flatly(x, y, z)[1] + down]
  const [, horizon] = project(0, 0, 0)
  const flat = random.pick([palette.wash, palette.light, mix(palette.tone, palette.wash, 0.5)])
  const sides = random.chance(0.5) ? ([palette.tone, palette.deep] as const) : ([palette.deep, palette.tone] as const)
  const crown = cells.find(({ z }) => z === tallest)
  const rest = restingPlace(cells, heights, random.between(0.3, 0.7))
  const shade = [
    project(0, size, 0),
    project(size, size, 0),
    project(size, 0, 0),
    project(size + 4, -1, 0),
    project(size + 4, size * 0.9, 0),
  ]
  return [
    flood(flat),
    fill(
      circle(width * random.pick([0.3, 0.36, 0.64, 0.7]), height * random.between(0.2, 0.3), height * random.between(0.1, 0.17)),
      palette.accent,
      0.9,
    ),
    fill(rectangle(0, horizon, width, height), mix(flat, palette.paper, 0.5)),
    spray(canvas, { from: [width / 2, 0], to: [width / 2, height], reach: width / 2, count: 1300, colour: palette.tone }),
    overprint(fill(polygon(shade), palette.tone, 0.8)),
    ...cells.map(
      (cell) =>
        block(canvas, cell, project, sides) +
        (cell === rest ? resting(canvas, project(cell.x + 0.5, cell.y + 0.5, cell.z), half * 0.4) : '') +
        (cell === crown ? flag(canvas, project(cell.x + 0.5, cell.y + 0.5, cell.z), half) : ''),
    ),
  ].join('')
}

/** From the back to the front, as they must be painted. */
const columns = (heights: Heights): Cell[] =>
  heights.flatMap((line, x) => line.map((z, y) => ({ x, y, z }))).sort((a, b) => a.x + a.y - b.x - b.y)

function block(
  { palette }: Canvas,
  { x, y, z }: Cell,
  project: (x: number, y: number, z: number) => Point,
  [left, right]: readonly [string, string],
): string {
  const corner = { back: project(x, y, z), right: project(x + 1, y, z), front: project(x + 1, y + 1, z), left: project(x, y + 1, z) }
  const foot = { right: project(x + 1, y, 0), front: project(x + 1, y + 1, 0), left: project(x, y + 1, 0) }
  const risers = times(Math.max(0, z - 1), (step) =>
    open([project(x, y + 1, step + 1), project(x + 1, y + 1, step + 1), project(x + 1, y, step + 1)]),
  )
  return [
    fill(polygon([corner.left, corner.front, foot.front, foot.left]), left),
    fill(polygon([corner.right, corner.front, foot.front, foot.right]), right),
    stroke(risers, palette.ink, 1.2, 0.18),
    fill(polygon([corner.back, corner.right, corner.front, corner.left]), z % 2 ? palette.paper : mix(palette.paper, palette.wash, 0.7)),
    stroke(open([corner.left, corner.front, corner.right]), palette.ink, 1.5, 0.5),
  ].join('')
}

/** A step with nothing taller in front of it, so that the ball is never behind a wall. */
function restingPlace(cells: readonly Cell[], heights: Heights, share: number): Cell | undefined {
  const height = (x: number, y: number) => heights[x]?.[y] ?? 0
  const clear = cells.filter(
    ({ x, y, z }) => z > 0 && z >= height(x + 1, y) && z >= height(x, y + 1) && z >= height(x + 1, y + 1) && x + y > heights.length * 0.7,
  )
  return clear[Math.floor(clear.length * share)]
}

const resting = (canvas: Canvas, [x, y]: Point, radius: number) =>
  fill(ellipse(x + radius * 0.5, y + 2, radius * 1.1, radius * 0.42), canvas.palette.deep, 0.5) +
  ball(canvas, [x, y + radius * 0.15], radius)

function flag({ palette }: Canvas, [x, y]: Point, half: number): string {
  const top = y - half * 1.2
  return (
    stroke(open(points(x, y, x, top)), palette.ink, 4) +
    fill(polygon(points(x, top, x + half * 0.7, top + half * 0.2, x, top + half * 0.42)), palette.accent)
  )
}
