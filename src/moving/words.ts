import { parseFragment } from 'parse5'
import { countWords, joinedWords } from '../content/splitWords.ts'
import { withoutUnseen } from '../content/storable.ts'
import { attributeOf, hasClass, isElement, STANDS_ALONE, type Fragment, type Node } from './html/element.ts'
import { formulaText } from './html/formula.ts'

/** How the words of a text compare with those that readers will see. */
export interface WordComparison {
  readonly source: number
  readonly shown: number
  /** Words of the source that are not to be seen, each as often as it lacks. */
  readonly missing: readonly string[]
}

/** Holds two texts against each other word by word, in whatever order: notes and captions stand elsewhere here. */
export function compareWords(source: string, shown: string): WordComparison {
  const [there, here] = [withoutAddresses(source), withoutAddresses(shown)]
  // Nearly always they are the same, and then nobody needs their words one by one.
  if (inOneLine(there) === inOneLine(here)) {
    const count = countWords(there)
    return { source: count, shown: count, missing: [] }
  }
  const left = new Map<string, number>()
  const shownWords = joinedWords(here)
  for (const word of shownWords) left.set(word, (left.get(word) ?? 0) + 1)
  const sourceWords = joinedWords(there)
  const missing = sourceWords.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return { source: sourceWords.length, shown: shownWords.length, missing }
}

/** An address is no word: it may have become a film, or lead elsewhere. */
const withoutAddresses = (text: string): string => (text.includes('://') ? text.replace(/https?:\/\/\S+/gi, ' ') : text)

/** Single spaces, which are nearly all, stay where they are: to replace them one by one takes long. */
const inOneLine = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ').trim()

/** Nobody reads what stands in these. */
const UNREAD = new Set('script style object noscript template embed applet title head svg canvas iframe video audio'.split(' '))

/** The words of HTML as a browser would show them, marks of footnotes aside. */
export function htmlText(html: string | Fragment): string {
  // Titles and summaries mostly have none.
  if (typeof html === 'string' && !/[<&]/.test(html)) return withoutUnseen(html)
  const pieces: string[] = []
  const waiting: (Node | string)[] = (typeof html === 'string' ? parseFragment(html) : html).childNodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') pieces.push(next)
    else if ('value' in next) pieces.push(next.value)
    else if (isElement(next) && next.tagName === 'math') pieces.push(formulaText(next))
    else if (isElement(next) && !UNREAD.has(next.tagName) && !isUnread(next)) {
      const parts = STANDS_ALONE.has(next.tagName) || ['br', 'td', 'th', 'img'].includes(next.tagName)
      if (parts) waiting.push(' ')
      for (const child of next.childNodes.toReversed()) waiting.push(child)
      if (parts) waiting.push(' ')
    } else if (isElement(next)) waiting.push(' ')
  }
  return withoutUnseen(pieces.join(''))
}

/** What is drawn around a file or a player, and is no word of the text. */
const MACHINERY = [
  'wp-block-file__button',
  'kg-audio-player-container',
  'kg-video-player-container',
  'kg-file-card-metadata',
  'kg-bookmark-metadata',
]

/** The mark of a footnote, and what is no word. */
const isUnread = (node: Node): boolean => isElement(node) && (attributeOf(node, 'data-fn') !== undefined || hasClass(node, ...MACHINERY))
