import type { Kysely } from 'kysely'
import { kinds, rulesOf, type Kind } from '../../content/kinds.ts'
import { documentsAt } from '../../content/pagesAt.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { findGoneFiles, isGoneAddress } from '../documents/bin.ts'
import { isVisible, publishedRow } from './published.ts'
import type { Tables } from '../tables.ts'

/** Which addresses there are, where others lead, and which are gone. */
export function createAddressQueries(db: Kysely<Tables>): Pick<PublicContent, 'entries' | 'redirectFrom' | 'isGone' | 'goneFiles'> {
  return {
    async entries(now) {
      const rows = await db
        .selectFrom('publication')
        .innerJoin('document', 'document.id', 'publication.documentId')
        .innerJoin('revision', (join) =>
          join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
        )
        .select(['publication.kind', 'publication.slug', 'document.title', 'publication.publishedAt', 'revision.createdAt as updatedAt'])
        .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', 'in', ADDRESSED)]))
        // A tag or an author without articles has an empty page: nobody need be led there.
        .where((eb) =>
          eb.or([
            eb('publication.kind', 'not in', ['tag', 'author']),
            ...namedByArticles(db, now).map((ids) => eb('publication.documentId', 'in', ids)),
          ]),
        )
        .orderBy('publication.publishedAt', 'desc')
        .orderBy('publication.id', 'desc')
        .execute()
      return rows.flatMap(({ slug, ...entry }) => (slug === null ? [] : [{ ...entry, slug }]))
    },

    async redirectFrom(path, now) {
      const row = await db.selectFrom('redirect').selectAll().where('fromPath', '=', path).executeTakeFirst()
      if (!row?.documentId) return row?.toAddress ?? undefined
      const target = await db
        .selectFrom('publication')
        .select(['kind', 'slug'])
        .where((eb) => eb.and([isVisible(eb, now), eb('documentId', '=', row.documentId)]))
        .executeTakeFirst()
      return target?.slug ? rulesOf(target.kind).address?.(target.slug) : undefined
    },

    async isGone(path, now) {
      if (!(await isGoneAddress(db, path))) return false
      // Another document may stand there by now.
      for (const { kind, slug } of documentsAt(path)) if (await publishedRow(db, kind, slug, now)) return false
      return true
    },

    goneFiles: () => findGoneFiles(db),
  }
}

/** The kinds that have pages of their own. */
const ADDRESSED = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].address)

/** The tags and the authors that visible articles name. */
const namedByArticles = (db: Kysely<Tables>, now: Instant) => [
  db
    .selectFrom('publicationTag')
    .innerJoin('publication', 'publication.id', 'publicationTag.publicationId')
    .select('publicationTag.tagId as id')
    .where((eb) => isVisible(eb, now)),
  db
    .selectFrom('publicationAuthor')
    .innerJoin('publication', 'publication.id', 'publicationAuthor.publicationId')
    .select('publicationAuthor.authorId as id')
    .where((eb) => isVisible(eb, now)),
]
