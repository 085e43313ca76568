import type { Instant } from '../content/time.ts'
import type { FormerName } from './filing.ts'
import { createFitting, type Fitting } from './fitting.ts'
import type { Note } from './note.ts'
import type { MovedKind, MovedRecord, RecordOrigin } from './record.ts'

interface Plain {
  readonly title: string
  readonly content: object
  readonly formerPaths?: readonly string[]
  readonly notes?: readonly Note[]
  readonly modifiedAt?: Instant | null
}

/** A record of what is no text and was not published by itself: a section, a tag, a person, a file. */
export function plainRecord(
  kind: MovedKind,
  origin: RecordOrigin,
  { title, content, formerPaths = [], notes = [], modifiedAt = null }: Plain,
  now: Instant,
): MovedRecord {
  const moment = { isPublished: true, publishedAt: now, updatedAt: now, modifiedAt }
  return { is: 'document', document: { kind, origin, title, content: { ...content }, ...moment, formerPaths, notes, words: null } }
}

/** Makes the records of what has a name there; `fill` says what is in one, and what no field of ours holds is noted with it. */
export const namedRecords =
  (now: Instant) =>
  (
    kind: MovedKind,
    type: string,
    from: Pick<FormerName, 'id' | 'place' | 'name' | 'unplaced' | 'modifiedAt'>,
    fill: (fitting: Fitting) => object,
    formerPaths: readonly string[] = [],
  ): MovedRecord => {
    const fitting = createFitting()
    const content = fill(fitting)
    for (const [field, value] of from.unplaced ?? []) fitting.leave(field, value)
    const origin = { type, id: from.id, place: from.place }
    const { name: title, modifiedAt = null } = from
    return plainRecord(kind, origin, { title, content, formerPaths, notes: fitting.notes, modifiedAt }, now)
  }
