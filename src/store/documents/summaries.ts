import type { Kysely } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import { summarise } from '../../content/newsroom/summary.ts'
import type { Tables } from '../tables.ts'
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

/** Keeps the summary of a document's newest revision. */
export async function writeSummary(db: Kysely<Tables>, id: string, kind: Kind, content: Contents[Kind]): Promise<void> {
  const { documentId, ...columns } = summaryRow(id, kind, content)
  await db
    .insertInto('documentSummary')
    .values({ documentId, ...columns })
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(columns))
    .execute()
}
