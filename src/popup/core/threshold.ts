/** How far down the page the reader must be. */
export interface Threshold {
  readonly amount: number
  readonly isPercent: boolean
  /** The line of the viewport that must get there: 0 its top, 0.5 its centre, 1 its bottom. */
  readonly line: number
}

/** Reads `500`, `500px` or `50%`; anything else is no threshold. */
export function readThreshold(heightOffset: string, offsetType: string): Threshold | null {
  if (!/^\d+(\.\d+)?(px|%)?$/.test(heightOffset)) return null
  const line = [0.5, 1].find((known) => known === Number(offsetType)) ?? 0
  return { amount: parseFloat(heightOffset), isPercent: heightOffset.endsWith('%'), line }
}

/** Says whether the reader has scrolled to the threshold. The bottom of the page, and a page that does not scroll, always count. */
export function isReached({ amount, isPercent, line }: Threshold, scrollY: number, viewport: number, document: number): boolean {
  const rest = document - viewport
  const reached = isPercent ? 100 * (scrollY / rest + (line * viewport) / document) : scrollY + line * viewport
  // At a fractional zoom the last scroll position is a fraction of a pixel short of the bottom.
  return rest - scrollY < 1 || reached >= amount
}
