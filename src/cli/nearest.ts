/** The name that somebody probably meant, or null if none is near: at most a third of its letters differ. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const [closest] = names.map((name) => ({ name, slips: slipsBetween(typed, name) })).toSorted((a, b) => a.slips - b.slips)
  return closest && closest.slips <= Math.max(1, Math.floor(closest.name.length / 3)) ? closest.name : null
}

/** How many letters to change, add or leave out (Levenshtein). */
function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1]
    for (let index = 0; index < to.length; index++) {
      const replaced = (row[index] ?? 0) + (to[index] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
