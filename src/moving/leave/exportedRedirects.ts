import type { Kysely } from 'kysely'
import { rulesOf } from '../../content/kinds.ts'
import type { Instant } from '../../content/time.ts'
import { isVisible } from '../../store/publications/published.ts'
import type { Tables } from '../../store/tables.ts'

/** An address that leads to another, or to a document wherever it is; `to` says where that is at the moment. */
interface ExportedRedirect {
  readonly from: string
  readonly to: string | null
  readonly document: string | null
  readonly createdAt: Instant
}

export async function redirectRows(db: Kysely<Tables>, now: Instant): Promise<ExportedRedirect[]> {
  const rows = await db
    .selectFrom('redirect')
    .leftJoin('publication', (join) => join.onRef('publication.documentId', '=', 'redirect.documentId').on((eb) => isVisible(eb, now)))
    .leftJoin('document', 'document.id', 'redirect.documentId')
    .where('document.trashedAt', 'is', null)
    .select([
      'redirect.fromPath',
      'redirect.toAddress',
      'redirect.documentId',
      'redirect.createdAt',
      'publication.kind',
      'publication.slug',
    ])
    .orderBy('redirect.fromPath')
    .execute()
  return rows.map(({ fromPath, toAddress, documentId, createdAt, kind, slug }) => ({
    from: fromPath,
    to: toAddress ?? (kind && slug ? (rulesOf(kind).address?.(slug) ?? null) : null),
    document: documentId,
    createdAt,
  }))
}
