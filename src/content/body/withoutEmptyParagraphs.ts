import type { Block } from './body.ts'
import { inlineText } from './text.ts'

/** The blocks without lines that were left empty while writing: to readers they are gaps, and to their programs paragraphs of nothing. */
export const withoutEmptyParagraphs = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block) => block.type !== 'paragraph' || inlineText(block.content) !== '')
