import { sql, type Kysely } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import type { ArticleFilter } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { CountedList } from '../tables/publications.ts'
import { monthOf, readCount } from './publicationCounts.ts'
import { isVisible } from './published.ts'
import { findUnsettled, type Unsettled } from './unsettled.ts'

/** How many visible articles a list has whose length is kept; null where it is not, and everything in it has to be counted. */
export async function countKept(db: Kysely<Tables>, filter: ArticleFilter, now: Instant): Promise<number | null> {
  const list = keptList(filter)
  const unsettled = list && (await findUnsettled(db, now))
  if (!list || !unsettled) return null
  const articles = unsettled.filter(({ kind }) => kind === 'article')
  const among = await standingIn(db, list, articles)
  return (await readCount(db, ...list)) + sum(among)
}

/** How many documents of a kind readers see; null where that has to be counted. */
export async function countShown(db: Kysely<Tables>, kind: Kind, now: Instant): Promise<number | null> {
  const unsettled = await findUnsettled(db, now)
  return unsettled && (await readCount(db, 'kind', kind)) + sum(unsettled.filter((publication) => publication.kind === kind))
}

/** The one list that a filter asks for, if its length is kept. */
function keptList({ section, issue, tag, author, from, until }: ArticleFilter): readonly [CountedList, string] | null {
  if (from || until) return null
  const lists = [
    ...(section ? [['section', section] as const] : []),
    ...(issue ? [['issue', issue] as const] : []),
    ...(tag ? [['tag', tag] as const] : []),
    ...(author ? [['author', author] as const] : []),
  ]
  return lists.length > 1 ? null : (lists[0] ?? ['kind', 'article'])
}

async function standingIn(
  db: Kysely<Tables>,
  [list, key]: readonly [CountedList, string],
  articles: readonly Unsettled[],
): Promise<readonly Unsettled[]> {
  if (list === 'section') return articles.filter(({ sectionId }) => sectionId === key)
  if (list === 'issue') return articles.filter(({ issueId }) => issueId === key)
  if (list !== 'tag' && list !== 'author') return articles
  const keys = await keysOf(db, list, articles)
  return articles.filter(({ id }) => keys.some(({ publicationId, key: one }) => publicationId === id && one === key))
}

/** The tags, or the authors, of some articles. */
async function keysOf(
  db: Kysely<Tables>,
  list: 'tag' | 'author',
  articles: readonly Unsettled[],
): Promise<{ readonly publicationId: number; readonly key: string }[]> {
  const ids = articles.map(({ id }) => id)
  if (ids.length === 0) return []
  return list === 'tag'
    ? db.selectFrom('publicationTag').select(['publicationId', 'tagId as key']).where('publicationId', 'in', ids).execute()
    : db.selectFrom('publicationAuthor').select(['publicationId', 'authorId as key']).where('publicationId', 'in', ids).execute()
}

const sum = (unsettled: readonly Unsettled[]): number => unsettled.reduce((total, { amount }) => total + amount, 0)

/** How many visible articles each tag, or each author, has: those that have most, by identifier where they are as many. */
export async function countByKey(
  db: Kysely<Tables>,
  list: 'tag' | 'author',
  limit: number | null,
  now: Instant,
): Promise<{ readonly key: string; readonly articles: number }[]> {
  const unsettled = await findUnsettled(db, now)
  if (!unsettled) return countAllByKey(db, list, limit, now)
  const articles = new Map(unsettled.filter(({ kind }) => kind === 'article').map((article) => [article.id, article]))
  const keys = await keysOf(db, list, [...articles.values()])
  const more = new Map<string, number>()
  for (const { key, publicationId } of keys) more.set(key, (more.get(key) ?? 0) + (articles.get(publicationId)?.amount ?? 0))
  const kept = db.selectFrom('publicationCount').select(['key', 'count']).where('list', '=', list)
  // As many more as may have to give up their place; and those that may get one.
  const most = kept
    .orderBy('count', 'desc')
    .orderBy('key')
    .$if(limit !== null, (query) => query.limit((limit ?? 0) + more.size))
  const changed = more.size === 0 ? [] : await kept.where('key', 'in', [...more.keys()]).execute()
  const counts = new Map([...(await most.execute()), ...changed].map(({ key, count }) => [key, count]))
  for (const [key, amount] of more) counts.set(key, (counts.get(key) ?? 0) + amount)
  const sorted = [...counts]
    .map(([key, count]) => ({ key, articles: count }))
    .filter((counted) => counted.articles > 0)
    .sort((a, b) => b.articles - a.articles || (a.key < b.key ? -1 : 1))
  return limit === null ? sorted : sorted.slice(0, limit)
}

async function countAllByKey(db: Kysely<Tables>, list: 'tag' | 'author', limit: number | null, now: Instant) {
  const [table, key] = list === 'tag' ? ['publication_tag', 'tag_id'] : ['publication_author', 'author_id']
  const { rows } = await sql<{ key: string; articles: number | string }>`
    select ${sql.ref(key)} as key, count(*) as articles from publication join ${sql.table(table)} on publication_id = publication.id
    where kind = 'article' and visible_from <= ${now} and (visible_until is null or visible_until > ${now})
    group by ${sql.ref(key)} order by count(*) desc, ${sql.ref(key)} ${limit === null ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows.map((row) => ({ key: row.key, articles: Number(row.articles) }))
}

/** How many visible articles each month of UTC has. */
export async function countUtcMonths(db: Kysely<Tables>, now: Instant): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const add = (month: string, amount: number) => void counts.set(month, (counts.get(month) ?? 0) + amount)
  const unsettled = await findUnsettled(db, now)
  if (unsettled) {
    const rows = await db.selectFrom('publicationCount').select(['key', 'count']).where('list', '=', 'month').execute()
    for (const { key, count } of rows) add(key, count)
    for (const { kind, publishedAt, amount } of unsettled) if (kind === 'article') add(monthOf(publishedAt), amount)
  } else {
    const rows = await db
      .selectFrom('publication')
      .select('publishedAt')
      .where((eb) => eb.and([isVisible(eb, now), eb('publication.kind', '=', 'article')]))
      .execute()
    for (const { publishedAt } of rows) add(monthOf(publishedAt), 1)
  }
  for (const [month, count] of counts) if (count === 0) counts.delete(month)
  return counts
}

/** When visible articles came out that did so within any of these ranges, from a moment until just before another. */
export async function findMomentsWithin(
  db: Kysely<Tables>,
  engine: Engine,
  ranges: readonly (readonly [from: Instant, until: Instant])[],
  now: Instant,
): Promise<Instant[]> {
  const json = JSON.stringify(ranges)
  const spans = engine === 'sqlite' ? sql`json_each(${json}) as span` : sql`json_array_elements(${json}::json) as span(value)`
  // SQLite reads the tables of a cross join in the order they are written: a look into the index for each range.
  const { rows } = await sql<{ publishedAt: Instant; visibleFrom: Instant; visibleUntil: Instant | null }>`
    select p.published_at, p.visible_from, p.visible_until from ${spans} cross join publication as p
    where p.kind = 'article' and p.published_at >= span.value ->> 0 and p.published_at < span.value ->> 1`.execute(db)
  return rows
    .filter(({ visibleFrom, visibleUntil }) => visibleFrom <= now && (visibleUntil === null || visibleUntil > now))
    .map(({ publishedAt }) => publishedAt)
}
