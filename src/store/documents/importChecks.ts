import type { Transaction } from 'kysely'
import { rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import type { DocumentReader } from '../../content/newsroom/documentStore.ts'
import type { KindReader } from '../../content/newsroom/references.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import type { FieldProblem } from '../../content/parse.ts'
import { isInstant, type Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import { documentReader } from './documentReader.ts'
import { findSuccessors } from './mergedTags.ts'
import type { ImportedDocument } from './importedDocument.ts'

/** What the newsroom would ask the store of each document, answered for all of them. */
export interface ImportChecks extends KindReader, Pick<DocumentReader, 'takenSlugs' | 'successors'> {
  isIdTaken(id: string): boolean
  /** What is wrong with its people, moments and redirects. */
  problemsWith(document: Required<Pick<ImportedDocument, 'revisions' | 'published' | 'redirects'>>): FieldProblem[]
  /** From now on these are taken. */
  claim(document: { readonly id: string; readonly kind: Kind; readonly slug: string | null; readonly redirects: readonly string[] }): void
}

interface ParsedDocument extends ImportedDocument {
  readonly contents: readonly Contents[Kind][]
}

export async function createImportChecks(
  engine: Engine,
  db: Transaction<Tables>,
  documents: readonly ParsedDocument[],
  now: Instant,
): Promise<ImportChecks> {
  const reader = documentReader(engine, db)
  const newest = documents.flatMap(({ kind, contents }) => contents.slice(-1).map((content) => ({ kind, content })))
  const named = newest.flatMap(({ kind, content }) => rulesOf(kind).references?.(content) ?? [])
  const successors = await findSuccessors(db, unique(named.flatMap(({ kind, id }) => (kind === 'tag' ? [id] : []))))
  const kinds = await kindsOf(db, unique([...documents.map(({ id }) => id), ...named.map(({ id }) => id), ...successors.values()]))
  const ids = new Set([...kinds.keys()])
  for (const { id, kind } of documents) if (!ids.has(id)) kinds.set(id, { kind, isThere: true })
  const slugs = await takenSlugs(reader, newest, now)
  const paths = await takenPaths(db, unique(documents.flatMap(({ redirects = [] }) => redirects)))
  const people = documents.flatMap(({ revisions, published }) => [...revisions, ...(published ? [published] : [])].map(({ by }) => by))
  const absent = await reader.absentUsers(unique(people))
  const strangers = new Set(absent.flatMap(({ id, because }) => (because === 'unknown' ? [id] : [])))

  return {
    isIdTaken: (id) => ids.has(id),
    head: async (id) => (kinds.get(id)?.isThere ? kinds.get(id) : undefined),
    successors: async (tags) => new Map([...successors].filter(([old]) => tags.includes(old))),

    async takenSlugs(kind, some, except, at) {
      const unasked = some.filter((slug) => !slugs.asked.has(`${kind} ${slug}`))
      const stored = unasked.length > 0 ? await reader.takenSlugs(kind, unasked, except, at) : new Set()
      return new Set(some.filter((slug) => stored.has(slug) || slugs.taken.has(`${kind} ${slug}`)))
    },

    problemsWith({ revisions, published, redirects }) {
      const acts = [
        ...revisions.map((revision, index) => ({ ...revision, path: ['revisions', index] })),
        ...(published ? [{ ...published, path: ['published'] }] : []),
      ]
      return [
        ...acts.flatMap(({ at, path }): FieldProblem[] => (isInstant(at) ? [] : [{ path: [...path, 'at'], problem: 'instant' }])),
        ...acts.flatMap(({ by, path }): FieldProblem[] => (strangers.has(by) ? [{ path: [...path, 'by'], problem: 'user-unknown' }] : [])),
        ...redirects.flatMap((from, index): FieldProblem[] => {
          if (normalPath(from) !== from) return [{ path: ['redirects', index], problem: 'redirect-from' }]
          return paths.has(from) ? [{ path: ['redirects', index], problem: 'redirect-taken' }] : []
        }),
      ]
    },

    claim({ id, kind, slug, redirects }) {
      ids.add(id)
      if (slug !== null) slugs.taken.add(`${kind} ${slug}`)
      for (const path of redirects) paths.add(path)
    },
  }
}

/** Those that are there; one in the bin has its identifier, and is named by nobody. */
async function kindsOf(db: Transaction<Tables>, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await db.selectFrom('document').select(['id', 'kind', 'trashedAt']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, kind, trashedAt }) => [id, { kind, isThere: trashedAt === null }]))
}

/** Which of the names that these documents would have are another's, now or later. */
async function takenSlugs(
  reader: Pick<DocumentReader, 'takenSlugs'>,
  documents: readonly { readonly kind: Kind; readonly content: Contents[Kind] }[],
  now: Instant,
): Promise<{ readonly asked: ReadonlySet<string>; readonly taken: Set<string> }> {
  const wanted = new Map<Kind, Set<string>>()
  for (const { kind, content } of documents) {
    const slug = rulesOf(kind).slug(content)
    if (slug !== null) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(slug))
  }
  const taken = new Set<string>()
  for (const [kind, some] of wanted) {
    for (const slug of await reader.takenSlugs(kind, [...some], null, now)) taken.add(`${kind} ${slug}`)
  }
  return { asked: new Set([...wanted].flatMap(([kind, slugs]) => [...slugs].map((slug) => `${kind} ${slug}`))), taken }
}

async function takenPaths(db: Transaction<Tables>, paths: readonly string[]): Promise<Set<string>> {
  const rows = paths.length === 0 ? [] : await db.selectFrom('redirect').select('fromPath').where('fromPath', 'in', paths).execute()
  return new Set(rows.map(({ fromPath }) => fromPath))
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]
