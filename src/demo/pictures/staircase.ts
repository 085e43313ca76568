import type { Random } from './random.ts'

/** How high each cell of a square plan stands. */
export type Heights = readonly (readonly number[])[]

/** A plan to climb: round a tower, along two walls, or up the sides of a theatre. */
export const staircase = (random: Random): Heights => random.pick([spiral, crossing, theatre, pyramid])(random)

/** A square stair that winds inwards and up. */
function spiral(random: Random): Heights {
  const size = random.whole(5, 7)
  const heights = square(size, () => 0)
  let [x, y, dx, dy] = random.chance(0.5) ? [size - 1, size - 1, -1, 0] : [size - 1, size - 1, 0, -1]
  const turn = dy === 0 ? 1 : -1
  for (let step = 1; step <= size * size; step++) {
    const line = heights[x]
    if (line) line[y] = Math.ceil(step / 2)
    if (heights[x + dx]?.[y + dy] !== 0) [dx, dy] = [turn * dy, -turn * dx]
    x += dx
    y += dy
  }
  return heights
}

/** Two flights that meet at a corner tower. */
function crossing(random: Random): Heights {
  const [size, wall] = [random.whole(6, 8), random.whole(1, 2)]
  return square(size, (x, y) => {
    if (x < wall && y < wall) return size + 3
    if (x < wall) return size + 1 - y
    if (y < wall) return size + 1 - x
    return Math.max(1, Math.min(4, size - x - y + 1))
  })
}

/** Seats that step down to a stage in front. */
function theatre(random: Random): Heights {
  const [size, stage] = [random.whole(6, 8), random.whole(2, 3)]
  return square(size, (x, y) => Math.max(1, size - stage - Math.min(x, y) + 1))
}

/** Terraces on every side. */
function pyramid(random: Random): Heights {
  const size = random.pick([7, 9])
  const cut = random.whole(1, 2)
  const ring = (x: number, y: number) => Math.min(x, y, size - 1 - x, size - 1 - y)
  return square(size, (x, y) => (ring(x, y) + 1) * 2 - (Math.abs(y - (size - 1) / 2) < cut && x > size / 2 ? 1 : 0))
}

const square = (size: number, height: (x: number, y: number) => number): number[][] =>
  Array.from({ length: size }, (_, x) => Array.from({ length: size }, (_, y) => height(x, y)))
