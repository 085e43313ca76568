import { isStopWord, stem, wordsOf } from './words.ts'

/** One thing to find: a stem, or a word that may still be being typed. */
export interface Term {
  readonly stem: string
  readonly prefix: string | null
}

const MAX_LENGTH = 300
const MAX_TERMS = 12

/** Reads what a reader typed. The last word counts as unfinished until a space or a sign follows it. Empty: nothing to look for. */
export function readQuery(typed: string): Term[] {
  const text = typed.slice(0, MAX_LENGTH)
  const words = wordsOf(text)
  const unfinished = /[\p{L}\p{N}]$/u.test(text) ? words.at(-1) : undefined
  const meaningful = words.filter((word) => !isStopWord(word))
  const wanted = [...new Set(meaningful.length > 0 ? meaningful : words)]
  return wanted.slice(0, MAX_TERMS).map((word) => ({ stem: stem(word), prefix: word === unfinished && word.length > 1 ? word : null }))
}

export function matches(word: string, term: Term): boolean {
  return stem(word) === term.stem || (term.prefix !== null && word.startsWith(term.prefix))
}
