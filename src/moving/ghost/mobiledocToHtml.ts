import type { Note } from '../note.ts'
import { escaped } from '../html/element.ts'
import { cardToHtml, type Card } from './cardToHtml.ts'
import { parsed } from './lexicalToHtml.ts'

const MARKUP = 1
const IMAGE = 2
const LIST = 3
const CARD = 10

/** Does a text have words in Markdown, which Ghost has rendered itself? */
export const hasMarkdownCard = (source: string): boolean => /"(?:card-)?markdown(?:-card)?"/.test(source)

/** A text of Ghost's editor from 1.0 to 5.39 as HTML; null if it is none. */
export function mobiledocToHtml(source: string, notes: (note: Note) => void): string | null {
  const doc = parsed(source)
  const sections = listIn(doc?.['sections'])
  if (!doc || sections.length === 0) return null
  const markups = listIn(doc['markups'])
  const atoms = listIn(doc['atoms'])
  const cards = listIn(doc['cards'])
  return sections.map((section) => sectionToHtml(listIn(section))).join('')

  function sectionToHtml([type, first, second]: readonly unknown[]): string {
    if (type === MARKUP) return `<${tagOf(first)}>${markersToHtml(listIn(second))}</${tagOf(first)}>`
    if (type === IMAGE) return `<img src="${escaped(first)}">`
    if (type === LIST)
      return `<${tagOf(first)}>${listIn(second)
        .map((item) => `<li>${markersToHtml(listIn(item))}</li>`)
        .join('')}</${tagOf(first)}>`
    if (type !== CARD) return ''
    const [name, payload] = listIn(cards[Number(first)])
    return typeof name === 'string' ? cardToHtml(name, isCard(payload) ? payload : {}, notes) : ''
  }

  function markersToHtml(markers: readonly unknown[]): string {
    const open: string[] = []
    const html = markers.map((marker) => {
      const [kind, opened, closed, value] = listIn(marker)
      const begun = listIn(opened).map((index) => {
        const [tag, attributes] = listIn(markups[Number(index)])
        const pairs = listIn(attributes)
        const written = ['href', 'title'].flatMap((name) => {
          const at = pairs.indexOf(name)
          return at >= 0 ? [` ${name}="${escaped(pairs[at + 1])}"`] : []
        })
        open.push(tagOf(tag))
        return `<${tagOf(tag)}${written.join('')}>`
      })
      const text = kind === 1 ? atomToHtml(listIn(atoms[Number(value)])) : escaped(value)
      const ended = Array.from({ length: typeof closed === 'number' ? Math.min(closed, open.length) : 0 }, () => `</${open.pop() ?? ''}>`)
      return begun.join('') + text + ended.join('')
    })
    return html.join('')
  }
}

const atomToHtml = ([name, text]: readonly unknown[]): string => (name === 'soft-return' ? '<br>' : escaped(text))
const tagOf = (tag: unknown): string =>
  typeof tag === 'string' && /^[a-z][a-z0-9]{0,15}$/.test(tag) ? (tag === 'aside' ? 'blockquote' : tag) : 'p'
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null && !Array.isArray(value)
