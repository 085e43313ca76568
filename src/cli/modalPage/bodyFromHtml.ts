import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { Block, Body, Inline, InlineMark, PLAIN_MARKS } from '../../content/body/body.ts'
import { isSafeAddress } from '../../content/body/safeAddress.ts'

/** What became of a text that was HTML. */
export interface Converted {
  readonly body: Body
  /** Elements that have no counterpart: their words stay, they do not. */
  readonly dropped: readonly string[]
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A node still to be read, within these marks; or what is to be done once all before it was read. */
type Step = { readonly node: Node; readonly marks: readonly InlineMark[] } | (() => void)

interface List {
  readonly tag: string
  readonly items: Inline[][]
}

const MARKS: Readonly<Record<string, (typeof PLAIN_MARKS)[number]>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  code: 'code',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  sub: 'subscript',
  sup: 'superscript',
}
const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'blockquote',
  'table',
  'tr',
  'td',
  'section',
  'article',
  'hr',
  'figure',
  ...Object.keys(HEADINGS),
])
/** These have a counterpart, or need none: parse5 adds a `tbody` to every table. */
const KNOWN = new Set(['p', 'div', 'br', 'a', 'ul', 'ol', 'li', 'span', 'tbody', ...Object.keys(HEADINGS), ...Object.keys(MARKS)])
const SILENT = new Set(['script', 'style', 'iframe', 'object', 'noscript', 'template'])

/** Makes of the HTML that an editor wrote elsewhere a text of ours: paragraphs, headings, lists, links, bold and italic. */
export function bodyFromHtml(html: string): Converted {
  const blocks: Block[] = []
  const dropped = new Set<string>()
  let inlines: Inline[] = []
  let list: List | null = null

  function endBlock(tag = 'p'): void {
    const content = trimmed(inlines)
    inlines = []
    if (content.length === 0) return
    const level = HEADINGS[tag]
    if (list) list.items.push(content)
    else if (level) blocks.push({ type: 'heading', attrs: { level }, content })
    else blocks.push({ type: 'paragraph', content })
  }
  /** Ends the list that is open, and goes on with another, or with none. */
  function changeList(next: List | null): void {
    endBlock()
    const { tag, items } = list ?? { tag: '', items: [] }
    const content = items.map((item) => ({ type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: item }] }))
    if (content.length > 0) blocks.push({ type: tag === 'ol' ? 'orderedList' : 'bulletList', content })
    list = next
  }

  function enter(element: Element, marks: readonly InlineMark[]): Step[] {
    const { tagName: tag, childNodes } = element
    if (SILENT.has(tag)) return []
    if (!KNOWN.has(tag)) dropped.add(tag)
    const mark = markOf(element)
    const children = childNodes.map((node) => ({ node, marks: mark ? [...marks.filter(({ type }) => type !== mark.type), mark] : marks }))
    if (tag === 'br' && inlines.length > 0) inlines.push({ type: 'hardBreak' })
    if (tag === 'ul' || tag === 'ol') {
      const outer = list
      changeList({ tag, items: [] })
      return [...children, () => changeList(outer && { tag: outer.tag, items: [] })]
    }
    if (!BLOCKS.has(tag)) return children
    endBlock()
    return [...children, () => endBlock(tag)]
  }

  // Not by recursion: nonsense may be nested deeper than the stack is.
  const steps: Step[] = parseFragment(html)
    .childNodes.map((node) => ({ node, marks: [] }) as const)
    .reverse()
  for (let step = steps.pop(); step; step = steps.pop()) {
    if (typeof step === 'function') step()
    else if ('tagName' in step.node) steps.push(...enter(step.node, step.marks).reverse())
    else if (step.node.nodeName === '#text') inlines.push(...textOf(step.node, step.marks))
  }
  changeList(null)
  return { body: { type: 'doc', content: blocks }, dropped: [...dropped] }
}

function textOf(node: Node, marks: readonly InlineMark[]): Inline[] {
  const text = 'value' in node ? node.value.replace(/[ \t\r\n\f]+/g, ' ') : ''
  return text ? [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }] : []
}

function markOf({ tagName, attrs }: Element): InlineMark | null {
  const type = MARKS[tagName]
  if (type) return { type }
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined
  return href && isSafeAddress(href) ? { type: 'link', attrs: { href } } : null
}

/** Without the spaces and breaks at its ends, which HTML does not show. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const isBlank = (piece: Inline | undefined) => piece?.type !== 'footnote' && (piece?.type !== 'text' || piece.text.trim() === '')
  const pieces = [...inlines]
  while (pieces.length > 0 && isBlank(pieces[0])) pieces.shift()
  while (pieces.length > 0 && isBlank(pieces.at(-1))) pieces.pop()
  return pieces.map((piece, index) => {
    if (piece.type !== 'text') return piece
    const start = index === 0 ? piece.text.trimStart() : piece.text
    return { ...piece, text: index === pieces.length - 1 ? start.trimEnd() : start }
  })
}
