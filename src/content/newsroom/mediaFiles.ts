import { mediaSort, type Media } from '../kinds/media.ts'
import type { Instant } from '../time.ts'
import type { User } from '../people/user.ts'
import type { DocumentStore } from './documentStore.ts'
import { beginDocument } from './beginDocument.ts'
import { openTrashed } from './bin.ts'
import type { Document } from './document.ts'
import { deny, loadAuthorized } from './loadAuthorized.ts'
import { done, refused, type Outcome } from './refusal.ts'
import { writeRevision } from './writeRevision.ts'

/** What the storage knows of a file that it has taken in. */
export type MediaFile = Pick<Media, 'fileName' | 'hash' | 'type' | 'bytes' | 'picture'>

export interface AddedFile {
  readonly document: Document<'media'>
  /** False if the library had the very bytes already. */
  readonly isNew: boolean
}

/** What editors can do with the files of the media library. */
export function createMediaFiles(documents: DocumentStore, now: () => Instant, newId: () => string) {
  /** Why the actor may bring no files, before any is sent. */
  function mayAddFiles(actor: User): Promise<Outcome<null>> {
    return documents.read(async (reader) => {
      const denial = await deny(reader, actor, 'create', { kind: 'media' })
      return denial ? refused(denial) : done(null)
    })
  }

  /** Why the actor may not replace this file, before another is sent. */
  function mayReplaceFile(actor: User, id: string): Promise<Outcome<null>> {
    return documents.read(async (reader) => {
      const found = await loadAuthorized(reader, actor, 'edit', 'media', id)
      return found.ok ? done(null) : found
    })
  }

  /**
   * Takes a file into the library. The same bytes are there only once: who brings them again gets what is there, or is told that they are
   * in the bin, if they may take them out of it.
   */
  function addFile(actor: User, file: MediaFile): Promise<Outcome<AddedFile>> {
    return documents.write(async (writer) => {
      const known = await writer.mediaWithHash(file.hash)
      const existing = known === undefined ? undefined : await writer.document('media', known)
      if (existing) return done({ document: existing, isNew: false })
      for (const id of await writer.trashedWithHash(file.hash)) {
        const binned = await openTrashed(writer, actor, id)
        if (binned.ok) return refused({ reason: 'in-bin', id, title: binned.value.title })
      }
      const begun = await beginDocument(writer, actor, 'media', file, newId(), now())
      return begun.ok ? done({ document: begun.value, isNew: true }) : begun
    })
  }

  /** Puts another file in the place of one, wherever it is used; what was said of it stays. A picture stays a picture. */
  function replaceFile(actor: User, id: string, file: MediaFile): Promise<Outcome<Document<'media'>>> {
    return documents.write(async (writer) => {
      const found = await loadAuthorized(writer, actor, 'edit', 'media', id)
      if (!found.ok) return found
      const { content } = found.value
      if (content.hash === file.hash) return found
      if (mediaSort(content.type) !== mediaSort(file.type))
        return refused({ reason: 'invalid', problems: [{ path: ['file'], problem: 'media-other-sort' }] })
      return writeRevision(writer, actor, found.value, { ...content, ...file }, now())
    })
  }

  return { mayAddFiles, mayReplaceFile, addFile, replaceFile }
}
