import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { readQuery } from '../../content/search/query.ts'
import { memorableWords } from '../../content/search/slips.ts'
import { fold } from '../../content/search/words.ts'
import { DAY_MS } from '../../content/time.ts'
import type { Database, Engine } from '../database.ts'
import { insertRows } from '../insertRows.ts'
import type { Tables } from '../tables.ts'
import { draftIndexFor } from './draftIndex.ts'
import { searchIndexFor } from './searchIndex.ts'

/** A word as readers know it, and in how many publications it stood so written. */
export interface KnownWord {
  readonly form: string
  readonly word: string
  readonly seen: number
}

/**
 * Remembers the words of articles, as they are written. What is withdrawn is not unlearnt at once: how often a word was seen only says which of two
 * neighbours comes first, and a word is suggested only after the search has found something with it.
 */
export async function learnWords(engine: Engine, db: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  const rows = [...memorableWords(texts)].map(([form, seen]) => ({ form, word: fold(form), seen }))
  await insertRows(engine, db, 'searchWord', rows, 'on conflict (form) do update set seen = search_word.seen + excluded.seen')
}

/** Knows the words of what readers do not see yet, too: they count once they are published. */
export async function meetWords(engine: Engine, db: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  const rows = [...memorableWords(texts).keys()].map((form) => ({ form, word: fold(form), seen: 0 }))
  await insertRows(engine, db, 'searchWord', rows, 'on conflict (form) do nothing')
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

/** So many words are looked at in a day, so that each has its turn now and then and no day has much to do. */
const WORDS_A_DAY = 5_000
/** And so many before others are let in. */
const WORDS_AT_ONCE = 50
/** Those that are to go are looked at once more while nobody else writes: a few. */
const MOST_FORGOTTEN = 200

/** Forgets those words that stand in no text any more, of the ones whose turn it is. Says how many. */
export async function pruneWords({ db, engine, write }: Pick<Database, 'db' | 'engine' | 'write'>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('searchWord')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const offset = (Math.floor(now.getTime() / DAY_MS) * WORDS_A_DAY) % Math.max(Number(count), 1)
  const words = await db.selectFrom('searchWord').selectAll().orderBy('form').limit(WORDS_A_DAY).offset(offset).execute()
  const unused: KnownWord[] = []
  for (const [place, known] of words.entries()) {
    if (place % WORDS_AT_ONCE === 0) await setImmediate()
    if (unused.length < MOST_FORGOTTEN && !(await standsSomewhere(engine, db, known))) unused.push(known)
  }
  return write(async (transaction) => {
    let forgotten = 0
    for (const known of unused) {
      if (await standsSomewhere(engine, transaction, known)) continue
      await transaction.deleteFrom('searchWord').where('form', '=', known.form).execute()
      forgotten += 1
    }
    return forgotten
  })
}

/** Is the word found, by readers or by editors? */
async function standsSomewhere(engine: Engine, db: Kysely<Tables>, { word }: KnownWord): Promise<boolean> {
  const terms = readQuery(`${word} `)
  return (await searchIndexFor(engine).has(db, terms)) || (await draftIndexFor(engine).has(db, terms))
}
