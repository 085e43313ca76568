import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import type { Published } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import { readContent, type StoredContent } from '../documents/storedContent.ts'
import { documentSource, noteSources, slugSource } from './sources.ts'
import type { Tables } from '../tables.ts'

/** A document that readers can see, as the database gives it. */
export interface PublishedRow extends StoredContent {
  readonly id: string
  readonly kind: Kind
  readonly updatedAt: Instant
}

export function isVisible(eb: ExpressionBuilder<Tables, 'publication'>, now: Instant): Expression<SqlBool> {
  return eb.and([
    eb('publication.visibleFrom', '<=', now),
    eb.or([eb('publication.visibleUntil', 'is', null), eb('publication.visibleUntil', '>', now)]),
  ])
}

export function publishedRows(db: Kysely<Tables>, now: Instant) {
  return db
    .selectFrom('publication')
    .innerJoin('revision', (join) =>
      join.onRef('revision.documentId', '=', 'publication.documentId').onRef('revision.number', '=', 'publication.revision'),
    )
    .select([
      'publication.documentId as id',
      'publication.kind',
      'revision.content',
      'revision.schemaVersion',
      'revision.createdAt as updatedAt',
    ])
    .where((eb) => isVisible(eb, now))
}

export function publishedRow(db: Kysely<Tables>, kind: Kind, slug: string, now: Instant): Promise<PublishedRow | undefined> {
  noteSources(slugSource(kind, slug))
  return publishedRows(db, now).where('publication.kind', '=', kind).where('publication.slug', '=', slug).executeTakeFirst()
}

export async function publishedBySlug<K extends Kind>(
  db: Kysely<Tables>,
  kind: K,
  slug: string,
  now: Instant,
): Promise<Published<Contents[K]> | undefined> {
  const row = await publishedRow(db, kind, slug, now)
  return row && { ...readContent(kind, row), id: row.id }
}

export async function publishedByIds(db: Kysely<Tables>, ids: readonly string[], now: Instant): Promise<PublishedRow[]> {
  const wanted = [...new Set(ids)]
  noteSources(...wanted.map(documentSource))
  return wanted.length === 0 ? [] : publishedRows(db, now).where('publication.documentId', 'in', wanted).execute()
}

export function ofKind<K extends Kind>(rows: readonly PublishedRow[], kind: K): Map<string, Published<Contents[K]>> {
  return new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, { ...readContent(kind, row), id: row.id }]))
}

export const compact = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value])
