import { sql, type Kysely, type SqlBool } from 'kysely'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import { statusOf } from '../../content/newsroom/document.ts'
import type { CalendarEvent } from '../../content/newsroom/outlook.ts'
import type { Instant } from '../../content/time.ts'
import { readHeads } from './heads.ts'
import { FIRST_PUBLISHED } from './listConditions.ts'
import { isTheirs, mayBeSeen, titleFor } from './scopeConditions.ts'
import { isVisible } from '../publications/published.ts'
import type { Tables } from '../tables.ts'
import type { DocumentTable } from '../tables/documents.ts'

type Overview = Pick<DocumentReader, 'calendar' | 'recent' | 'publishedSince' | 'readsByDay' | 'mostRead'>

/** As much as a month of the busiest newsroom has. */
const MAX_EVENTS = 1000

/** The questions that are about many documents of many kinds. */
export function createOverview(db: Kysely<Tables>): Overview {
  return {
    async calendar(from, until, scopes, now) {
      const documents = db.selectFrom('document').where((eb) => mayBeSeen(eb, scopes))
      const publications = documents.innerJoin('publication', 'publication.documentId', 'document.id').selectAll('document')
      const events = [
        ...(await documents
          .selectAll('document')
          .select('firstPublishedAt as at')
          .select(sql<CalendarEvent['what']>`'published'`.as('what'))
          .where('firstPublishedAt', '>=', from)
          .where('firstPublishedAt', '<', until)
          .where('firstPublishedAt', '<=', now)
          .limit(MAX_EVENTS)
          .execute()),
        ...(await publications
          .select('visibleFrom as at')
          // What readers know already does not come out: it changes.
          .select(sql<CalendarEvent['what']>`case when first_published_at < visible_from then 'change' else 'scheduled' end`.as('what'))
          .where('visibleFrom', '>=', from)
          .where('visibleFrom', '<', until)
          .where('visibleFrom', '>', now)
          .limit(MAX_EVENTS)
          .execute()),
        ...(await publications
          .select('visibleUntil as at')
          .select(sql<CalendarEvent['what']>`'ends'`.as('what'))
          .where('visibleUntil', '>=', from)
          .where('visibleUntil', '<', until)
          // Where the next range begins, nothing ends.
          .where(
            sql<SqlBool>`not exists (select 1 from publication next where next.document_id = publication.document_id
            and next.visible_from = publication.visible_until)`,
          )
          .limit(MAX_EVENTS)
          .execute()),
        // Written so that SQLite begins with what is planned, not with all that was never published.
        ...(await db
          .selectFrom('documentSummary')
          .crossJoin('document')
          .whereRef('document.id', '=', 'documentSummary.documentId')
          .where((eb) => mayBeSeen(eb, scopes))
          .selectAll('document')
          .select('plannedAt as at')
          .select(sql<CalendarEvent['what']>`'planned'`.as('what'))
          .where('plannedAt', '>=', from)
          .where('plannedAt', '<', until)
          .where('plannedAt', '>', now)
          .where('firstPublishedAt', 'is', null)
          .limit(MAX_EVENTS)
          .execute()),
      ]
      const heads = new Map((await readHeads(db, unique(events))).map((head) => [head.id, head]))
      return events
        .flatMap(({ id, kind, title, at, what }) => {
          const head = heads.get(id)
          return head && at !== null ? [{ id, kind, title, at, what, state: statusOf(head, now).state }] : []
        })
        .sort((a, b) => a.at.localeCompare(b.at))
    },

    async recent(scopes, limit) {
      const rows = await db
        .selectFrom('document')
        .innerJoin('user', 'user.id', 'document.updatedBy')
        .select(['document.id', 'kind', 'title', 'revision', 'document.updatedAt as at', 'updatedBy', 'user.name'])
        .where((eb) => mayBeSeen(eb, scopes))
        .orderBy('document.updatedAt', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ updatedBy, name, ...row }) => ({ ...row, by: { id: updatedBy, name } }))
    },

    async publishedSince(from, now) {
      const rows = await db
        .selectFrom('document')
        .select('firstPublishedAt')
        .where('kind', '=', 'article')
        .where(FIRST_PUBLISHED, '>=', from)
        .where(FIRST_PUBLISHED, '<=', now)
        .where('trashedAt', 'is', null)
        .execute()
      return rows.flatMap(({ firstPublishedAt }) => firstPublishedAt ?? [])
    },

    async readsByDay(from) {
      const rows = await db
        .selectFrom('readCount')
        .select((eb) => ['day', eb.fn.sum('reads').as('count')])
        .where('day', '>=', from)
        .groupBy('day')
        .orderBy('day')
        .execute()
      return rows.map(({ day, count }) => ({ day, count: Number(count) }))
    },

    async mostRead(from, scopes, limit, now) {
      const rows = await db
        .selectFrom('readCount')
        .innerJoin('document', 'document.id', 'readCount.documentId')
        .leftJoin('publication', (join) => join.onRef('publication.documentId', '=', 'document.id').on((eb) => isVisible(eb, now)))
        .select((eb) => ['document.id', 'document.title', 'publication.card', eb.fn.sum('reads').as('total')])
        .select((eb) => isTheirs(eb, scopes).as('isTheirs'))
        .where('day', '>=', from)
        .where('document.trashedAt', 'is', null)
        .where((eb) => eb.or([mayBeSeen(eb, scopes), eb('publication.id', 'is not', null)]))
        .groupBy(['document.id', 'document.title', 'publication.card'])
        .orderBy('total', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ id: row.id, title: titleFor(row), reads: Number(row.total) }))
    },
  }
}

const unique = <Row extends DocumentTable & { readonly at: Instant | null }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
