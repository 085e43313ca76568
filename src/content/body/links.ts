import { allBlocks, inlinesOf } from './blockTree.ts'
import type { Block, Body, Inline } from './body.ts'

/** A link as readers meet it: where it leads, and on which words. */
export interface BodyLink {
  readonly address: string
  readonly text: string
}

/** The links of a body, its buttons and its footnotes, in the order readers meet them. Words of one link in several styles are one link. */
export function linksIn(body: Body): BodyLink[] {
  return allBlocks(body.content).flatMap(linksOf)
}

function linksOf(block: Block): BodyLink[] {
  if (block.type === 'button') return [{ address: block.attrs.href, text: block.attrs.label }]
  return linksInLine(inlinesOf(block))
}

function linksInLine(pieces: readonly Inline[]): BodyLink[] {
  const found: BodyLink[] = []
  pieces.forEach((piece, index) => {
    if (piece.type === 'footnote') found.push(...linksInLine(piece.content))
    const address = addressOn(piece)
    if (piece.type !== 'text' || address === undefined) return
    const isContinued = address === addressOn(pieces[index - 1])
    const begun = isContinued ? (found.pop()?.text ?? '') : ''
    found.push({ address, text: begun + piece.text })
  })
  return found
}

function addressOn(piece: Inline | undefined): string | undefined {
  if (piece?.type !== 'text') return undefined
  return piece.marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0]
}
