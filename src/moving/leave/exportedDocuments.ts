import type { Kysely } from 'kysely'
import type { Contents, Kind } from '../../content/kinds.ts'
import type { Article } from '../../content/kinds/article.ts'
import type { Page } from '../../content/kinds/page.ts'
import { statusOf, type DocumentHead } from '../../content/newsroom/document.ts'
import type { Instant } from '../../content/time.ts'
import { readHeads } from '../../store/documents/heads.ts'
import { readContent } from '../../store/documents/storedContent.ts'
import type { Tables } from '../../store/tables.ts'
import type { TextFacts } from './exportedText.ts'

/** A document as it leaves. */
export interface ExportedDocument<K extends Kind = Kind> {
  readonly head: DocumentHead
  readonly newest: Contents[K]
  /** What readers see, if it is not the newest. */
  readonly shown: Contents[K] | null
}

const BATCH = 100

/** Every document of a kind that is not in the bin, a few at a time. */
export async function* documentsOf<K extends Kind>(db: Kysely<Tables>, kind: K, now: Instant): AsyncGenerator<ExportedDocument<K>> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .innerJoin('revision', (join) =>
        join.onRef('revision.documentId', '=', 'document.id').onRef('revision.number', '=', 'document.revision'),
      )
      .selectAll('document')
      .select(['revision.content', 'revision.schemaVersion'])
      .where('document.kind', '=', kind)
      .where('document.trashedAt', 'is', null)
      .where('document.id', '>', last)
      .orderBy('document.id')
      .limit(BATCH)
      .execute()
    const heads = await readHeads(db, rows)
    for (const [index, row] of rows.entries()) {
      const head = heads[index]
      if (head) yield { head, newest: readContent(kind, row), shown: await shownOf(db, kind, head, now) }
    }
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
  }
}

async function shownOf<K extends Kind>(
  db: Kysely<Tables>,
  kind: K,
  { id, revision, publications }: DocumentHead,
  now: Instant,
): Promise<Contents[K] | null> {
  const visible = publications.find(({ from, until }) => from <= now && (until === null || until > now))
  if (!visible || visible.revision === revision) return null
  const row = await db
    .selectFrom('revision')
    .select(['content', 'schemaVersion'])
    .where('documentId', '=', id)
    .where('number', '=', visible.revision)
    .executeTakeFirst()
  return row ? readContent(kind, row) : null
}

/** What a document is, for programs. */
export function jsonOf({ head, newest, shown }: ExportedDocument, now: Instant): object {
  const { id, slug, createdAt, createdBy, updatedAt, updatedBy, firstPublishedAt, withdrawalAt, publications, assignees } = head
  const life = { state: statusOf(head, now).state, firstPublishedAt, withdrawalAt, publications }
  return { id, slug, ...life, createdAt, createdBy, updatedAt, updatedBy, assignees, content: newest, ...(shown && { shown }) }
}

/** What is told of a text, in names and not in identifiers. */
export function factsOf(
  { head, newest, shown }: ExportedDocument<'article' | 'page'>,
  nameOf: (id: string) => string,
  now: Instant,
): TextFacts {
  const content: Article | Page = shown ?? newest
  const named = isArticle(content) ? content : null
  const first = (id: string | null | undefined) => (id ? nameOf(id) : null)
  return {
    state: statusOf(head, now).state,
    publishedAt: head.publications.find(({ from }) => from <= now)?.publishedAt ?? head.firstPublishedAt,
    updatedAt: head.updatedAt,
    author: (named?.authors ?? []).map(nameOf),
    section: first(named?.section),
    tags: (named?.tags ?? []).map(nameOf),
    issue: first(named?.issue),
  }
}

const isArticle = (content: Article | Page): content is Article => 'section' in content
