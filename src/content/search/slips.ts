import { splitWords } from '../splitWords.ts'
import { readable } from './query.ts'
import { fold, isStopWord } from './words.ts'

/** Shorter words have too many neighbours for any of them to be the one that was meant; longer ones are no words. */
const SHORTEST = 4
const LONGEST = 24
/** Letters that Italian words can be missing; folded, like all that is compared. */
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

/** The words worth suggesting in a text, each as it is written there, with its capitals and accents. */
export function memorableWords(text: string): string[] {
  return [...new Set(splitWords(text.normalize('NFC')))].filter(isMemorable)
}

// As for stems: every article uses the same words again.
const MAX_REMEMBERED = 100_000
const judged = new Map<string, boolean>()

function isMemorable(word: string): boolean {
  const known = judged.get(word)
  if (known !== undefined) return known
  const found = word.length >= SHORTEST && word.length <= LONGEST && !isStopWord(fold(word))
  if (judged.size >= MAX_REMEMBERED) judged.clear()
  judged.set(word, found)
  return found
}

/** Every string that one slip turns into `word`: a letter too many, too few, another one, or two that changed places. */
export function slipsOf(word: string): Set<string> {
  const slips = new Set<string>()
  if (word.length < SHORTEST - 1 || word.length > LONGEST + 1) return slips
  for (let at = 0; at <= word.length; at++) {
    const [before, letter = '', next = '', rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
    for (const added of LETTERS) slips.add(before + added + letter + next + rest)
    if (!letter) continue
    slips.add(before + next + rest)
    for (const other of LETTERS) slips.add(before + other + next + rest)
    if (next) slips.add(before + next + letter + rest)
  }
  slips.delete(word)
  return slips
}

/** What was typed, with one word in place of another: everything else stays as the reader wrote it. */
export function withWord(typed: string, wrong: string, right: string): string {
  return readable(typed).replace(/[\p{L}\p{N}]+/gu, (word) => (fold(word) === wrong ? right : word))
}
