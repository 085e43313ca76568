import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { kinds, rulesOf, type Kind } from '../../content/kinds.ts'
import type { ListedRedirect, RedirectListing, RedirectQuery } from '../../content/addresses/redirect.ts'
import type { Instant } from '../../content/time.ts'
import { containsWords } from '../containsWords.ts'
import { isVisible } from '../publications/published.ts'
import type { Tables } from '../tables.ts'
import { binned } from './listConditions.ts'

/** The redirects that were asked for, and how many there are in all. An import leaves one for every text. */
export async function listRedirects(
  db: Kysely<Tables>,
  { words, isAutomatic, paths, sort, limit, offset }: RedirectQuery,
  now: Instant,
): Promise<RedirectListing> {
  const asked = (eb: ExpressionBuilder<Tables, 'redirect'>) => {
    const conditions: Expression<SqlBool>[] = []
    if (isAutomatic !== undefined) conditions.push(eb('redirect.documentId', isAutomatic ? 'is not' : 'is', null))
    if (paths) conditions.push(paths.length === 0 ? sql<SqlBool>`1 = 0` : eb('redirect.fromPath', 'in', paths))
    if (words) conditions.push(containsWords(sql`redirect.from_path || ' ' || coalesce(${TARGET}, '')`, words))
    return eb.and(conditions)
  }
  // Only words may stand in what a redirect leads to.
  const counted = words ? redirectsAt(db, now) : listedRedirects(db)
  let page = selected(redirectsAt(db, now).where(asked))
  for (const column of SORTED[sort.by]) page = page.orderBy(column, sort.isDescending ? 'desc' : 'asc')
  const [{ total }, rows] = await Promise.all([
    (counted as ReturnType<typeof listedRedirects>)
      .where(asked)
      .select((eb) => eb.fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
    page.orderBy('redirect.fromPath').limit(limit).offset(offset).execute(),
  ])
  return { total: Number(total), redirects: rows.map(readRedirect) }
}

/** Every redirect, for whoever takes the whole magazine away. */
export const allRedirects = async (db: Kysely<Tables>, now: Instant): Promise<ListedRedirect[]> =>
  (await selected(redirectsAt(db, now)).orderBy('redirect.fromPath').execute()).map(readRedirect)

/** The redirect from one path. */
export async function findRedirect(db: Kysely<Tables>, path: string, now: Instant): Promise<ListedRedirect | undefined> {
  const row = await selected(redirectsAt(db, now)).where('redirect.fromPath', '=', path).executeTakeFirst()
  return row && readRedirect(row)
}

/** Those that editors wrote, which are few: where each leads from and to. */
export async function writtenRedirects(db: Kysely<Tables>): Promise<{ readonly from: string; readonly to: string }[]> {
  const rows = await db.selectFrom('redirect').select(['fromPath', 'toAddress']).where('documentId', 'is', null).execute()
  return rows.map(({ fromPath, toAddress }) => ({ from: fromPath, to: toAddress ?? '' }))
}

/** The address of what a redirect follows, as the database can write it: what stands before the slug, then the slug. */
const PLACES = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
  const address = rulesOf(kind).address?.('slug')
  return address?.endsWith('slug') ? [sql`when ${sql.lit(kind)} then ${sql.lit(address.slice(0, -'slug'.length))} || publication.slug`] : []
})
const TARGET = sql<string | null>`coalesce(redirect.to_address, case publication.kind ${sql.join(PLACES, sql` `)} end)`

/** Engines differ on where nothing stands: here it is the least. */
const nothingLeast = (column: Expression<unknown>) => [sql`${column} is not null`, column]

const SORTED: Record<RedirectQuery['sort']['by'], readonly Expression<unknown>[]> = {
  from: [sql.ref('redirect.from_path')],
  to: nothingLeast(TARGET),
  hits: [sql`coalesce(redirect_hit.hits, 0)`],
  lastHitAt: nothingLeast(sql.ref('redirect_hit.last_hit_at')),
  createdAt: [sql.ref('redirect.created_at')],
}

/** What leads to something in the bin is there with it. */
const listedRedirects = (db: Kysely<Tables>) =>
  db.selectFrom('redirect').where((eb) => eb.or([eb('redirect.documentId', 'is', null), eb('redirect.documentId', 'not in', binned(db))]))

const redirectsAt = (db: Kysely<Tables>, now: Instant) =>
  listedRedirects(db)
    .leftJoin('publication', (join) => join.onRef('publication.documentId', '=', 'redirect.documentId').on((eb) => isVisible(eb, now)))
    .leftJoin('redirectHit', 'redirectHit.fromPath', 'redirect.fromPath')

const selected = (found: ReturnType<typeof redirectsAt>) =>
  found
    .select(['redirect.fromPath', 'redirect.documentId', 'redirect.createdAt', 'redirectHit.hits', 'redirectHit.lastHitAt'])
    .select(TARGET.as('target'))

interface RedirectRow {
  readonly fromPath: string
  readonly documentId: string | null
  readonly createdAt: Instant
  readonly hits: number | null
  readonly lastHitAt: Instant | null
  readonly target: string | null
}

const readRedirect = ({ fromPath, target, documentId, createdAt, hits, lastHitAt }: RedirectRow): ListedRedirect => ({
  from: fromPath,
  to: target,
  isAutomatic: documentId !== null,
  createdAt,
  hits: hits ?? 0,
  lastHitAt,
})
