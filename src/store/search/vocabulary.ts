import { sql, type Kysely } from 'kysely'
import { memorableWords } from '../../content/search/slips.ts'
import { fold } from '../../content/search/words.ts'
import type { Tables } from '../tables.ts'

/** A word as readers know it, and in how many publications it stood so written. */
export interface KnownWord {
  readonly form: string
  readonly word: string
  readonly seen: number
}

const ROWS_PER_STATEMENT = 500

/**
 * Remembers the words of articles, as they are written. Nothing is ever forgotten: how often a word was seen only says which of two
 * neighbours comes first, and a word is suggested only after the search has found something with it.
 */
export async function learnWords(db: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  const seen = new Map<string, number>()
  for (const form of texts.flatMap(memorableWords)) seen.set(form, (seen.get(form) ?? 0) + 1)
  const rows = [...seen].map(([form, times]) => ({ form, word: fold(form), seen: times }))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await db
      .insertInto('searchWord')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.column('form').doUpdateSet({ seen: sql`search_word.seen + excluded.seen` }))
      .execute()
  }
}

/** Knows the words of what readers do not see yet, too: they count once they are published. */
export async function meetWords(db: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  const rows = [...new Set(texts.flatMap(memorableWords))].map((form) => ({ form, word: fold(form), seen: 0 }))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await db
      .insertInto('searchWord')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.column('form').doNothing())
      .execute()
  }
}

/** Those of `words` that the magazine has used, each in the form it is mostly written in. */
export async function knownAmong(db: Kysely<Tables>, words: ReadonlySet<string>): Promise<KnownWord[]> {
  if (words.size === 0) return []
  const rows = await db
    .selectFrom('searchWord')
    .selectAll()
    .where('word', 'in', [...words])
    .orderBy('seen')
    .orderBy('form')
    .execute()
  return [...new Map(rows.map((row) => [row.word, row])).values()]
}
