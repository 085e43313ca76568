import { flood, overprint, spray, type Canvas } from '../canvas.ts'
import { cup } from '../objects/cup.ts'
import { fruit } from '../objects/fruit.ts'
import { vessel } from '../objects/vessel.ts'
import { mix } from '../palettes.ts'
import { fill, open, path, points, polygon, rectangle, stroke, times, turned, type Point } from '../shapes.ts'

/** A still life, after Morandi: things that stand close together and cast their shade one way. */
export function table(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const edge = height * random.between(0.5, 0.6)
  const wall = random.pick([palette.wash, palette.tone, mix(palette.wash, palette.light, 0.6), mix(palette.deep, palette.tone, 0.35)])
  const top = random.pick([palette.paper, mix(palette.paper, palette.wash, 0.5), palette.light])
  const [middle, foot] = [width / 2, height * random.between(0.74, 0.78)]
  const hand = random.pick([-1, 1])
  const at = (aside: number, down: number): Point => [middle + hand * aside + random.between(-18, 18), foot + down]
  const front = [cup(canvas, at(75, 34)), fruit(canvas, at(235, 20), hand)]
  return [
    flood(wall),
    random.chance(0.5) ? pane(canvas, middle, edge) : '',
    spray(canvas, { from: [width, 0], to: [0, edge], reach: width, count: 1300, colour: mix(wall, palette.ink, 0.3) }),
    fill(rectangle(0, edge, width, height), top),
    fill(rectangle(0, edge, width, 7), mix(top, palette.ink, 0.3)),
    `<g transform="translate(${middle.toFixed(1)} ${foot.toFixed(1)}) scale(1.3) translate(${(-middle).toFixed(1)} ${(-foot - 14).toFixed(1)})">`,
    sheet(canvas, [middle + random.between(-190, 60), foot + 104]),
    bottle(canvas, at(-215, -52), random.between(380, 460), wall),
    random.chance(0.45) ? bottle(canvas, at(40, -64), random.between(280, 350), wall) : '',
    jug(canvas, at(-70, -18), random.between(230, 300), wall),
    ...(random.chance(0.5) ? front : front.reverse()),
    '</g>',
  ].join('')
}

/** The window, as light on the wall. */
function pane({ palette, random }: Canvas, x: number, edge: number): string {
  const [left, lean, tall] = [x + random.between(-380, 60), random.between(15, 34), edge * 0.36]
  return times(4, (index) => {
    const [px, py] = [left + (index % 2) * 190, edge * 0.08 + Math.floor(index / 2) * (tall + 20) + (index % 2) * lean]
    return fill(polygon(points(px, py, px + 174, py + lean, px + 174, py + tall + lean, px, py + tall)), palette.paper, 0.55)
  })
}

function bottle(canvas: Canvas, at: Point, tall: number, wall: string): string {
  const { palette, random } = canvas
  const wide = tall * random.between(0.13, 0.17)
  const [shoulder, colour] = [
    tall * random.between(0.44, 0.56),
    unlike(wall, random.pick([palette.deep, palette.paper, palette.tone]), palette.ink),
  ]
  const outline: Point[] = [
    [wide * 0.9, 0],
    [wide, 10],
    [wide, tall * 0.25],
    [wide, shoulder],
    [wide * 0.4, shoulder + tall * 0.2],
    [wide * 0.3, tall * 0.9],
    [wide * 0.36, tall],
  ]
  const label = rectangle(at[0] - wide, at[1] - shoulder * 0.75, wide * 2, shoulder * 0.4)
  return vessel(canvas, at, outline, colour) + fill(label, colour === palette.paper ? palette.accent : palette.light, 0.9)
}

function jug(canvas: Canvas, at: Point, tall: number, wall: string): string {
  const { palette, random } = canvas
  const [x, foot] = at
  const [wide, belly] = [tall * random.between(0.3, 0.4), random.between(0.28, 0.42)]
  const handle = path`M${x - wide * 0.5} ${foot - tall * 0.9}c${-wide * 0.9} ${-tall * 0.04} ${-wide} ${tall * 0.36} ${-wide * 0.35} ${tall * 0.46}`
  const colour = unlike(wall, random.pick([palette.light, palette.tone, palette.wash]), palette.paper)
  const outline: Point[] = [
    [wide * 0.62, 0],
    [wide * 0.92, tall * belly * 0.45],
    [wide, tall * belly],
    [wide * 0.62, tall * 0.74],
    [wide * 0.52, tall * 0.86],
    [wide * 0.64, tall],
  ]
  return stroke(handle, mix(colour, palette.ink, 0.25), 15) + vessel(canvas, at, outline, colour)
}

/** A thing must not vanish into the wall behind it. */
const unlike = (wall: string, colour: string, otherwise: string) => (colour === wall ? otherwise : colour)

/** A letter, or the page of somebody who has gone to fetch something. */
function sheet({ palette, random }: Canvas, [x, y]: Point): string {
  const corners = polygon(points(x - 190, y - 40, x + 110, y - 58, x + 190, y + 34, x - 150, y + 58))
  const line = (index: number) => open(points(x - 130 + index * 14, y - 22 + index * 18, x + random.between(40, 110), y - 36 + index * 18))
  return turned(
    random.between(-7, 7),
    [x, y],
    overprint(`<g transform="translate(10 12)">${fill(corners, palette.tone, 0.7)}</g>`),
    fill(corners, mix(palette.paper, '#ffffff', 0.6)),
    stroke(times(4, line), palette.deep, 3, 0.6),
  )
}
