import { splitWords } from '../splitWords.ts'
import { readable } from './query.ts'
import { fold, isStopWord } from './words.ts'

/** Shorter words have too many neighbours for any of them to be the one that was meant; longer ones are no words. */
const SHORTEST = 4
const LONGEST = 24
/** Letters that Italian words can be missing; folded, like all that is compared. */
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

/** The words worth suggesting in some texts, each as it is written there, with its capitals and accents, and in how many of them it stands. */
export function memorableWords(texts: readonly string[]): Map<string, number> {
  const words = new Map<string, { texts: number; last: number }>()
  for (const [place, text] of texts.entries()) {
    for (const form of splitWords(text.normalize('NFC'))) {
      if (form.length < SHORTEST || form.length > LONGEST) continue
      const known = words.get(form)
      if (!known) words.set(form, { texts: 1, last: place })
      else if (known.last !== place) {
        known.texts += 1
        known.last = place
      }
    }
  }
  return new Map([...words].flatMap(([form, known]) => (isStopWord(fold(form)) ? [] : [[form, known.texts]])))
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
