import type { Block, Body } from './body.ts'

export type Sound = Extract<Block, { type: 'audio' }>

/** The first sound that readers meet in a body, however deep it stands. */
export function firstSound(body: Body): Sound | undefined {
  return soundsIn(body.content)[0]
}

function soundsIn(blocks: readonly Block[]): Sound[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'audio':
        return [block]
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap((item) => soundsIn(item.content))
      case 'blockquote':
        return soundsIn(block.content)
      default:
        return []
    }
  })
}
