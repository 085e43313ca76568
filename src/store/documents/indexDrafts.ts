import { sql, type Kysely } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import type { Article } from '../../content/kinds/article.ts'
import { SEARCHABLE_KINDS, searchableText } from '../../content/search/searchableText.ts'
import type { VisibleRange } from '../../content/publishing/timeline.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { namesIn } from '../publications/listArticles.ts'
import { draftIndexFor } from '../search/draftIndex.ts'
import { meetWords } from '../search/vocabulary.ts'
import type { Tables } from '../tables.ts'
import { readContent, type StoredContent } from './storedContent.ts'

/** A document, and what its newest revision holds. */
export interface NewestRevision {
  readonly id: string
  readonly kind: Kind
  readonly content: Contents[Kind]
}

/** Makes editors find documents by the text of their newest revision, and knows its words. */
export async function indexDrafts(engine: Engine, db: Kysely<Tables>, documents: readonly NewestRevision[]): Promise<void> {
  await meetWords(engine, db, await putDrafts(engine, db, documents))
}

/** Puts texts into the index, and gives them back. */
async function putDrafts(engine: Engine, db: Kysely<Tables>, documents: readonly NewestRevision[]): Promise<string[]> {
  const names = await namesIn(
    db,
    documents.map(({ kind, content }) => (kind === 'article' ? (content as Article) : NOBODY)), // a document of kind article holds an Article
  )
  const entries = documents.flatMap(({ id, kind, content }, place) => {
    const text = searchableText(kind, content, names[place])
    return text ? [{ documentId: id, text }] : []
  })
  await draftIndexFor(engine).put(db, entries)
  return entries.map(({ text: { title, summary, body } }) => [title, summary, body].join('\n'))
}

/** Puts a document off until somebody searches: to index a text costs more than to save it, and a draft is saved every few seconds. */
export async function deferDraft(db: Kysely<Tables>, documentId: string, kind: Kind): Promise<void> {
  if (!SEARCHABLE_KINDS.includes(kind)) return
  await db
    .insertInto('draftIndexPending')
    .values({ documentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Documents that were put off, as many as whoever searches can wait for. */
export async function pendingDrafts(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('draftIndexPending').select('documentId').limit(MAX_PENDING).execute()
  return rows.map(({ documentId }) => documentId)
}

const MAX_PENDING = 500

/** Makes editors find these as they are now. */
export async function indexByIds(engine: Engine, db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await indexDrafts(engine, db, (await newestRevisions(db).where('document.id', 'in', ids).execute()).map(toNewest))
}

const newestRevisions = (db: Kysely<Tables>) =>
  db
    .selectFrom('document')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'document.id').onRef('revision.number', '=', 'document.revision'),
    )
    .select(['document.id', 'document.kind', 'revision.content', 'revision.schemaVersion'])

const toNewest = ({ id, kind, ...stored }: { readonly id: string; readonly kind: Kind } & StoredContent): NewestRevision => ({
  id,
  kind,
  content: readContent(kind, stored),
})

/** Do readers see this revision of an article, for good? Then their own index has it. */
export const isInReadersIndex = (kind: Kind, revision: number, ranges: readonly VisibleRange[], now: Instant): boolean =>
  kind === 'article' && ranges.some((range) => range.revision === revision && range.from <= now && range.until === null)

const AT_ONCE = 100

/**
 * Fills the index of drafts anew, and no other table: a restored store has the rows of its backup. What time it is does not matter: what readers see since before the last save of all has begun; the little that began
 * later gets a row that it does not need.
 */
export async function fillDraftIndex(engine: Engine, db: Kysely<Tables>): Promise<void> {
  await draftIndexFor(engine).clear(db)
  const { lastSave } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.max('updatedAt').as('lastSave'))
    .executeTakeFirstOrThrow()
  for (let last = ''; ;) {
    const rows = await newestRevisions(db)
      .where('document.kind', 'in', SEARCHABLE_KINDS)
      .where('document.id', '>', last)
      .where(sql<boolean>`not (document.kind = 'article' and exists (select 1 from publication where publication.document_id = document.id
        and publication.revision = document.revision and publication.visible_until is null and publication.visible_from <= ${lastSave}))`)
      .orderBy('document.id')
      .limit(AT_ONCE)
      .execute()
    await putDrafts(engine, db, rows.map(toNewest))
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

const NOBODY = { authors: [], tags: [] }
