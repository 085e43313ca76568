import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Term } from '../../content/search/query.ts'
import type { SearchableText } from '../../content/search/searchableText.ts'
import type { Engine } from '../database.ts'
import { insertValues } from '../insertRows.ts'
import type { Tables } from '../tables.ts'
import { bm25, fts5Expression, fts5Has, letters, TOKENS, tokensOf, tsquery, tsRank, tsvectorHas, tsvectorMatching } from './searchTokens.ts'

export interface DraftEntry {
  readonly documentId: string
  readonly text: SearchableText
}

/**
 * The newest revisions that `searchIndex` does not know, a row for each document: drafts, and what only editors look for by its text. It is asked
 * by people who may not open everything, so whoever asks narrows what it gives.
 */
export interface DraftIndex {
  /** Makes these the texts that their documents are found by. */
  put(db: Kysely<Tables>, entries: readonly DraftEntry[]): Promise<void>
  remove(db: Kysely<Tables>, documentIds: readonly string[]): Promise<void>
  clear(db: Kysely<Tables>): Promise<void>
  /** Does a text match every term? */
  has(db: Kysely<Tables>, terms: readonly Term[]): Promise<boolean>
  /** Documents that match every term, with how well: a query of `document_id` and `score`, smaller is better. */
  ranking(terms: readonly Term[]): RawBuilder<unknown>
}

export const draftIndexFor = (engine: Engine): DraftIndex => (engine === 'sqlite' ? fts5 : tsvector)

const fts5: DraftIndex = {
  async put(db, entries) {
    await fts5.remove(db, idsOf(entries))
    await insertValues(db, 'draft_index', ['document_id', 'title', 'summary', 'body', 'words', 'places'], rowsOf(entries))
  },
  // The identifier is also a token: a column that is not indexed would be looked for through the whole table.
  async remove(db, documentIds) {
    for (const id of documentIds)
      await sql`delete from draft_index where rowid in
        (select rowid from draft_index where draft_index match ${`places : "${documentToken(id)}"`} and document_id = ${id})`.execute(db)
    await settle(db, documentIds)
  },
  clear: (db) => clear(db),
  has: (db, terms) => fts5Has(db, 'draft_index', terms),
  ranking: (terms) => sql`select document_id, ${bm25('draft_index')} as score from draft_index
    where draft_index match ${fts5Expression(terms, {})}`,
}

const tsvector: DraftIndex = {
  async put(db, entries) {
    if (entries.length === 0) return
    await sql`insert into draft_index (document_id, tokens)
      select value ->> 0, ${TOKENS} from json_array_elements(${JSON.stringify(rowsOf(entries))}::json)
      on conflict (document_id) do update set tokens = excluded.tokens`.execute(db)
    await settle(db, idsOf(entries))
  },
  async remove(db, documentIds) {
    if (documentIds.length > 0) await sql`delete from draft_index where document_id in (${sql.join(documentIds)})`.execute(db)
    await settle(db, documentIds)
  },
  clear: (db) => clear(db),
  has: (db, terms) => tsvectorHas(db, 'draft_index', terms),
  ranking: (terms) => sql`select document_id, ${tsRank(terms)} as score
    from (${tsvectorMatching('draft_index', tsquery(terms, {}))}) as matching join draft_index on draft_index.document_id = matching.key`,
}

async function clear(db: Kysely<Tables>): Promise<void> {
  await sql`delete from draft_index`.execute(db)
  await db.deleteFrom('draftIndexPending').execute()
}

/** What is in the index as it is now, or is not to be there, waits no longer. */
async function settle(db: Kysely<Tables>, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length > 0) await db.deleteFrom('draftIndexPending').where('documentId', 'in', documentIds).execute()
}

const idsOf = (entries: readonly DraftEntry[]): string[] => entries.map(({ documentId }) => documentId)

/** Identifier, title, summary, body, words, and the identifier as a token: as both engines read them. */
function rowsOf(entries: readonly DraftEntry[]): (readonly string[])[] {
  return entries.map(({ documentId, text }) => {
    const { title, summary, body, words } = tokensOf(text)
    return [documentId, title, summary, body, words, documentToken(documentId)]
  })
}

const documentToken = (id: string): string => `_d${letters(id)}`
