import type { Point } from './shapes.ts'

/** Heights at the crossings of a grid whose cells are `cell` wide. */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  height(column: number, row: number): number
}

/** The closed lines at one height (marching squares). What lies outside the field counts as low, so that every line closes. */
export function isolines(field: Field, level: number): Point[][] {
  const next = new Map<string, { to: string; at: Point }>()
  for (let row = -1; row < field.rows; row++) {
    for (let column = -1; column < field.columns; column++) {
      for (const [from, to] of crossings(field, level, column, row)) next.set(from.key, { to: to.key, at: from.at })
    }
  }
  const lines: Point[][] = []
  for (const start of [...next.keys()]) {
    const line: Point[] = []
    for (let key = start, step = next.get(key); step; step = next.get(key)) {
      line.push(step.at)
      next.delete(key)
      key = step.to
    }
    if (line.length > 3) lines.push(line)
  }
  return lines
}

interface Crossing {
  readonly key: string
  readonly at: Point
}

/** The pieces of line within one cell, high ground always on the same hand so that the pieces chain. */
function crossings(field: Field, level: number, column: number, row: number): [Crossing, Crossing][] {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const
  const heights = corners.map(([x, y]) => (x < 0 || y < 0 || x >= field.columns || y >= field.rows ? level - 1 : field.height(x, y)))
  const enter: Crossing[] = []
  const leave: Crossing[] = []
  corners.forEach(([x, y], index) => {
    const [end, a, b] = [corners[(index + 1) % 4] ?? corners[0], heights[index] ?? 0, heights[(index + 1) % 4] ?? 0]
    if (a >= level === b >= level) return
    const share = (level - a) / (b - a)
    const at: Point = [(x + (end[0] - x) * share) * field.cell, (y + (end[1] - y) * share) * field.cell]
    const crossing = { key: `${Math.min(x, end[0])} ${Math.min(y, end[1])} ${x === end[0] ? 'v' : 'h'}`, at }
    ;(a >= level ? leave : enter).push(crossing)
  })
  return enter.flatMap((from, index): [Crossing, Crossing][] => {
    const to = leave[index]
    return to ? [[from, to]] : []
  })
}
