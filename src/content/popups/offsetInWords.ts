/** `50%` as it is, `500` and `500px` as 500 px: how far down the page, where a sentence says it. */
export function offsetInWords(offset: string): string {
  return offset.endsWith('%') ? offset : `${parseFloat(offset)} px`
}
