import type { Block, Body } from './body.ts'

/** The media a body shows, in the order readers meet them. */
export function mediaIn(body: Body): string[] {
  return body.content.flatMap(mediaInBlock)
}

function mediaInBlock(block: Block): string[] {
  switch (block.type) {
    case 'image':
    case 'audio':
      return [block.attrs.media]
    case 'gallery':
      return block.attrs.items.map((item) => item.media)
    case 'video':
      return [...(block.attrs.provider === 'file' ? [block.attrs.media] : []), ...(block.attrs.poster ? [block.attrs.poster] : [])]
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(mediaInBlock))
    case 'blockquote':
      return block.content.flatMap(mediaInBlock)
    default:
      return []
  }
}
