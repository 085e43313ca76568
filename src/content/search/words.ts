import { stemmer } from '@orama/stemmers/italian'
import { splitWords } from '../splitWords.ts'

/**
 * How words are compared, for both database engines: the engines keep and match tokens, what a token is gets decided here.
 * So a search finds the same articles on SQLite and on PostgreSQL.
 */

/** The words of a text, without accents and capitals. An apostrophe parts words, so that *arte* is found in *l’arte*. */
export function wordsOf(text: string): string[] {
  return splitWords(fold(text.normalize('NFC')))
}

/** The text without accents and capitals, character for character: what stands at a place here stands at the same place there. */
export function fold(text: string): string {
  return text.replace(/[^\0-\x7f]/g, foldCharacter).toLowerCase()
}

/** What *elezione* and *elezioni*, *arte* and *arti* have in common. */
export function stem(word: string): string {
  return stems.get(word) ?? remember(stems, word, newStem(word))
}

/** Snowball leaves short words whole (arte/arti, acqua/acque): in Italian their last vowel is the inflection. */
const newStem = (word: string): string => stemmer(word).replace(/(?<=^.{3,})[aeiou]$/, '')

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

function foldCharacter(character: string): string {
  return folded.get(character) ?? remember(folded, character, newlyFolded(character))
}

function newlyFolded(character: string): string {
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return base.length === 1 ? base : character
}

// A magazine's vocabulary is small and every article uses it again: remembering makes indexing several times faster.
const MAX_REMEMBERED = 100_000
const stems = new Map<string, string>()
const folded = new Map<string, string>()

function remember(memory: Map<string, string>, key: string, found: string): string {
  if (memory.size >= MAX_REMEMBERED) memory.clear()
  memory.set(apart(key), apart(found))
  return found
}

/** The same string by itself: V8 keeps a piece of a text as a place within it, and with it the whole text. */
const apart = (piece: string): string => JSON.parse(JSON.stringify(piece)) as string

const STOP_WORDS = new Set(
  (
    'a ad agli ai al alla alle allo anche c ce che chi ci co come con cui d da dagli dai dal dalla dalle dallo degli dei del dell della delle dello ' +
    'di e ed era fra gli ha hanno i il in io l la le lei li lo loro lui ma mi ne negli nei nel nell nella nelle nello no noi non o od per piu ' +
    'quel quella quelle quelli quello questa queste questi questo s se sei si sono su sua sue sugli sui sul sull sulla sulle sullo suo suoi ti tra tu ' +
    'un una uno vi voi'
  ).split(' '),
)
