import { isStopWord, stem, wordsOf } from './words.ts'

/** One thing to find: a word in any of its forms, perhaps still being typed, or words exactly as they stood between quotation marks. */
export type Term =
  | { readonly kind: 'word'; readonly word: string; readonly stem: string; readonly prefix: string | null }
  | { readonly kind: 'phrase'; readonly words: readonly string[] }

const MAX_LENGTH = 300
const MAX_TERMS = 12
// A quotation mark that nothing closes yet is only a sign.
const QUOTED = /"([^"]*)"|«([^«»]*)»|“([^“”]*)”/gu

/** The part of what a reader typed that is looked at. */
export const readable = (typed: string): string => typed.slice(0, MAX_LENGTH).normalize('NFC')

/** Reads what a reader typed. The last word counts as unfinished until a space or a sign follows it. Empty: nothing to look for. */
export function readQuery(typed: string): Term[] {
  const text = readable(typed)
  const phrases = [...text.matchAll(QUOTED)].map(([quoted]) => wordsOf(quoted)).filter((words) => words.length > 0)
  const words = wordsOf(text.replace(QUOTED, ' '))
  const unfinished = /[\p{L}\p{N}]$/u.test(text) ? words.at(-1) : undefined
  const meaningful = words.filter((word) => !isStopWord(word))
  const wanted = [...new Set(meaningful.length > 0 || phrases.length > 0 ? meaningful : words)]
  const terms: Term[] = [
    ...phrases.map((words) => ({ kind: 'phrase' as const, words: words.slice(0, MAX_TERMS) })),
    ...wanted.map((word) => ({
      kind: 'word' as const,
      word,
      stem: stem(word),
      prefix: word === unfinished && word.length > 1 ? word : null,
    })),
  ]
  return terms.slice(0, MAX_TERMS)
}
