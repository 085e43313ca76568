import type { Kysely } from 'kysely'
import { settleAll } from '../../content/settleAll.ts'
import { statusOf, type DocumentHead } from '../../content/newsroom/document.ts'
import type { ListedDocument, Named } from '../../content/newsroom/listing.ts'
import type { Summaries } from '../../content/newsroom/summary.ts'
import type { LastAct } from '../../content/publishing/lastAct.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'
import type { Json } from '../tables/columns.ts'
import type { DocumentTable } from '../tables/documents.ts'
import { readSummary } from './summaries.ts'
import { countUses } from './uses.ts'

export interface ListedRow extends DocumentTable {
  readonly summary: Json
}

/** Completes documents with their publications and assignees: two queries, however many they are. */
export async function readHeads(db: Kysely<Tables>, rows: readonly DocumentTable[]): Promise<DocumentHead[]> {
  if (rows.length === 0) return []
  const complete = await readAttached(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(complete)
}

/** One document, if it is there and not in the bin. */
export async function readHead(db: Kysely<Tables>, id: string): Promise<DocumentHead | undefined> {
  const [row, complete] = await settleAll([
    db.selectFrom('document').selectAll().where('id', '=', id).where('trashedAt', 'is', null).executeTakeFirst(),
    readAttached(db, [id]),
  ])
  return row && complete(row)
}

/** Publications and assignees of documents, by identifier: gives back what completes each of them. */
async function readAttached(db: Kysely<Tables>, ids: readonly string[]): Promise<(row: DocumentTable) => DocumentHead> {
  const [publications, assignments] = await settleAll([
    db
      .selectFrom('publication')
      .select(['documentId', 'revision', 'slug', 'visibleFrom as from', 'visibleUntil as until', 'endsAt', 'publishedAt'])
      .where('documentId', 'in', ids)
      .orderBy('visibleFrom')
      .execute(),
    db.selectFrom('assignment').selectAll().where('documentId', 'in', ids).orderBy('userId').execute(),
  ])
  const shown = grouped(publications, ({ documentId, ...publication }) => [documentId, publication])
  const given = grouped(assignments, ({ documentId, userId }) => [documentId, userId])
  return (row) => ({ ...headOf(row), publications: shown.get(row.id) ?? [], assignees: given.get(row.id) ?? [] })
}

/** Completes the rows of a list with all that stands in it: a handful of queries, however long it is. */
export async function readListed(db: Kysely<Tables>, rows: readonly ListedRow[], now: Instant): Promise<ListedDocument[]> {
  if (rows.length === 0) return []
  const heads = await readHeads(db, rows)
  const summaries = rows.map(({ kind, summary }) => readSummary(kind, summary))
  const mentioned = heads.map((head, index) => [
    ...namedIn(summaries[index] ?? {}),
    ...[head.createdBy, head.updatedBy, head.returnedBy ?? '', ...head.assignees].filter(Boolean),
  ])
  const [names, uses] = await Promise.all([
    namesOf(db, mentioned.flat()),
    countUses(
      db,
      heads.map(({ id }) => id),
      now,
    ),
  ])
  return heads.map((head, index) => ({
    ...head,
    status: statusOf(head, now),
    summary: summaries[index] ?? {},
    names: Object.fromEntries((mentioned[index] ?? []).flatMap((id) => (names.has(id) ? [[id, names.get(id) as Named]] : []))), // just asked
    usedBy: uses.get(head.id) ?? 0,
  }))
}

/** The titles of documents and the names of people, by identifier. */
async function namesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Named>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [documents, people] = await Promise.all([
    db
      .selectFrom('document')
      .leftJoin('documentSummary', (join) => join.onRef('documentSummary.documentId', '=', 'document.id').on('document.kind', '=', 'media'))
      .select(['document.id', 'document.title', 'documentSummary.summary'])
      .where('document.id', 'in', wanted)
      .execute(),
    db.selectFrom('user').select(['id', 'name']).where('id', 'in', wanted).execute(),
  ])
  return new Map([
    ...documents.map(({ id, title, summary }) => [id, { title, thumb: summary === null ? null : thumbIn(summary) }] as const),
    ...people.map(({ id, name }) => [id, { title: name, thumb: null }] as const),
  ])
}

const thumbIn = (summary: Json): string | null => readSummary('media', summary).thumb

const NAMING = ['section', 'authors', 'tags', 'issue', 'hero', 'cover', 'media', 'portrait'] as const

function namedIn(summary: object): string[] {
  const fields: Readonly<Record<string, unknown>> = { ...summary }
  const where = 'where' in summary ? (summary as Summaries['popup']).where : null // only announcements have it
  const named = [...NAMING.flatMap((field) => fields[field]), ...(where?.sections ?? []), ...(where?.tags ?? [])]
  return named.filter((value) => typeof value === 'string')
}

function headOf({ inReview, lastAct, ...row }: DocumentTable): Omit<DocumentHead, 'publications' | 'assignees'> {
  const { id, kind, slug, title, revision, note, returnedBy, createdAt, createdBy, updatedAt, updatedBy, firstPublishedAt, withdrawalAt } =
    row
  return {
    id,
    kind,
    slug,
    title,
    revision,
    inReview: inReview === 1,
    note,
    returnedBy,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    firstPublishedAt,
    withdrawalAt,
    lastAct: lastAct === null ? null : (JSON.parse(lastAct) as LastAct), // written by documentRow
  }
}

function grouped<Row, Value>(rows: readonly Row[], entry: (row: Row) => readonly [string, Value]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const [key, value] = entry(row)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
