import type { Kysely } from 'kysely'
import { monthAt } from '../../content/addresses/addresses.ts'
import type { Kind } from '../../content/kinds.ts'
import { documentsAt, isFixedPage } from '../../content/addresses/pagesAt.ts'
import { DAY_MS, toInstant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'

/** Both engines take many more in one statement. */
const SLUGS_AT_ONCE = 500

/**
 * Those of these paths at which the site has a page, or had one: a reader may have opened it before it was withdrawn. Anybody can make paths
 * up, so all are asked for together, a question for each kind of document.
 */
export async function findKnownPages(db: Kysely<Tables>, paths: Iterable<string>): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(paths)]
  const slugs = new Map<Kind, Set<string>>()
  for (const { kind, slug } of wanted.flatMap(documentsAt)) slugs.set(kind, (slugs.get(kind) ?? new Set()).add(slug))
  const shown = new Set<string>()
  for (const [kind, some] of slugs) for (const slug of await shownSlugs(db, kind, [...some])) shown.add(`${kind} ${slug}`)
  const months = wanted.some((path) => monthAt(path) !== undefined) ? await archivedMonths(db) : null
  return new Set(
    wanted.filter(
      (path) =>
        isFixedPage(path) ||
        documentsAt(path).some(({ kind, slug }) => shown.has(`${kind} ${slug}`)) ||
        (months !== null && isWithin(monthAt(path), months)),
    ),
  )
}

async function shownSlugs(db: Kysely<Tables>, kind: Kind, slugs: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < slugs.length; from += SLUGS_AT_ONCE) {
    const rows = await db
      .selectFrom('publication')
      .select('slug')
      .distinct()
      .where('kind', '=', kind)
      .where('slug', 'in', slugs.slice(from, from + SLUGS_AT_ONCE))
      .execute()
    found.push(...rows.flatMap(({ slug }) => (slug === null ? [] : [slug])))
  }
  return found
}

/** The first and the last month of which the archive may have a page, with a day to spare for the magazine's calendar; null if it is empty. */
async function archivedMonths(db: Kysely<Tables>): Promise<{ readonly first: string; readonly last: string } | null> {
  const { first, last } = await db
    .selectFrom('publication')
    .select((eb) => [eb.fn.min('publishedAt').as('first'), eb.fn.max('publishedAt').as('last')])
    .where('kind', '=', 'article')
    // With no article there is still one row, and nothing in it.
    .$castTo<{ first: string | null; last: string | null }>()
    .executeTakeFirstOrThrow()
  const monthOf = (moment: string, days: number) => toInstant(new Date(Date.parse(moment) + days * DAY_MS)).slice(0, 7)
  return first === null || last === null ? null : { first: monthOf(first, -1), last: monthOf(last, 1) }
}

const isWithin = (month: string | undefined, { first, last }: { first: string; last: string }): boolean =>
  month !== undefined && month >= first && month <= last
