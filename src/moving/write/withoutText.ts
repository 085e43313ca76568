import type { Body } from '../../content/body/body.ts'
import { isBlank } from '../../content/body/isBlank.ts'
import { note } from '../note.ts'
import type { MovedDocument } from '../record.ts'

/** An article that other systems showed without a text is a draft here, where none can be published so: what else it says comes all the same. */
export function asDraftWithoutText(document: MovedDocument): MovedDocument {
  const { kind, isPublished, content, notes, title } = document
  if (kind !== 'article' || !isPublished || !isBlank(content['body'] as Body)) return document // every article has one
  return { ...document, isPublished: false, notes: [...notes, note('no-body', title)] }
}
