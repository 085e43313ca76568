import type { Block, Body, Inline, InlineMark } from '../../content/body/body.ts'
import { isSafeAddress } from '../../content/body/safeAddress.ts'

/** What became of a text that was HTML. */
export interface Converted {
  readonly body: Body
  /** Elements that have no counterpart: their words stay, they do not. */
  readonly dropped: readonly string[]
}

const MARKS: Readonly<Record<string, InlineMark['type']>> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic', code: 'code' }
const PLAIN = new Set(['p', 'div', 'br', 'a', 'ul', 'ol', 'li', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', ...Object.keys(MARKS)])
const SILENT = new Set(['script', 'style', 'iframe', 'object', 'noscript', 'template'])
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
}

/** Makes of the HTML that an editor wrote elsewhere a text of ours: paragraphs, headings, lists, links, bold and italic. */
export function bodyFromHtml(html: string): Converted {
  const blocks: Block[] = []
  const dropped = new Set<string>()
  const marks: { readonly tag: string; readonly mark: InlineMark | null }[] = []
  let inlines: Inline[] = []
  let kind: { readonly tag: string } = { tag: 'p' }
  let list: { readonly tag: string; readonly items: Inline[][] } | null = null

  function end(): void {
    const content = trimmed(inlines)
    inlines = []
    if (content.length === 0) return
    if (list) list.items.push(content)
    else if (/^h[1-6]$/.test(kind.tag))
      blocks.push({ type: 'heading', attrs: { level: kind.tag <= 'h2' ? 2 : kind.tag === 'h3' ? 3 : 4 }, content })
    else blocks.push({ type: 'paragraph', content })
    kind = { tag: 'p' }
  }
  function endList(): void {
    end()
    const content =
      list?.items.map((item) => ({ type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: item }] })) ?? []
    if (list && content.length > 0) blocks.push(list.tag === 'ol' ? { type: 'orderedList', content } : { type: 'bulletList', content })
    list = null
  }

  for (const [, comment, close, name = '', attributes = '', words] of html.matchAll(TOKENS)) {
    if (comment !== undefined) continue
    if (words !== undefined) {
      const text = decoded(words).replace(/[ \t\r\n]+/g, ' ')
      const own = marks.flatMap(({ mark }) => mark ?? [])
      if (text) inlines.push({ type: 'text', text, ...(own.length > 0 && { marks: own }) })
      continue
    }
    const tag = name.toLowerCase()
    if (!PLAIN.has(tag)) dropped.add(tag)
    if (tag === 'br' && inlines.length > 0) inlines.push({ type: 'hardBreak' })
    else if (tag in MARKS || tag === 'a') {
      if (close) removeLast(marks, tag)
      else marks.push({ tag, mark: markFor(tag, attributes) })
    } else if (tag === 'ul' || tag === 'ol') {
      endList()
      if (!close) list = { tag, items: [] }
    } else if (/^(p|div|li|h[1-6]|blockquote|table|tr|td|section|article|hr|figure)$/.test(tag)) {
      end()
      if (!close) kind = { tag }
    }
  }
  endList()
  return { body: { type: 'doc', content: blocks }, dropped: [...dropped] }
}

/** A comment or an element that says nothing, a tag, or words. */
const TOKENS = new RegExp(
  `(<!--[\\s\\S]*?-->|<(?:${[...SILENT].join('|')})\\b[\\s\\S]*?(?:</(?:${[...SILENT].join('|')})>|$))|<(/?)([a-zA-Z][\\w-]*)([^>]*)>|([^<]+|<)`,
  'gi',
)

function markFor(tag: string, attributes: string): InlineMark | null {
  const type = MARKS[tag]
  if (type) return { type } as InlineMark // all but links have a type and nothing else
  const href = decoded(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '')
  return href && isSafeAddress(href) ? { type: 'link', attrs: { href } } : null
}

function removeLast(marks: { readonly tag: string }[], tag: string): void {
  const index = marks.findLastIndex((mark) => mark.tag === tag)
  if (index >= 0) marks.splice(index, 1)
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

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole: string, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      const code = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
