import { allBlocks, inlinesOf } from './blockTree.ts'
import type { Body, Footnote } from './body.ts'

/** The notes of a body in the order readers meet them: the first is number 1. */
export function footnotesIn(body: Body): Footnote[] {
  return allBlocks(body.content).flatMap((block) => inlinesOf(block).filter((piece) => piece.type === 'footnote'))
}
