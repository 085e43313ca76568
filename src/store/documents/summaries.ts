import type { Kysely } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import { blankSummaries, summarise, type Summaries } from '../../content/newsroom/summary.ts'
import { readStoredJson } from '../storedJson.ts'
import type { Tables } from '../tables.ts'
import type { Json } from '../tables/columns.ts'
import type { DocumentSummaryTable } from '../tables/documents.ts'

export function summaryRow(documentId: string, kind: Kind, content: Contents[Kind]): DocumentSummaryTable {
  const { summary, words, plannedAt, media } = summarise(kind, content)
  return {
    documentId,
    summary: JSON.stringify(summary),
    words,
    plannedAt,
    mediaType: media?.type ?? null,
    mediaHash: media?.hash ?? null,
    altMissing: media?.altMissing ? 1 : 0,
  }
}

export function readSummary<K extends Kind>(kind: K, summary: Json): Summaries[K] {
  return { ...blankSummaries[kind], ...(readStoredJson(summary) as Partial<Summaries[K]>) } // written by summaryRow
}

/** Keeps the summary of a document's newest revision. */
export async function writeSummary(db: Kysely<Tables>, id: string, kind: Kind, content: Contents[Kind]): Promise<void> {
  const { documentId, ...columns } = summaryRow(id, kind, content)
  await db
    .insertInto('documentSummary')
    .values({ documentId, ...columns })
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(columns))
    .execute()
}
