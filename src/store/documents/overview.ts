import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { rulesOf } from '../../content/kinds.ts'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import { statusOf } from '../../content/newsroom/document.ts'
import type { CalendarEvent, Scopes } from '../../content/newsroom/outlook.ts'
import { fold } from '../../content/search/words.ts'
import type { Instant } from '../../content/time.ts'
import { readHeads } from './heads.ts'
import { hasWordsAnywhere, withWords } from './listConditions.ts'
import { readSummary } from './summaries.ts'
import { isVisible } from '../publications/published.ts'
import { readCard } from '../publications/storedCard.ts'
import type { Tables } from '../tables.ts'
import type { Json } from '../tables/columns.ts'
import type { DocumentTable } from '../tables/documents.ts'

type Overview = Pick<DocumentReader, 'calendar' | 'find' | 'recent' | 'publishedSince' | 'readsByDay' | 'mostRead'>

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
        ...(await documents
          .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
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

    async find(words, scopes, limit, now) {
      if (withWords(words).length === 0) return []
      const start = `${fold(words.trim()).replace(/[\\%_]/g, '\\$&')}%`
      const rows = await db
        .selectFrom('document')
        .innerJoin('documentSummary', 'documentSummary.documentId', 'document.id')
        .leftJoin('publication', (join) => join.onRef('publication.documentId', '=', 'document.id').on((eb) => isVisible(eb, now)))
        .selectAll('document')
        .select(['documentSummary.summary', 'publication.card', 'publication.slug as shownSlug'])
        .select((eb) => isTheirs(eb, scopes).as('isTheirs'))
        .where((eb) => {
          const shown = eb.and([eb('document.kind', 'in', ['article', 'issue']), eb('publication.id', 'is not', null)])
          return eb.and([...hasWordsAnywhere(words), ...withWords(words, knownBy(eb, scopes)), eb.or([mayBeSeen(eb, scopes), shown])])
        })
        .orderBy((eb) => sql`case when ${knownBy(eb, scopes)} like ${start} escape '\\' then 0 else 1 end`)
        .orderBy('document.updatedAt', 'desc')
        .limit(limit)
        .execute()
      const heads = await readHeads(db, rows)
      return rows.flatMap((row, index) => {
        const head = heads[index]
        if (!head) return []
        const slug = row.shownSlug ?? row.slug
        const thumb = row.kind === 'media' ? readSummary('media', row.summary).thumb : null
        const address = slug === null ? null : (rulesOf(row.kind).address?.(slug) ?? null)
        return [{ id: row.id, kind: row.kind, title: titleFor(row), address, state: statusOf(head, now).state, thumb }]
      })
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
        .where('firstPublishedAt', '>=', from)
        .where('firstPublishedAt', '<=', now)
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

/** May somebody open it? The same answer as `viewScope` gives. */
function mayBeSeen(eb: ExpressionBuilder<Tables, 'document'>, { userId, kinds }: Scopes): Expression<SqlBool> {
  const ofKind = [...kinds].map(([kind, scope]) => {
    const given = eb.selectFrom('assignment').select('documentId').where('userId', '=', userId)
    const own = eb('document.createdBy', '=', userId)
    const reach = scope === 'all' ? [] : [scope === 'own' ? own : eb.or([own, eb('document.id', 'in', given)])]
    return eb.and([sql<SqlBool>`${KIND} = ${kind}`, ...reach])
  })
  return ofKind.length === 0 ? sql<SqlBool>`1 = 0` : eb.and([eb('document.trashedAt', 'is', null), eb.or(ofKind)])
}

/** Not as it is indexed: SQLite would read all documents of these kinds, which are nearly all there are, rather than those of some days. */
const KIND = sql`(document.kind || '')`

const isTheirs = (eb: ExpressionBuilder<Tables, 'document'>, scopes: Scopes) => eb.case().when(mayBeSeen(eb, scopes)).then(1).else(0).end()

/** What is searched for words: of what somebody may not open, as much as readers see. */
const knownBy = (eb: ExpressionBuilder<Tables, 'document' | 'documentSummary' | 'publication'>, scopes: Scopes) =>
  eb.case().when(mayBeSeen(eb, scopes)).then(eb.ref('documentSummary.words')).else(eb.ref('publication.words')).end()

/** Whoever may not open an article is told of it what readers are. */
const titleFor = ({ isTheirs, card, title }: { readonly isTheirs: number; readonly card: Json | null; readonly title: string }): string =>
  isTheirs === 1 || card === null ? title : readCard(card).title

const unique = <Row extends DocumentTable & { readonly at: Instant | null }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]
