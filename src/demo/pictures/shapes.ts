export type Point = readonly [x: number, y: number]

/** A tenth of a unit is finer than any screen shows, and keeps the file small. */
const n = (value: number) => String(Math.round(value * 10) / 10)
const at = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** Pairs up coordinates. */
export const points = (...xy: number[]): Point[] => xy.flatMap((x, index) => (index % 2 ? [] : [[x, xy[index + 1] ?? 0] as const]))

/** Writes path data by hand, every number rounded. */
export const path = (words: TemplateStringsArray, ...numbers: number[]): string => String.raw({ raw: words }, ...numbers.map(n))

export const open = (points: readonly Point[]): string => `M${points.map(at).join('L')}`
export const polygon = (points: readonly Point[]): string => `${open(points)}Z`
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
export const ellipse = (x: number, y: number, across: number, down: number): string =>
  `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 0 ${n(across * 2)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-across * 2)} 0Z`
export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius)

/** A door or window with a round head; `y` is the foot. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}v${n(width / 2 - height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0v${n(height - width / 2)}Z`

/** Runs smoothly through every point (Catmull–Rom). */
export function curve(points: readonly Point[]): string {
  const get = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return `M${at(get(0))}${times(points.length - 1, (index) => bend(get(index - 1), get(index), get(index + 1), get(index + 2)))}`
}

/** The same, closed. */
export function loop(points: readonly Point[]): string {
  const get = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  return `M${at(get(0))}${times(points.length, (index) => bend(get(index - 1), get(index), get(index + 1), get(index + 2)))}Z`
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return `C${at(leave)} ${at(arrive)} ${at(to)}`
}

/** An open curve closed down to `floor`: a hill, a wave, a layer of rock. */
export const ground = (points: readonly Point[], floor: number): string =>
  `${curve(points)}L${at([points.at(-1)?.[0] ?? 0, floor])}L${at([points[0]?.[0] ?? 0, floor])}Z`

export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
]

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : ''
  }/>`

export const turned = (angle: number, [x, y]: Point, ...parts: string[]): string =>
  `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${parts.join('')}</g>`

/** Repeats a drawing and joins the pieces. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const row = (count: number, place: (index: number, share: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => place(index, index / Math.max(1, count - 1)))
