import { flood, spray, type Canvas } from '../canvas.ts'
import { amphora, boat, fish, pomegranate, sun } from '../mosaicFigures.ts'
import { mix } from '../palettes.ts'
import { fill, polar, type Point } from '../shapes.ts'

/** Tesserae, never two cut alike, that come together in a figure. */
export function mosaic(canvas: Canvas): string {
  const { width, height, palette, random } = canvas
  const figure = random.pick([sun, fish, amphora, boat, pomegranate])
  const grout = random.chance(0.5) ? palette.ink : mix(palette.ink, palette.deep, 0.6)
  const centre: Point = [width * random.between(0.47, 0.53), height / 2]
  const size = height * (figure === fish ? random.between(0.47, 0.55) : random.between(0.4, 0.45))
  const tilt = figure === fish ? random.between(-0.35, 0.35) : 0
  const facing = random.pick([-1, 1])
  const stones = figure === sun || figure === pomegranate ? concentric(canvas, centre) : courses(canvas)
  const sea = figure === fish || figure === boat
  const byInk = new Map<string, string>()
  for (const corners of stones) {
    const [x, y] = [mean(corners, 0) - centre[0], mean(corners, 1) - centre[1]]
    const [fx, fy] = [((x * Math.cos(tilt) + y * Math.sin(tilt)) / size) * facing, (y * Math.cos(tilt) - x * Math.sin(tilt)) / size]
    const ink = figure(fx, fy, palette) ?? background(canvas, x / size, y / size, sea)
    const cut = mix(ink, random.pick([palette.paper, palette.ink]), random.pick([0, 0, 0.07, 0.14]))
    byInk.set(cut, (byInk.get(cut) ?? '') + stone(corners))
  }
  return [
    flood(grout),
    ...[...byInk].map(([ink, d]) => fill(d, ink)),
    spray(canvas, { from: [width, height], to: [0, 0], reach: width, count: 1500, colour: palette.ink, size: 2 }),
  ].join('')
}

/** Whole numbers, each from the last: there are thousands of these. */
function stone(corners: readonly Point[]): string {
  const [first = [0, 0], ...rest] = corners.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}Z`
}

const mean = (corners: readonly Point[], axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length

/** Straight rows that sway a little. */
function courses({ width, height, random }: Canvas): Point[][] {
  const [size, phase, sway] = [random.between(23, 27), random.between(0, 6.3), random.between(6, 16)]
  const stones: Point[][] = []
  for (let line = -1; line * size < height + 40; line++) {
    let x = -random.between(0, size)
    while (x < width) {
      const wide = size * random.between(0.75, 1.2)
      const y = line * size + Math.sin(x / 210 + phase) * sway
      const jog = () => random.between(1, 3.2)
      stones.push([
        [x + jog(), y + jog()],
        [x + wide - jog(), y + jog()],
        [x + wide - jog(), y + size - jog()],
        [x + jog(), y + size - jog()],
      ])
      x += wide
    }
  }
  return stones
}

/** Rows that run round the figure. */
function concentric({ width, height, random }: Canvas, centre: Point): Point[][] {
  const size = random.between(24, 28)
  const stones: Point[][] = []
  for (let ring = 0; ring * size < Math.hypot(width, height) * 0.56; ring++) {
    const [inner, outer] = [ring * size + 1.6, (ring + 1) * size - 1.6]
    const count = Math.max(4, Math.round(((inner + outer) * Math.PI) / size))
    const turn = random.between(0, 6.3)
    for (let index = 0; index < count; index++) {
      const gap = 2.4 / outer
      const angle = (share: number) => turn + ((index + share) / count) * 2 * Math.PI
      const [from, to] = [angle(0) + gap * random.between(0.6, 1.4), angle(1) - gap * random.between(0.6, 1.4)]
      const corners = [
        polar(...centre, inner, from),
        polar(...centre, outer, from),
        polar(...centre, outer, to),
        polar(...centre, inner, to),
      ]
      if (corners.some(([x, y]) => x > -20 && y > -20 && x < width + 20 && y < height + 20)) stones.push(corners)
    }
  }
  return stones
}

function background({ palette, random }: Canvas, x: number, y: number, sea: boolean): string {
  const swell = Math.sin(x * 3.2 + Math.sin(y * 2) * 1.4) * 0.22
  const band = Math.floor((y + swell + 4) * (sea ? 2.6 : 1.5))
  const flats = sea
    ? [palette.wash, palette.tone, mix(palette.wash, palette.tone, 0.5)]
    : [palette.wash, palette.wash, mix(palette.wash, palette.paper, 0.5)]
  const edge = Math.max(Math.abs(x) / 1.5, Math.abs(y)) > 1.02
  if (edge && !sea) return random.chance(0.8) ? palette.tone : palette.wash
  return flats[band % 3] ?? palette.wash
}
