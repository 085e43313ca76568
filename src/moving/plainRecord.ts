import type { Instant } from '../content/time.ts'
import type { Note } from './note.ts'
import type { MovedKind, MovedRecord, RecordOrigin } from './record.ts'

interface Plain {
  readonly title: string
  readonly content: object
  readonly formerPaths?: readonly string[]
  readonly notes?: readonly Note[]
}

/** A record of what is no text and has no date of its own: a section, a tag, a person, a file. */
export function plainRecord(
  kind: MovedKind,
  origin: RecordOrigin,
  { title, content, formerPaths = [], notes = [] }: Plain,
  now: Instant,
): MovedRecord {
  const moment = { isPublished: true, publishedAt: now, updatedAt: now }
  return { is: 'document', document: { kind, origin, title, content: { ...content }, ...moment, formerPaths, notes, words: null } }
}
