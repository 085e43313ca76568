import { matches, type Term } from './query.ts'
import { wordsOf, type Word } from './words.ts'

/** A piece of an excerpt; `found` pieces are shown highlighted. */
export interface ExcerptPart {
  readonly text: string
  readonly found: boolean
}

const WORDS_SHOWN = 32

/** The stretch of `text` where most of what was looked for stands together, cut into plain and found pieces. */
export function excerpt(text: string, terms: readonly Term[]): ExcerptPart[] {
  const words = wordsOf(text)
  const found = words.map((word) => matches(word.plain, terms))
  const from = bestStart(words, found)
  const shown = words.slice(from, from + WORDS_SHOWN)
  const first = shown[0]
  const last = shown.at(-1)
  if (!first || !last) return []
  const begin = from === 0 ? 0 : first.start
  const end = from + WORDS_SHOWN >= words.length ? text.length : last.end
  const marked = shown.filter((_word, index) => found[from + index])
  return [
    ...(from > 0 ? [{ text: '… ', found: false }] : []),
    ...cut(text, begin, end, marked),
    ...(end < text.length ? [{ text: ' …', found: false }] : []),
  ]
}

/** Different words count for more than the same one again; the window opens a little before the first of them. */
function bestStart(words: readonly Word[], found: readonly boolean[]): number {
  const places = found.flatMap((isFound, index) => (isFound ? [index] : []))
  let best = { start: 0, score: 0 }
  for (const place of places) {
    const inside = places.filter((other) => other >= place && other < place + WORDS_SHOWN)
    const different = new Set(inside.map((other) => words[other]?.plain.slice(0, 4))).size
    const score = different * 100 + inside.length
    if (score > best.score) best = { start: place, score }
  }
  return Math.max(0, Math.min(best.start - 6, words.length - WORDS_SHOWN))
}

function cut(text: string, begin: number, end: number, marked: readonly Word[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let at = begin
  for (const { start, end: wordEnd } of marked) {
    if (start > at) parts.push({ text: text.slice(at, start), found: false })
    parts.push({ text: text.slice(start, wordEnd), found: true })
    at = wordEnd
  }
  if (at < end) parts.push({ text: text.slice(at, end), found: false })
  return parts
}
