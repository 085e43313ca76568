import type { Term } from './query.ts'
import { fold, stem } from './words.ts'

/** A piece of an excerpt; `found` pieces are shown highlighted. */
export interface ExcerptPart {
  readonly text: string
  readonly found: boolean
}

interface Hit {
  readonly term: Term
  readonly start: number
  readonly end: number
}

const SHOWN = 220
const MAX_HITS = 200
const BEFORE = 50

/** The whole of a short text, a title say, cut into plain and found pieces. */
export function marked(given: string, terms: readonly Term[]): ExcerptPart[] {
  const text = given.normalize('NFC')
  return cut(text, 0, text.length, hitsIn(text, terms))
}

/** The passage of a text where most of what was looked for stands together, cut into plain and found pieces. */
export function excerpt(given: string, terms: readonly Term[]): ExcerptPart[] {
  const text = given.normalize('NFC')
  const hits = hitsIn(text, terms)
  const [begin, end] = bestPassage(text, hits)
  const parts = cut(text, begin, end, hits)
  if (begin > 0) parts.unshift({ text: '… ', found: false })
  if (end < text.length) parts.push({ text: ' …', found: false })
  return parts
}

function hitsIn(text: string, terms: readonly Term[]): Hit[] {
  const plain = fold(text)
  return terms
    .flatMap((term) => hitsOf(term, plain))
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_HITS)
}

function hitsOf(term: Term, plain: string): Hit[] {
  const found = term.kind === 'phrase' ? [...plain.matchAll(phrasePattern(term.words))] : wordsLike(term, plain)
  return found.map((match) => ({ term, start: match.index, end: match.index + match[0].length }))
}

const phrasePattern = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'gu')

/** Every word that could match begins with the first letters of the stem: only those are looked at more closely. */
function wordsLike(term: Term & { kind: 'word' }, plain: string): RegExpExecArray[] {
  const beginning = term.stem.slice(0, 3)
  if (!beginning) return []
  const candidates = plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${beginning}[\\p{L}\\p{N}]*`, 'gu'))
  return [...candidates].filter(([word]) => stem(word) === term.stem || (term.prefix !== null && word.startsWith(term.prefix)))
}

/** Different words count for more than the same one again; the passage opens a little before the first of them, between two words. */
function bestPassage(text: string, hits: readonly Hit[]): [begin: number, end: number] {
  let best = { start: 0, score: 0 }
  for (const { start } of hits) {
    const inside = hits.filter((hit) => hit.start >= start && hit.end <= start + SHOWN - BEFORE)
    const score = new Set(inside.map((hit) => hit.term)).size * 1000 + inside.length
    if (score > best.score) best = { start, score }
  }
  const begin = best.start <= BEFORE ? 0 : text.indexOf(' ', best.start - BEFORE) + 1
  if (begin + SHOWN >= text.length) return [begin, text.length]
  const end = text.lastIndexOf(' ', begin + SHOWN)
  return [begin, end > begin ? end : begin + SHOWN]
}

function cut(text: string, begin: number, end: number, hits: readonly Hit[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let at = begin
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue
    if (hit.start > at) parts.push({ text: text.slice(at, hit.start), found: false })
    parts.push({ text: text.slice(hit.start, hit.end), found: true })
    at = hit.end
  }
  if (at < end) parts.push({ text: text.slice(at, end), found: false })
  return parts
}
