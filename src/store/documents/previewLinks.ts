import type { Kysely } from 'kysely'
import type { DocumentReader, DocumentWriter } from '../../content/newsroom/documentStore.ts'
import { DAY_MS, toInstant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'

const COLUMNS = ['previewLink.id', 'documentId', 'previewLink.createdBy', 'previewLink.createdAt', 'expiresAt'] as const
/** How long a link that has ended is remembered: whoever opens it is told that it ended, and not that it never was. */
const REMEMBERED_DAYS = 30

type Reading = Pick<DocumentReader, 'previewLinks' | 'previewLink' | 'previewLinkWith' | 'activeUser'>
type Writing = Pick<DocumentWriter, 'addPreviewLink' | 'removePreviewLink'>

export function previewLinkReader(db: Kysely<Tables>): Reading {
  const links = () =>
    db
      .selectFrom('previewLink')
      .innerJoin('document', 'document.id', 'previewLink.documentId')
      .select(COLUMNS)
      .where('document.trashedAt', 'is', null)
  return {
    previewLinks: (now, documentId) =>
      links()
        .where('expiresAt', '>', now)
        .$if(documentId !== undefined, (query) => query.where('documentId', '=', documentId ?? ''))
        .orderBy('previewLink.createdAt', 'desc')
        .orderBy('previewLink.id')
        .execute(),
    previewLink: (id) => links().where('previewLink.id', '=', id).executeTakeFirst(),
    previewLinkWith: (tokenHash) => links().where('tokenHash', '=', tokenHash).executeTakeFirst(),
    activeUser: (id) =>
      db
        .selectFrom('user')
        .select(['id', 'name', 'email', 'role'])
        .where('id', '=', id)
        .where('suspendedAt', 'is', null)
        .executeTakeFirst(),
  }
}

export function previewLinkWriter(db: Kysely<Tables>): Writing {
  return {
    async addPreviewLink(link) {
      const forgotten = toInstant(new Date(Date.parse(link.createdAt) - REMEMBERED_DAYS * DAY_MS))
      await db.deleteFrom('previewLink').where('expiresAt', '<', forgotten).execute()
      await db.insertInto('previewLink').values(link).execute()
    },
    async removePreviewLink(id) {
      await db.deleteFrom('previewLink').where('id', '=', id).execute()
    },
  }
}
