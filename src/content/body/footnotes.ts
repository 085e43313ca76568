import type { Block, Body, Footnote, Inline } from './body.ts'

/** The notes of a body in the order readers meet them: the first is number 1. */
export function footnotesIn(body: Body): Footnote[] {
  return body.content.flatMap(notesInBlock)
}

function notesInBlock(block: Block): Footnote[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'pullQuote':
      return notesIn(block.content)
    case 'blockquote':
      return block.content.flatMap(notesInBlock)
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(notesInBlock))
    default:
      return []
  }
}

const notesIn = (content: readonly Inline[] = []): Footnote[] => content.filter((piece) => piece.type === 'footnote')
