/** The same items, with the one at `from` at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
