import { allBlocks } from './blockTree.ts'
import type { Block, Body } from './body.ts'

/** The media a body shows, in the order readers meet them. */
export function mediaIn(body: Body): string[] {
  return allBlocks(body.content).flatMap(mediaOf)
}

function mediaOf(block: Block): string[] {
  switch (block.type) {
    case 'image':
    case 'audio':
    case 'file':
      return [block.attrs.media]
    case 'gallery':
      return block.attrs.items.map((item) => item.media)
    case 'video':
      return [...(block.attrs.provider === 'file' ? [block.attrs.media] : []), ...posterOf(block.attrs)]
    case 'embed':
      return posterOf(block.attrs)
    default:
      return []
  }
}

const posterOf = ({ poster }: { readonly poster?: string | undefined }): string[] => (poster ? [poster] : [])
