import { sql, type Kysely } from 'kysely'
import { newsEnd, newsSince } from '../../content/reading/news.ts'
import { DAY_MS, fromWallTime, toWallTime, type Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'
import { touchedBy } from './contentChanges.ts'
import { NEWS, TODAY, type Source } from './sources.ts'

/** Whoever slept through more of them takes everything for changed. */
const MOST_DUE = 500

/** When, after `now`, something changes by the clock: a document comes or goes, the oldest news is news no more, or a new day begins. */
export async function findNextChange(db: Kysely<Tables>, timeZone: string, now: Instant): Promise<Instant> {
  const { rows } = await sql<{ at: Instant | null; oldestNews: Instant | null }>`
    select
      (select min(at) from (
        select min(visible_from) as at from publication where visible_from > ${now}
        union all
        select min(visible_until) as at from publication where visible_until > ${now}
      ) as boundaries) as at,
      (select min(published_at) from publication where kind = 'article' and published_at >= ${newsSince(now)}) as oldest_news`.execute(db)
  const { at = null, oldestNews = null } = rows[0] ?? {}
  const midnight = nextMidnight(now, timeZone)
  const planned = at ?? midnight
  const news = oldestNews === null ? midnight : newsEnd(oldestNews)
  return [midnight, planned, news].reduce((one, other) => (one < other ? one : other))
}

/** What changed by the clock after a moment, up to another; null if it may be anything. */
export async function readDueChanges(
  db: Kysely<Tables>,
  timeZone: string,
  after: Instant,
  until: Instant,
): Promise<ReadonlySet<Source> | null> {
  const isDue = (column: 'visibleFrom' | 'visibleUntil') =>
    db.selectFrom('publication').select(['kind', 'documentId as id']).where(column, '>', after).where(column, '<=', until)
  const due = await isDue('visibleFrom')
    .union(isDue('visibleUntil'))
    .limit(MOST_DUE + 1)
    .execute()
  const touched = due.length > MOST_DUE ? null : await touchedBy(db, due)
  if (!touched) return null
  const [news] = await db
    .selectFrom('publication')
    .select('id')
    .where('kind', '=', 'article')
    .where('publishedAt', '>=', newsSince(after))
    .where('publishedAt', '<', newsSince(until))
    .limit(1)
    .execute()
  const isNewDay = dayOf(after, timeZone) !== dayOf(until, timeZone)
  return new Set([...touched, ...(news ? [NEWS] : []), ...(isNewDay ? [TODAY] : [])])
}

const dayOf = (instant: Instant, timeZone: string): string => toWallTime(instant, timeZone).slice(0, 10)

function nextMidnight(now: Instant, timeZone: string): Instant {
  const tomorrow = new Date(Date.parse(dayOf(now, timeZone)) + DAY_MS).toISOString().slice(0, 10)
  return fromWallTime(`${tomorrow}T00:00`, timeZone)
}
