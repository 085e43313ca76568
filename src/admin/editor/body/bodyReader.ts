import type { Node } from '@tiptap/pm/model'
import type { Block } from '../../../content/body/body.ts'
import { joinBlocks, toBlocks, type EditorNode, type WrittenBlocks, type Written } from './toBody.ts'

/** A form copies and compares plain objects to their depth at every key, but hands on what has a class as it is: so only the block that changed is another. */
// oxlint-disable-next-line typescript/no-extraneous-class -- to have one is all that it is for
class SharedBlock {}

/**
 * Reads the body from a surface, key after key. ProseMirror keeps the blocks that a change does not touch, so only those that it does are read again: what a key costs
 * does not grow with the text.
 */
export function createBodyReader(): (doc: Node) => Written {
  const known = new WeakMap<Node, WrittenBlocks>()
  const read = (node: Node): WrittenBlocks => {
    const before = known.get(node)
    if (before) return before
    const { blocks, dropped } = toBlocks(node.toJSON() as EditorNode) // as ProseMirror writes it
    const written = { blocks: blocks.map(shared), dropped }
    known.set(node, written)
    return written
  }
  return (doc) => joinBlocks(doc.children.map(read))
}

const shared = (block: Block): Block => Object.assign(new SharedBlock(), block)
