import { isStopWord, stem, wordsOf } from './words.ts'

/** One thing to find: a stem, or a word that may still be being typed. */
export interface Term {
  readonly stem: string
  readonly prefix: string | null
}

const MAX_TERMS = 12

/** Reads what a reader typed. The last word counts as unfinished until a space or a sign follows it. Empty: nothing to look for. */
export function readQuery(typed: string): Term[] {
  const words = wordsOf(typed.slice(0, 300))
  const meaningful = words.filter((word) => !isStopWord(word.plain))
  const last = words.at(-1)
  const unfinished = last && last.end === typed.length ? last : null
  return (meaningful.length > 0 ? meaningful : words)
    .slice(0, MAX_TERMS)
    .map((word) => ({ stem: stem(word.plain), prefix: word === unfinished && word.plain.length > 1 ? word.plain : null }))
}

export function matches(plain: string, terms: readonly Term[]): boolean {
  return terms.some((term) => stem(plain) === term.stem || (term.prefix !== null && plain.startsWith(term.prefix)))
}
