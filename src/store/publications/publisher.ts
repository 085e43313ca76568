import type { Insertable, Transaction } from 'kysely'
import { rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import type { Article } from '../../content/kinds/article.ts'
import type { DocumentWriter } from '../../content/newsroom/documentStore.ts'
import { settleAll } from '../../content/settleAll.ts'
import { listedWords } from '../../content/newsroom/summary.ts'
import type { DocumentHead } from '../../content/newsroom/document.ts'
import type { VisibleRange } from '../../content/publishing/timeline.ts'
import type { Instant } from '../../content/time.ts'
import type { Engine } from '../database.ts'
import { bumpVersion, NO_PAGE, together, touchedBy } from './contentChanges.ts'
import { isOnReaderPages } from './isOnReaderPages.ts'
import { listArticles, type DatedPublication } from './listArticles.ts'
import { addToCounts, readCounted, recounting } from './publicationCounts.ts'
import { cardOf } from './storedCard.ts'
import { draftIndexFor } from '../search/draftIndex.ts'
import { searchIndexFor } from '../search/searchIndex.ts'
import { indexByIds, isInReadersIndex } from '../documents/indexDrafts.ts'
import { keepReferences } from '../documents/references.ts'
import { readContent } from '../documents/storedContent.ts'
import type { Tables } from '../tables.ts'
import { END_OF_TIME } from '../tables/documents.ts'
import type { PublicationTable } from '../tables/publications.ts'
import { learnWords } from '../search/vocabulary.ts'

interface Publisher extends Pick<DocumentWriter, 'setPublications' | 'redirect' | 'removeRedirect'> {
  /** Takes a document out of everything readers can reach. */
  forget(documentId: string): Promise<void>
  /** Lists an article again, in another's words: the same time range, the same date. */
  relist(publicationId: number, article: Article): Promise<void>
}

/**
 * Keeps what readers see: publications with their lists, the search index, redirects, and the version that tells caches of a change. Redirects are
 * looked up whenever nothing stands at an address; who keeps them are the rules beside static files.
 */
export function createPublisher(engine: Engine, db: Transaction<Tables>): Publisher {
  const search = searchIndexFor(engine)

  async function setPublications(document: DocumentHead, ranges: readonly VisibleRange[], now: Instant): Promise<void> {
    const [before, rows] = await settleAll([
      touchedBy(db, [document]),
      db
        .selectFrom('publication')
        .select(['id', 'revision', 'visibleFrom', 'visibleUntil', 'endsAt', 'publishedAt'])
        .where('documentId', '=', document.id)
        .execute(),
    ])
    const rowOf = ({ revision, from }: VisibleRange) => rows.find((row) => row.revision === revision && row.visibleFrom === from)
    const kept = new Set(ranges.map((range) => rowOf(range)?.id))
    await deletePublications(rows.map(({ id }) => id).filter((id) => !kept.has(id)))
    for (const range of ranges) {
      const row = rowOf(range)
      if (!row) await publish(document, range)
      else if (!isAt(row, range)) await move(row.id, range)
    }
    const [isSeen, after] = await settleAll([
      isOnReaderPages(db, document.kind, document.id, now),
      touchedBy(db, [document]),
      db
        .updateTable('document')
        .set({ shownUntil: shownUntil(ranges) })
        .where('id', '=', document.id)
        .execute(),
      indexDraft(document, ranges, now),
    ])
    if (isSeen) await bumpVersion(db, together(before, after))
  }

  /** Editors find an article by the newest text: in the index of readers if that has it, or else in their own. */
  async function indexDraft({ id, kind, revision }: DocumentHead, ranges: readonly VisibleRange[], now: Instant): Promise<void> {
    if (isInReadersIndex(kind, revision, ranges, now)) await draftIndexFor(engine).remove(db, [id])
    else if (kind === 'article') await indexByIds(engine, db, [id])
  }

  /** Shows the same text at other moments. */
  async function move(id: number, range: VisibleRange): Promise<void> {
    await recounting(db, [id], async () => {
      await db.updateTable('publication').set(momentsOf(range)).where('id', '=', id).execute()
      for (const table of ['publicationAuthor', 'publicationTag'] as const)
        await db.updateTable(table).set({ publishedAt: range.publishedAt }).where('publicationId', '=', id).execute()
    })
  }

  async function publish({ id: documentId, kind }: DocumentHead, range: VisibleRange): Promise<void> {
    const stored = await db
      .selectFrom('revision')
      .select(['content', 'schemaVersion'])
      .where('documentId', '=', documentId)
      .where('number', '=', range.revision)
      .executeTakeFirstOrThrow()
    const content = readContent(kind, stored)
    const { id } = await db
      .insertInto('publication')
      .values(publicationRow(documentId, kind, content, range))
      .returning('id')
      .executeTakeFirstOrThrow()
    const article = articleOf(kind, content)
    const { publishedAt } = range
    await settleAll([
      listAndCount(id, article && { publicationId: id, article, publishedAt }),
      keepReferences(db, documentId, range.revision, kind, content),
    ])
  }

  async function listAndCount(id: number, listed: DatedPublication | null): Promise<void> {
    if (listed) await learnWords(engine, db, await listArticles(engine, db, [listed]))
    await addToCounts(db, await readCounted(db, [id]), 1)
  }

  async function relist(publicationId: number, article: Article): Promise<void> {
    const { publishedAt } = await db
      .selectFrom('publication')
      .select('publishedAt')
      .where('id', '=', publicationId)
      .executeTakeFirstOrThrow()
    await recounting(db, [publicationId], async () => {
      await db.deleteFrom('publicationAuthor').where('publicationId', '=', publicationId).execute()
      await db.deleteFrom('publicationTag').where('publicationId', '=', publicationId).execute()
      await search.remove(db, [publicationId])
      await listArticles(engine, db, [{ publicationId, article, publishedAt }])
    })
  }

  async function forget(documentId: string): Promise<void> {
    const document = await db.selectFrom('document').select('kind').where('id', '=', documentId).executeTakeFirst()
    const wasSeen = document !== undefined && (await isOnReaderPages(db, document.kind, documentId, BEGINNING_OF_TIME))
    const touched = document ? await touchedBy(db, [{ kind: document.kind, id: documentId }]) : null
    const rows = await db.selectFrom('publication').select('id').where('documentId', '=', documentId).execute()
    await deletePublications(rows.map(({ id }) => id))
    if (rows.length > 0 && document?.kind === 'article') await indexByIds(engine, db, [documentId])
    await db
      .updateTable('document')
      .set({ shownUntil: shownUntil([]) })
      .where('id', '=', documentId)
      .execute()
    if (wasSeen && rows.length > 0) await bumpVersion(db, touched)
  }

  async function deletePublications(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await addToCounts(db, await readCounted(db, ids), -1)
    await search.remove(db, ids)
    await db.deleteFrom('publication').where('id', 'in', ids).execute()
  }

  async function redirect(fromPath: string, to: { document: string } | { address: string }, now: Instant): Promise<void> {
    const target = 'document' in to ? { documentId: to.document, toAddress: null } : { documentId: null, toAddress: to.address }
    await db
      .insertInto('redirect')
      .values({ fromPath, ...target, createdAt: now })
      .onConflict((conflict) => conflict.column('fromPath').doUpdateSet(target))
      .execute()
    // One that follows a document comes with what is told of the document.
    if ('address' in to) await bumpVersion(db, NO_PAGE)
  }

  async function removeRedirect(fromPath: string): Promise<boolean> {
    await db.deleteFrom('redirectHit').where('fromPath', '=', fromPath).execute()
    const { numDeletedRows } = await db.deleteFrom('redirect').where('fromPath', '=', fromPath).executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await bumpVersion(db, NO_PAGE)
    return true
  }

  return { setPublications, redirect, removeRedirect, forget, relist }
}

/** What is over at this moment was never seen: nothing is. */
const BEGINNING_OF_TIME = ''

export function publicationRow(documentId: string, kind: Kind, content: Contents[Kind], range: VisibleRange): Insertable<PublicationTable> {
  const article = articleOf(kind, content)
  return {
    documentId,
    kind,
    slug: rulesOf(kind).slug(content),
    revision: range.revision,
    ...momentsOf(range),
    sectionId: article?.section ?? null,
    issueId: article?.issue ?? null,
    card: article && JSON.stringify(cardOf(article)),
    words: listedWords(kind, content),
  }
}

const isAt = (row: ReturnType<typeof momentsOf>, range: VisibleRange): boolean =>
  Object.entries(momentsOf(range)).every(([name, moment]) => row[name as keyof typeof row] === moment) // the columns that both have

/** When readers stop seeing a document that has these ranges; empty if it has none. */
export const shownUntil = (ranges: readonly VisibleRange[]): Instant =>
  ranges.map(({ until }) => until ?? END_OF_TIME).reduce((latest, until) => (until > latest ? until : latest), '')

/** What a document of kind article holds; null for any other. */
export const articleOf = (kind: Kind, content: Contents[Kind]): Article | null => (kind === 'article' ? (content as Article) : null)

const momentsOf = ({ from, until, endsAt, publishedAt }: VisibleRange) => ({
  visibleFrom: from,
  visibleUntil: until,
  endsAt,
  publishedAt,
})
