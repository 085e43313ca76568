import type { Kysely } from 'kysely'
import { kinds, rulesOf, type Kind } from '../../content/kinds.ts'
import { fileAddress } from '../../content/addresses/mediaAddress.ts'
import { documentsAt } from '../../content/addresses/pagesAt.ts'
import type { PublicContent, SiteEntry } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { findGoneAddresses, findGoneFiles, isGoneAddress } from '../documents/bin.ts'
import { readContent } from '../documents/storedContent.ts'
import { countByKey, countUtcMonths } from './countArticles.ts'
import { beginningOf, isOfCalendar, nextMonth } from './months.ts'
import { isVisible, publishedRow, publishedRows } from './published.ts'
import { ANYTHING, noteSources } from './sources.ts'
import type { Tables } from '../tables.ts'

type AddressQueries = Pick<
  PublicContent,
  | 'entries'
  | 'articleEntries'
  | 'articlesByMonth'
  | 'redirectFrom'
  | 'addressOfOrigin'
  | 'isShown'
  | 'isGone'
  | 'formerAddresses'
  | 'goneFiles'
>

/** Which addresses there are, where others lead, and which are gone. */
export function createAddressQueries(db: Kysely<Tables>): AddressQueries {
  const entryRows = (now: Instant) =>
    db
      .selectFrom('publication')
      .innerJoin('revision', (join) =>
        join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
      )
      .select(['publication.kind', 'publication.slug', 'publication.publishedAt', 'revision.createdAt as updatedAt'])
      .where((eb) => isVisible(eb, now))
      .orderBy('publication.publishedAt', 'desc')
      .orderBy('publication.id', 'desc')

  /** Where readers find a document; of a medium, its file. */
  async function addressOfDocument(documentId: string, now: Instant): Promise<string | undefined> {
    const target = await publishedRows(db, now)
      .select('publication.slug')
      .where('publication.documentId', '=', documentId)
      .executeTakeFirst()
    if (target?.kind === 'media') return fileAddress(readContent('media', target))
    return target?.slug ? rulesOf(target.kind).address?.(target.slug) : undefined
  }

  async function isShown(path: string, now: Instant): Promise<boolean> {
    for (const { kind, slug } of documentsAt(path)) if (await publishedRow(db, kind, slug, now)) return true
    return false
  }

  return {
    async entries(now) {
      noteSources(ANYTHING)
      const rows = await entryRows(now).select('publication.documentId').where('publication.kind', 'in', ADDRESSED).execute()
      // A tag or an author without articles has an empty page: nobody need be led there.
      const [tags, authors] = await Promise.all([keysWithArticles(db, 'tag', now), keysWithArticles(db, 'author', now)])
      const isEmpty = ({ kind, documentId }: { kind: Kind; documentId: string }) =>
        (kind === 'tag' && !tags.has(documentId)) || (kind === 'author' && !authors.has(documentId))
      return rows.filter((row) => !isEmpty(row)).flatMap(toEntry)
    },

    async articleEntries(month, { limit, offset = 0 }, now) {
      noteSources(ANYTHING)
      if (!isOfCalendar(month)) return []
      const rows = await entryRows(now)
        .where('publication.kind', '=', 'article')
        .where('publication.publishedAt', '>=', beginningOf(month))
        .where('publication.publishedAt', '<', beginningOf(nextMonth(month)))
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.flatMap(toEntry)
    },

    articlesByMonth(now) {
      noteSources(ANYTHING)
      return countUtcMonths(db, now)
    },

    async redirectFrom(path, now) {
      const row = await db.selectFrom('redirect').selectAll().where('fromPath', '=', path).executeTakeFirst()
      return row?.documentId ? addressOfDocument(row.documentId, now) : (row?.toAddress ?? undefined)
    },

    async addressOfOrigin(types, originalId, now) {
      const row = await db
        .selectFrom('origin')
        .select('documentId')
        .where('system', '=', 'wordpress')
        .where('type', 'in', types)
        .where('originalId', '=', originalId)
        .executeTakeFirst()
      return row && addressOfDocument(row.documentId, now)
    },

    isShown,

    async isGone(path, now) {
      // Another document may stand there by now.
      return (await isGoneAddress(db, path)) && !(await isShown(path, now))
    },

    async formerAddresses(now) {
      const [written, left, gone] = await Promise.all([
        db.selectFrom('redirect').select(['fromPath', 'toAddress']).where('toAddress', 'is not', null).execute(),
        db
          .selectFrom('redirect')
          .innerJoin('publication', 'publication.documentId', 'redirect.documentId')
          .select(['redirect.fromPath', 'publication.kind', 'publication.slug'])
          .where('publication.kind', '!=', 'media')
          .where((eb) => isVisible(eb, now))
          .execute(),
        findGoneAddresses(db),
      ])
      const files = await publishedRows(db, now)
        .innerJoin('redirect', 'redirect.documentId', 'publication.documentId')
        .select('redirect.fromPath')
        .where('publication.kind', '=', 'media')
        .execute()
      const leading = left.map(({ fromPath: path, kind, slug }) => ({ path, to: (slug && rulesOf(kind).address?.(slug)) || null }))
      return [
        ...written.map(({ fromPath: path, toAddress: to }) => ({ path, to })),
        ...leading.filter(({ to }) => to !== null),
        ...files.map((row) => ({ path: row.fromPath, to: fileAddress(readContent('media', row)) })),
        ...gone.map((path) => ({ path, to: null })),
      ]
    },

    goneFiles: () => findGoneFiles(db),
  }
}

/** The kinds that have pages of their own, besides articles. */
const ADDRESSED = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].address && kind !== 'article')

const keysWithArticles = async (db: Kysely<Tables>, list: 'tag' | 'author', now: Instant): Promise<ReadonlySet<string>> =>
  new Set((await countByKey(db, list, null, now)).map(({ key }) => key))

const toEntry = ({ kind, slug, publishedAt, updatedAt }: Omit<SiteEntry, 'slug'> & { readonly slug: string | null }): SiteEntry[] =>
  slug === null ? [] : [{ kind, slug, publishedAt, updatedAt }]
