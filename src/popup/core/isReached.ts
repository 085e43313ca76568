import type { ScrollTrigger } from './trigger.ts'

/** Says whether the reader has scrolled to the offset. The bottom of the page, and a page that does not scroll, always count. */
export function isReached({ offset, line }: ScrollTrigger, scrollY: number, viewport: number, document: number): boolean {
  const rest = document - viewport
  const reached = /%/.test(offset) ? 100 * (scrollY / rest + (line * viewport) / document) : scrollY + line * viewport
  // At a fractional zoom the last scroll position is a fraction of a pixel short of the bottom.
  return rest - scrollY < 1 || reached >= parseFloat(offset)
}
