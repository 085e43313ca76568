/** How many things of these widths, in their order, stand in a room. When not all do, the button that holds the others needs a place too. */
export function howManyFit(room: number, widths: readonly number[], moreWidth: number): number {
  const ends = widths.reduce<readonly number[]>((before, width) => [...before, (before.at(-1) ?? 0) + width], [])
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + moreWidth <= room).length
}
