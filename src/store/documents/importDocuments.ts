import type { Transaction } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import type { Media } from '../../content/kinds/media.ts'
import type { VisibleRange } from '../../content/publishing/timeline.ts'
import type { Instant } from '../../content/time.ts'
import type { Database, Engine } from '../database.ts'
import { insertRows } from '../insertRows.ts'
import { listArticles } from '../publications/listArticles.ts'
import { addToCounts, type CountedPublication } from '../publications/publicationCounts.ts'
import { bumpVersion } from '../publications/contentChanges.ts'
import { articleOf, publicationRow, shownUntil } from '../publications/publisher.ts'
import { learnWords } from '../search/vocabulary.ts'
import type { Tables } from '../tables.ts'
import { documentRow, revisionRow } from './documentWriter.ts'
import type { ImportedDocument } from './importedDocument.ts'
import { indexDrafts, isInReadersIndex } from './indexDrafts.ts'
import { prepareImport, type ImportRefusal, type PreparedDocument } from './prepareImport.ts'
import { referenceRows } from './references.ts'
import { summaryRow } from './summaries.ts'

export type ImportOutcome = { readonly ok: true } | { readonly ok: false; readonly refused: readonly ImportRefusal[] }

/**
 * Takes in documents from elsewhere, with their revisions, dates and redirects, many at a time: all of them, or none if one is refused.
 * Each is left as the newsroom would have left it, had it been written and published here. The oldest come first: to search, what was
 * published last is the newest. Who may do so is for the caller to say.
 */
export function importDocuments(database: Database, documents: readonly ImportedDocument[], now: Instant): Promise<ImportOutcome> {
  return database.write(async (db) => {
    const { prepared, refused } = await prepareImport(database.engine, db, documents, now)
    if (refused.length > 0) return { ok: false, refused }
    await insertDocuments(database.engine, db, prepared)
    const published = prepared.filter(({ ranges }) => ranges.length > 0)
    await publishDocuments(database.engine, db, published)
    await indexDrafts(
      database.engine,
      db,
      prepared
        .filter(({ head: { kind, revision }, ranges }) => !isInReadersIndex(kind, revision, ranges, now))
        .map(({ head: { id, kind }, content }) => ({ id, kind, content })),
    )
    await insertRows(
      database.engine,
      db,
      'redirect',
      prepared.flatMap(({ head: { id }, redirects }) =>
        redirects.map((fromPath) => ({ fromPath, documentId: id, toAddress: null, createdAt: now })),
      ),
    )
    await insertRows(
      database.engine,
      db,
      'origin',
      prepared.flatMap(({ head: { id, revision }, origin }) => (origin ? [{ ...origin, documentId: id, revision, importedAt: now }] : [])),
    )
    if (published.length > 0) await bumpVersion(db, null)
    return { ok: true }
  })
}

async function insertDocuments(engine: Engine, db: Transaction<Tables>, prepared: readonly PreparedDocument[]): Promise<void> {
  await insertRows(
    engine,
    db,
    'document',
    prepared.map(({ head, ranges }) => ({ ...documentRow(head), shownUntil: shownUntil(ranges) })),
  )
  await insertRows(
    engine,
    db,
    'revision',
    prepared.flatMap(({ head: { id, kind }, revisions }) => revisions.map((revision) => revisionRow(id, kind, revision))),
  )
  await insertRows(
    engine,
    db,
    'documentSummary',
    prepared.map(({ head: { id, kind }, content }) => summaryRow(id, kind, content)),
  )
  await insertRows(
    engine,
    db,
    'reference',
    prepared.flatMap(({ head: { id, kind, revision }, content }) => referenceRows(id, revision, kind, content)),
  )
  await insertRows(
    engine,
    db,
    'mediaFile',
    prepared.flatMap(
      ({ head: { id, kind }, content }) => (kind === 'media' ? [{ documentId: id, hash: (content as Media).hash }] : []), // a document of kind media holds a Media
    ),
  )
}

async function publishDocuments(engine: Engine, db: Transaction<Tables>, published: readonly PreparedDocument[]): Promise<void> {
  const rows = published.flatMap(({ head: { id, kind }, content, ranges }) =>
    ranges.map((range) => publicationRow(id, kind, content, range)),
  )
  await insertRows(engine, db, 'publication', rows)
  await addToCounts(
    db,
    published.flatMap(({ head: { kind }, content, ranges }) => ranges.map((range) => countedIn(kind, content, range))),
    1,
  )
  const articles = new Map(published.flatMap(({ head: { id, kind }, content }) => toEntries(id, articleOf(kind, content))))
  if (articles.size === 0) return
  const made = await db
    .selectFrom('publication')
    .select(['id', 'documentId', 'publishedAt'])
    .where('documentId', 'in', [...articles.keys()])
    .orderBy('id')
    .execute()
  const publications = made.flatMap(({ id, documentId, publishedAt }) => {
    const article = articles.get(documentId)
    return article ? [{ publicationId: id, article, publishedAt }] : []
  })
  await learnWords(engine, db, await listArticles(engine, db, publications))
}

function countedIn(kind: Kind, content: Contents[Kind], { until, publishedAt }: VisibleRange): CountedPublication {
  const { section = null, issue = null, authors = [], tags = [] } = articleOf(kind, content) ?? {}
  return { kind, visibleUntil: until, publishedAt, sectionId: section, issueId: issue, authors, tags }
}

const toEntries = <Key, Value>(key: Key, value: Value | null): (readonly [Key, Value])[] => (value === null ? [] : [[key, value]])
