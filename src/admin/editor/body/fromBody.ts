import type { JSONContent } from '@tiptap/core'
import type { Body } from '../../../content/body/body.ts'

/** A body as the surface opens it. An empty one gets a line to write on. */
export function fromBody(body: Body | null | undefined): JSONContent {
  const content = (body?.content ?? []) as JSONContent[] // the same nodes; the library writes its optional attributes another way
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}
