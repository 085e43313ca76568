import { sql, type Kysely, type Transaction } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import { settleAll } from '../../content/settleAll.ts'
import type { Tables } from '../tables.ts'
import { ALL_ARTICLES, ANYTHING, documentSource, kindSource, listSource, slugSource, tagPairSources, type Source } from './sources.ts'

/** So many versions are remembered: whoever has slept longer takes everything for changed. */
const KEPT_VERSIONS = 1_000

/** Does a kind stand around every page, or only where it is named? A new kind does not compile until it is said. */
const IS_EVERYWHERE: Record<Kind, boolean> = {
  siteSettings: true,
  popupSettings: true,
  supportSettings: true,
  analyticsSettings: true,
  menu: true,
  section: true,
  popup: true,
  homePage: false,
  article: false,
  page: false,
  issue: false,
  author: false,
  tag: false,
  media: false,
}

/** What an address answers changes where nothing is shown, or which files are gone; no page that is kept does. */
export const NO_PAGE: ReadonlySet<Source> = new Set()

/** Tells caches that something readers see has changed, and what: null if it may be anything. */
export async function bumpVersion(db: Transaction<Tables>, sources: ReadonlySet<Source> | null): Promise<void> {
  const { version } = await db
    .updateTable('contentVersion')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow()
  const row = { sources: sources && JSON.stringify([...sources]) }
  await settleAll([
    db
      .insertInto('contentChange')
      .values({ version, ...row })
      .onConflict((conflict) => conflict.column('version').doUpdateSet(row))
      .execute(),
    db
      .deleteFrom('contentChange')
      .where('version', '<=', version - KEPT_VERSIONS)
      .execute(),
  ])
}

/** What changed after a version, up to another; null if it may be anything: a version that nobody wrote down is one of an older program. */
export async function readChanges(db: Kysely<Tables>, after: number, until: number): Promise<ReadonlySet<Source> | null> {
  const rows = await db.selectFrom('contentChange').select('sources').where('version', '>', after).where('version', '<=', until).execute()
  if (rows.length !== until - after) return null
  const changed = new Set<Source>()
  for (const { sources } of rows) {
    if (sources === null) return null
    for (const source of JSON.parse(sources) as Source[]) changed.add(source) // written by bumpVersion
  }
  return changed
}

/**
 * What pages are drawn from that these documents are part of, as they are published now or will be; null if that is every page. Asked before a change and
 * after it, both together are what the change touches.
 */
export async function touchedBy(
  db: Kysely<Tables>,
  documents: readonly { readonly kind: Kind; readonly id: string }[],
): Promise<ReadonlySet<Source> | null> {
  if (documents.some(({ kind }) => IS_EVERYWHERE[kind])) return null
  if (documents.length === 0) return new Set()
  const touched = new Set(documents.flatMap(({ kind, id }) => [ANYTHING, kindSource(kind), documentSource(id)]))
  const ids = documents.map(({ id }) => id)
  const rows = await publicationsOf(db, ids).select(['kind', 'slug', 'sectionId', 'issueId']).execute()
  for (const { kind, slug, sectionId, issueId } of rows) {
    if (slug !== null) touched.add(slugSource(kind, slug))
    if (sectionId !== null) touched.add(listSource('section', sectionId))
    if (issueId !== null) touched.add(listSource('issue', issueId))
  }
  if (!documents.some(({ kind }) => kind === 'article')) return touched
  touched.add(ALL_ARTICLES)
  const [tags, authors] = await settleAll([
    publicationsOf(db, ids)
      .innerJoin('publicationTag', 'publicationTag.publicationId', 'publication.id')
      .select(['publicationId', 'tagId'])
      .execute(),
    publicationsOf(db, ids)
      .innerJoin('publicationAuthor', 'publicationAuthor.publicationId', 'publication.id')
      .select('authorId')
      .execute(),
  ])
  for (const { tagId } of tags) touched.add(listSource('tag', tagId))
  for (const { authorId } of authors) touched.add(listSource('author', authorId))
  const tagsOf = new Map<number, string[]>()
  for (const { publicationId, tagId } of tags) tagsOf.set(publicationId, [...(tagsOf.get(publicationId) ?? []), tagId])
  for (const together of tagsOf.values()) for (const pair of tagPairSources(together)) touched.add(pair)
  return touched
}

const publicationsOf = (db: Kysely<Tables>, documentIds: readonly string[]) =>
  db.selectFrom('publication').where('publication.documentId', 'in', documentIds)

/** What either touches. */
export const together = (one: ReadonlySet<Source> | null, other: ReadonlySet<Source> | null): ReadonlySet<Source> | null =>
  one && other && new Set([...one, ...other])
