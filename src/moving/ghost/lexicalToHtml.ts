import { note, type Note } from '../note.ts'
import { escaped } from '../html/element.ts'
import { cardToHtml, type Card } from './cardToHtml.ts'

/** The marks of a text, by their bits. */
const FORMATS: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]
const MOST_DEPTH = 100

/** Does a text have words in Markdown, which Ghost has rendered itself? */
export const hasMarkdown = (source: string): boolean => /"type":\s*"markdown"/.test(source)

/** A text of Ghost's editor since version 5.40 as HTML; null if it is none. */
export function lexicalToHtml(source: string, notes: (note: Note) => void): string | null {
  const root = parsed(source)?.['root']
  return isNode(root) ? childrenOf(root, 0) : null

  function childrenOf(node: Card, depth: number): string {
    if (depth > MOST_DEPTH) return wordsBelow(node)
    return nodesIn(node)
      .map((child) => toHtml(child, depth + 1))
      .join('')
  }

  /** A list within another has an item to itself there; it belongs to the item before it. */
  function itemsOf(list: Card, depth: number): string {
    const items: string[] = []
    if (depth > MOST_DEPTH) return `<li>${wordsBelow(list)}</li>`
    for (const item of nodesIn(list)) {
      const html = item['type'] === 'listitem' ? childrenOf(item, depth + 1) : toHtml(item, depth + 1)
      const isList = item['type'] === 'listitem' && nodesIn(item).every(({ type }) => type === 'list')
      const before = isList ? items.pop() : undefined
      items.push((before ?? '') + html)
    }
    return items.map((html) => `<li>${html}</li>`).join('')
  }

  /** Nested deeper than anybody writes: its words, one after the other. */
  function wordsBelow(node: Card): string {
    notes(note('nesting', 'lexical'))
    const words: string[] = []
    const pending = nodesIn(node).toReversed()
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (next['text'] !== undefined) words.push(`<p>${escaped(next['text'])}</p>`)
      pending.push(...nodesIn(next).toReversed())
    }
    return words.join('')
  }

  function toHtml(node: Card, depth: number): string {
    const inner = () => childrenOf(node, depth)
    const type = typeof node['type'] === 'string' ? node['type'].replace(/^extended-/, '') : ''
    switch (type) {
      case 'text':
      case 'tk': // what its writer still had to fill in
        return marked(node)
      case 'zwnj':
        return ''
      case 'linebreak':
        return '<br>'
      case 'paragraph':
        return `<p>${inner()}</p>`
      case 'heading':
        return `<${headingTag(node['tag'])}>${inner()}</${headingTag(node['tag'])}>`
      case 'list': {
        const tag = node['listType'] === 'number' ? 'ol' : 'ul'
        return `<${tag}${typeof node['start'] === 'number' ? ` start="${node['start']}"` : ''}>${itemsOf(node, depth)}</${tag}>`
      }
      case 'listitem':
        return `<li>${inner()}</li>`
      case 'quote':
        return `<blockquote>${inner()}</blockquote>`
      case 'aside':
        return `<blockquote class="kg-blockquote-alt"><p>${inner()}</p></blockquote>`
      case 'link':
      case 'autolink':
        return `<a href="${escaped(node['url'])}" title="${escaped(node['title'])}">${inner()}</a>`
      default:
        return Array.isArray(node['children']) ? `<div>${inner()}</div>` : cardToHtml(type, node, notes)
    }
  }
}

function marked({ text, format }: Card): string {
  const bits = typeof format === 'number' ? format : 0
  const tags = FORMATS.flatMap(([bit, tag]) => ((bits & bit) === 0 ? [] : [tag]))
  return `${tags.map((tag) => `<${tag}>`).join('')}${escaped(text)}${tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')}`
}

const headingTag = (tag: unknown): string => (typeof tag === 'string' && /^h[1-6]$/.test(tag) ? tag : 'h2')

const nodesIn = ({ children }: Card): Card[] => (Array.isArray(children) ? (children as unknown[]).filter(isNode) : [])

const isNode = (value: unknown): value is Card => typeof value === 'object' && value !== null && !Array.isArray(value)

export function parsed(json: string): Card | null {
  try {
    const value: unknown = JSON.parse(json)
    return isNode(value) ? value : null
  } catch {
    return null
  }
}
