import type { Body } from './body.ts'
import { mediaIn } from './media.ts'
import { bodyText } from './text.ts'

/** Has it nothing to read, see or hear? An editor's empty page still holds an empty paragraph. */
export function isBlank(body: Body): boolean {
  return bodyText(body).trim() === '' && mediaIn(body).length === 0 && !body.content.some(({ type }) => type === 'video')
}
