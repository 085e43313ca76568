/** The pages worth a number: the first, the last, and those beside the present one. A gap of a single page is filled with it. */
export function nearbyPages(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages))
  for (const number of shown) if (shown.has(number + 2)) shown.add(number + 1)
  return [...shown].sort((a, b) => a - b)
}
