import { sql, type RawBuilder } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import { fold } from '../../content/search/words.ts'

/** The words that an editor typed, as titles are kept. */
export const typedWords = (typed: string): string[] => fold(typed.normalize('NFC')).split(/\s+/).filter(Boolean)

/** Which titles are looked for: each sort is in a column of its own. */
type TitleSort = 'article' | 'media' | 'other'

export const titleSort = (kind: Kind): TitleSort => (kind === 'article' || kind === 'media' ? kind : 'other')

/**
 * A question for the index of titles that SQLite has: three letters after three letters, so words are found anywhere in others. Null if all words are shorter
 * than that. Beside longer ones, shorter words are left out: whoever asks looks at what was found again.
 */
export function titleExpression(typed: string, sorts: readonly TitleSort[]): string | null {
  const words = typedWords(typed).filter((word) => /^.{3}/su.test(word))
  return words.length === 0 ? null : `{${sorts.join(' ')}} : (${words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')})`
}

/** The documents whose titles match. */
export const titledDocuments = (expression: string): RawBuilder<unknown> =>
  sql`select document_id from title_index cross join title_index_document on title_index_document.id = title_index.rowid
    where title_index match ${expression}`

/** Those of them that were made last. */
export const newestTitled = (expression: string, limit: number): RawBuilder<unknown> =>
  sql`select document_id from title_index_document where id in
    (select rowid from title_index where title_index match ${expression} order by rowid desc limit ${sql.lit(limit)})`

export const titleCount = (expression: string): RawBuilder<{ count: number }> =>
  sql`select count(*) as count from title_index where title_index match ${expression}`
