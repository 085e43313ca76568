import { sql, type Kysely } from 'kysely'
import { mediaHashAt } from '../../content/addresses/addresses.ts'
import { documentsAt } from '../../content/addresses/pagesAt.ts'
import {
  MOST_TARGETS,
  OTHER_TARGETS,
  TRAFFIC_EVENTS,
  type PageCount,
  type TargetCount,
  type TrafficStore,
  type TrafficCount,
  type TrafficKind,
} from '../../content/traffic/traffic.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'
import { findKnownPages } from '../publications/knownPages.ts'
import type { Tables } from '../tables.ts'

/** How many pages and hosts are shown, and how many targets of an event. */
const TOP = 10
const TOP_OF_EVENT = 5

/** Keeps the figures of the day. Readers' pages do not change by them, so the content version stays. */
export function createTrafficStore(database: Database): TrafficStore {
  const { db } = database
  return {
    add: (counts) =>
      database.writeTogether(async (transaction) => {
        for (const some of groups(counts)) {
          for (const { day, kind, target, count } of await within(transaction, some)) {
            await transaction
              .insertInto('traffic')
              .values({ day, kind, target, count })
              .onConflict((conflict) => conflict.columns(['kind', 'day', 'target']).doUpdateSet({ count: sql`traffic.count + ${count}` }))
              .execute()
          }
        }
      }),

    between: (from, to) =>
      mapDatabaseErrors(async () => {
        const isDay = from === to
        const byTime = await sumBy(db, 'hour', isDay ? 'target' : 'day', from, to)
        const pages = await top(db, 'page', from, to, TOP)
        const named = (counts: readonly TargetCount[]) => Promise.all(counts.map((count) => withDocument(db, count)))
        const events = await Promise.all(
          TRAFFIC_EVENTS.map(async (event) => ({
            event,
            count: await total(db, event, from, to),
            targets: await named(await top(db, event, from, to, TOP_OF_EVENT)),
          })),
        )
        return {
          views: byTime.reduce((sum, { count }) => sum + count, 0),
          byTime,
          pages: await named(pages),
          referrers: await top(db, 'referrer', from, to, TOP),
          events: events.filter(({ count }) => count > 0),
        }
      }),

    views: (from, to) => mapDatabaseErrors(() => total(db, 'hour', from, to)),

    prune: (before) =>
      database.writeTogether(async (transaction) => {
        await transaction.deleteFrom('traffic').where('day', '<', before).execute()
      }),
  }
}

/** Those of one day and kind together. */
function groups(counts: readonly TrafficCount[]): TrafficCount[][] {
  const grouped = new Map<string, TrafficCount[]>()
  for (const count of counts) {
    const key = `${count.day} ${count.kind}`
    grouped.set(key, [...(grouped.get(key) ?? []), count])
  }
  return [...grouped.values()]
}

/**
 * The same, but what names a page that is nowhere goes with the others, and so does what is one target too many for its day. One group
 * at a time: the sum holds.
 */
async function within(db: Kysely<Tables>, counts: readonly TrafficCount[]): Promise<TrafficCount[]> {
  const [first] = counts
  if (!first || first.kind === 'hour') return [...counts]
  const rows = await db.selectFrom('traffic').select('target').where('kind', '=', first.kind).where('day', '=', first.day).execute()
  const known = new Set(rows.map(({ target }) => target))
  const added = counts.filter(({ target }) => !known.has(target)).flatMap(({ kind, target }) => pageNamed(kind, target) ?? [])
  const pages = await findKnownPages(db, added)
  return counts.map((count) => {
    const page = pageNamed(count.kind, count.target)
    const isTooMany = count.kind !== 'page' && known.size >= MOST_TARGETS
    const isOther = !known.has(count.target) && (isTooMany || (page !== null && !pages.has(page)))
    const target = isOther ? OTHER_TARGETS : count.target
    known.add(target)
    return { ...count, target }
  })
}

/** The page of ours that a target names, if its kind names one. */
function pageNamed(kind: TrafficKind, target: string): string | null {
  if (kind === 'page') return target
  return kind === 'hash_change' ? (target.split('#')[0] ?? '') : null
}

const shownAt = (db: Kysely<Tables>, kind: ReturnType<typeof documentsAt>[number]['kind'], slug: string) =>
  db
    .selectFrom('publication')
    .innerJoin('document', 'document.id', 'publication.documentId')
    .select(['document.id', 'document.title'])
    .where('publication.kind', '=', kind)
    .where('publication.slug', '=', slug)
    .orderBy('visibleFrom', 'desc')
    .limit(1)
    .executeTakeFirst()

const mediumWith = (db: Kysely<Tables>, hash: string) =>
  db
    .selectFrom('documentSummary')
    .innerJoin('document', 'document.id', 'documentSummary.documentId')
    .select(['document.id', 'document.title'])
    .where('documentSummary.mediaHash', '=', hash)
    .where('document.trashedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()

async function withDocument(db: Kysely<Tables>, counted: TargetCount): Promise<PageCount> {
  const hash = mediaHashAt(counted.target)
  const medium = hash && (await mediumWith(db, hash))
  if (medium) return { ...counted, title: medium.title, document: { kind: 'media', id: medium.id } }
  for (const { kind, slug } of documentsAt(counted.target)) {
    const found = await shownAt(db, kind, slug)
    if (found) return { ...counted, title: found.title, document: { kind, id: found.id } }
  }
  return { ...counted, title: null, document: null }
}

async function sumBy(db: Kysely<Tables>, kind: TrafficKind, by: 'day' | 'target', from: string, to: string) {
  const rows = await db
    .selectFrom('traffic')
    .select((eb) => [`${by} as at` as const, eb.fn.sum('count').as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(by)
    .orderBy(by)
    .execute()
  return rows.map(({ at, count }) => ({ at, count: Number(count) }))
}

/** The most frequent first; what was too much to be told apart comes last, however much it is. */
async function top(db: Kysely<Tables>, kind: TrafficKind, from: string, to: string, limit: number): Promise<TargetCount[]> {
  const rows = await db
    .selectFrom('traffic')
    .select((eb) => ['target', eb.fn.sum('count').as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('target')
    .orderBy(sql`case when target = ${OTHER_TARGETS} then 1 else 0 end`)
    .orderBy('count', 'desc')
    .orderBy('target')
    .limit(limit)
    .execute()
  return rows.map(({ target, count }) => ({ target, count: Number(count) }))
}

async function total(db: Kysely<Tables>, kind: TrafficKind, from: string, to: string): Promise<number> {
  const { count } = await db
    .selectFrom('traffic')
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return Number(count)
}
