import { allBlocks } from './blockTree.ts'
import type { Block, Body } from './body.ts'
import { mediaIn } from './media.ts'
import { bodyText, inlineText } from './text.ts'

/** Has it nothing to read, see or hear? An editor's empty page still holds an empty paragraph. */
export function isBlank(body: Body): boolean {
  const shows = ({ type }: Block) => type === 'video' || type === 'embed'
  return bodyText(body).trim() === '' && mediaIn(body).length === 0 && !allBlocks(body.content).some(shows)
}

/** The blocks without lines that were left empty while writing: to readers they are gaps, and to their programs paragraphs of nothing. */
export const withoutEmptyParagraphs = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block) => block.type !== 'paragraph' || inlineText(block.content) !== '')
