import type { Kysely } from 'kysely'
import type { Term } from '../../content/search/query.ts'
import { slipsOf, withWord } from '../../content/search/slips.ts'
import { stem } from '../../content/search/words.ts'
import type { Tables } from '../tables.ts'
import { knownAmong } from './vocabulary.ts'

/** How many spellings are tried before giving up. */
const MAX_TRIES = 5

/**
 * What may have been meant by what was typed, the likeliest first. Words that stand nowhere are taken for slips; only if all of them stand somewhere is
 * every word suspect.
 */
export async function correctionsOf(
  db: Kysely<Tables>,
  typed: string,
  terms: readonly Term[],
  standsSomewhere: (term: Term) => Promise<boolean>,
): Promise<string[]> {
  const words = terms.filter((term) => term.kind === 'word')
  const strange = await Promise.all(words.map(async (term) => !(await standsSomewhere(term))))
  const suspects = words.filter((_, place) => !strange.includes(true) || strange[place])
  const corrections = await Promise.all(suspects.map(({ word }) => nearestTo(db, word)))
  // Every strange word has to be put right, or nothing is found; of familiar ones, at most one was mistyped.
  const attempts = strange.includes(true)
    ? attemptsAtAll(
        typed,
        suspects.map(({ word }, place) => [word, corrections[place] ?? []]),
      )
    : suspects.flatMap(({ word }, place) => (corrections[place] ?? []).slice(0, 1).map((right) => withWord(typed, word, right)))
  return attempts.slice(0, MAX_TRIES)
}

/** The words one slip away that mean something else, as readers know them. Hardly anybody mistypes the first letter. */
async function nearestTo(db: Kysely<Tables>, word: string): Promise<string[]> {
  const known = await knownAmong(db, slipsOf(word))
  return known
    .filter((candidate) => stem(candidate.word) !== stem(word))
    .sort((a, b) => Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) || b.seen - a.seen)
    .map(({ form }) => form)
}

/** The likeliest correction of every word at once, then the next likeliest of each. */
function attemptsAtAll(typed: string, corrections: readonly (readonly [wrong: string, right: readonly string[]])[]): string[] {
  if (corrections.some(([, right]) => right.length === 0)) return []
  const depth = Math.max(...corrections.map(([, right]) => right.length))
  return Array.from({ length: depth }, (_, place) =>
    corrections.reduce((text, [wrong, right]) => withWord(text, wrong, right[Math.min(place, right.length - 1)] ?? wrong), typed),
  )
}
