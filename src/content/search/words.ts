import { stemmer } from '@orama/stemmers/italian'

/**
 * How words are compared, for both database engines: the engines keep and match tokens, what a token is gets decided here.
 * So a search finds the same articles on SQLite and on PostgreSQL.
 */

export interface Word {
  /** The word without accents and capitals. */
  readonly plain: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their places. An apostrophe parts words, so that *arte* is found in *l’arte*. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    plain: withoutAccents(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** What *elezione* and *elezioni*, *arte* and *arti* have in common. */
export function stem(plain: string): string {
  const known = stems.get(plain)
  if (known !== undefined) return known
  // Snowball leaves short words whole (arte/arti, acqua/acque): in Italian their last vowel is the inflection.
  const found = stemmer(plain).replace(/(?<=^.{3,})[aeiou]$/, '')
  if (stems.size >= MAX_STEMS) stems.clear()
  stems.set(plain, found)
  return found
}

export const isStopWord = (plain: string): boolean => STOP_WORDS.has(plain)

// Taken apart, some characters leave signs behind (½ is 1, a slash and 2): only letters and figures make a word.
const withoutAccents = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

// A magazine's vocabulary is small and every article uses it again: remembering stems makes indexing several times faster.
const MAX_STEMS = 100_000
const stems = new Map<string, string>()

const STOP_WORDS = new Set(
  (
    'a ad agli ai al alla alle allo anche c ce che chi ci co come con cui d da dagli dai dal dalla dalle dallo degli dei del dell della delle dello ' +
    'di e ed era fra gli ha hanno i il in io l la le lei li lo loro lui ma mi ne negli nei nel nell nella nelle nello no noi non o od per piu ' +
    'quel quella quelle quelli quello questa queste questi questo s se sei si sono su sua sue sugli sui sul sull sulla sulle sullo suo suoi ti tra tu ' +
    'un una uno vi voi'
  ).split(' '),
)
