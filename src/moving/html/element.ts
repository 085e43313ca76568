import { serializeOuter, type DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment

/** What stands in one of these is on lines of its own. */
export const STANDS_ALONE: ReadonlySet<string> = new Set(
  'p div ul ol menu li blockquote table caption thead tbody tfoot tr section article aside header footer main nav address details summary dl dt dd form fieldset legend center figure figcaption pre hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

export const isElement = (node: Node): node is Element => 'tagName' in node

export const attributeOf = ({ attrs }: Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value

export function hasClass(element: Element, ...names: readonly string[]): boolean {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/)
  return names.some((name) => classes.includes(name))
}

/** The element as it was written, or nearly; nothing of what is nested deeper than can be written. */
export function sourceOf(element: Element): string {
  try {
    return serializeOuter(element)
  } catch (error) {
    if (error instanceof RangeError) return `<${element.tagName}>`
    throw error
  }
}

const PHRASES = new Set(
  'code span b i em strong a sup sub font u mark kbd samp tt var s del ins small abbr time cite q bdi bdo br'.split(' '),
)

/** All text in an element, a break being a line's end; null if more than phrases stand in it. */
export function textIn(element: Element): string | null {
  const pieces: string[] = []
  const waiting: Node[] = element.childNodes.toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isElement(next)) {
      if (!PHRASES.has(next.tagName)) return null
      if (next.tagName === 'br') pieces.push('\n')
      waiting.push(...next.childNodes.toReversed())
    } else if (next.nodeName === '#text' && 'value' in next) pieces.push(next.value)
  }
  return pieces.join('')
}

/** A text as it stands in HTML, in an attribute too; nothing for what is no text. */
export const escaped = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;') : ''
