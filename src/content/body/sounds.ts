import { allBlocks } from './blockTree.ts'
import type { Block, Body } from './body.ts'

export type Sound = Extract<Block, { type: 'audio' }>

/** The first sound that readers meet in a body, however deep it stands. */
export function firstSound(body: Body): Sound | undefined {
  return allBlocks(body.content).find((block) => block.type === 'audio')
}
