import type { JSONContent } from '@tiptap/core'
import type { Body } from '../../../content/body/body.ts'

/**
 * A body as the surface opens it: it ends in a line to write on. The surface would add that line by itself, but with the first thing that happens
 * to it: with the focus that ProseMirror gives it while it selects the block that was clicked, whose place is then one of a document that is gone.
 */
export function fromBody(body: Body | null | undefined): JSONContent {
  const content = (body?.content ?? []) as JSONContent[] // the same nodes; the library writes its optional attributes another way
  return { type: 'doc', content: content.at(-1)?.type === 'paragraph' ? content : [...content, { type: 'paragraph' }] }
}
