/** A source of numbers that gives the same ones for the same seed. */
export interface Random {
  /** From 0 to less than 1. */
  number(): number
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
}

/** The source of one request of a run: to repeat it, what came before need not be repeated. */
export function createRandom(seed: number, index = 0): Random {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  // mulberry32
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    number,
    whole: (least, most) => least + Math.floor(number() * (most - least + 1)),
    chance: (share) => number() < share,
    pick: <T>(from: readonly T[]): T => from[Math.floor(number() * from.length)] as T, // from a list that is not empty
  }
}
