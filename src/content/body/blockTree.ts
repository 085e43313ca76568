import type { Block, Inline } from './body.ts'

/** The blocks that stand directly within a block, in the order readers meet them. */
export function blocksWithin(block: Block): readonly Block[] {
  switch (block.type) {
    case 'blockquote':
    case 'callout':
      return block.content
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content)
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content))
    default:
      return []
  }
}

/** Every block however deep it stands, each before what it holds: the order readers meet them in. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(blocksWithin(block))])
}

/** The line of text that a block is; nothing for a block that is none. */
export function inlinesOf(block: Block): readonly Inline[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'pullQuote':
      return block.content ?? []
    default:
      return []
  }
}
