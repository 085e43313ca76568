import type { Inline, InlineMark, Text } from '../../content/body/body.ts'
import { withoutUnseen } from '../../content/storable.ts'

/** What the schema lets one piece of text and one line hold. */
const MAX_TEXT = 100_000
export const MAX_PIECES = 5000

/** Words within these marks, in as many pieces as the schema wants; none if there is nothing to see. */
export function textPieces(words: string, marks: readonly InlineMark[]): Text[] {
  const text = withoutUnseen(words)
  const pieces: Text[] = []
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start)
    pieces.push({ type: 'text', text: text.slice(start, end), ...(marks.length > 0 && { marks: [...marks] }) })
    start = end
  }
  return pieces
}

/** Two halves of one character stay together. */
function endOfPiece(text: string, start: number): number {
  const end = Math.min(start + MAX_TEXT, text.length)
  return end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** With one more mark. Code is never anything else besides: the editor knows it so. */
export function withMark(marks: readonly InlineMark[], mark: InlineMark): readonly InlineMark[] {
  if (marks.some(({ type }) => type === 'code')) return marks
  return mark.type === 'code' ? [mark] : [...marks.filter(({ type }) => type !== mark.type), mark]
}

export const linkOf = (marks: readonly InlineMark[] | undefined): string | undefined =>
  marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0]

/** Without the spaces and breaks at its ends, which HTML does not show. */
export function trimmed(inlines: readonly Inline[]): Inline[] {
  const isBlank = (piece: Inline | undefined) => piece?.type !== 'footnote' && (piece?.type !== 'text' || piece.text.trim() === '')
  let start = 0
  let end = inlines.length
  while (start < end && isBlank(inlines[start])) start += 1
  while (end > start && isBlank(inlines[end - 1])) end -= 1
  const pieces = inlines.slice(start, end)
  return pieces.map((piece, index) => {
    if (piece.type !== 'text') return piece
    const begun = index === 0 ? piece.text.trimStart() : piece.text
    return { ...piece, text: index === pieces.length - 1 ? begun.trimEnd() : begun }
  })
}

/** In parts of at most so many. */
export function inParts<T>(list: readonly T[], most: number): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < list.length; start += most) parts.push(list.slice(start, start + most))
  return parts
}
