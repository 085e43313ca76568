import type { JSONContent } from '@tiptap/core'
import {
  PLAIN_MARKS,
  type Block,
  type Body,
  type Footnote,
  type Inline,
  type InlineMark,
  type ListItem,
  type Prose,
  type TableRow,
  type Text,
} from '../../../content/body/body.ts'
import { isSafeAddress } from '../../../content/body/safeAddress.ts'
import { attrsReader, type Attrs } from './attrs.ts'
import { asProse, tableBlocks } from './tableBlocks.ts'

/** As ProseMirror writes a node. */
export interface EditorNode {
  readonly type?: string | undefined
  readonly attrs?: Attrs | undefined
  readonly content?: readonly EditorNode[] | undefined
  readonly marks?: readonly { readonly type: string; readonly attrs?: Attrs | undefined }[] | undefined
  readonly text?: string | undefined
}

export interface Written {
  readonly body: Body
  /** What could not be kept, by its name: `underline`, `image.width`, `link: javascript:…`. Whoever shows the editor says so. */
  readonly dropped: readonly string[]
}

/** The limits of `bodySchema`. */
const MAX_DEPTH = 6
const MAX_INLINES = 5000
const MAX_NOTE_PIECES = 200
const MAX_TEXT = 100_000

/** What the surface holds, as the content model has it: always lets itself be saved. Empty notes, lists and quotes are nobody's words and go. */
export function toBody(doc: EditorNode): Written {
  return joinBlocks((doc.content ?? []).map(toBlocks))
}

/** What one block of the surface is in the content model: mostly one block. */
export interface WrittenBlocks {
  readonly blocks: readonly Block[]
  readonly dropped: readonly string[]
}

export function joinBlocks(parts: readonly WrittenBlocks[]): Written {
  return {
    body: { type: 'doc', content: withoutEmptyEnd(parts.flatMap(({ blocks }) => blocks)) },
    dropped: parts.flatMap(({ dropped }) => dropped),
  }
}

export function toBlocks(outermost: EditorNode): WrittenBlocks {
  const dropped: string[] = []
  const read = attrsReader(dropped)

  const blocks = (nodes: readonly EditorNode[] = [], depth: number): Block[] => nodes.flatMap((node) => block(node, depth))

  function block(node: EditorNode, depth: number): Block[] {
    switch (node.type) {
      case 'paragraph':
        return inParts(node).map((content) => ({ type: 'paragraph', ...content }))
      case 'heading':
        return inParts(node).map((content) => ({ type: 'heading', attrs: read.heading(node.attrs), ...content }))
      case 'pullQuote': {
        const attrs = read.pullQuote(node.attrs)
        return inParts(node).map((content) => ({ type: 'pullQuote', ...(attrs && { attrs }), ...content }))
      }
      case 'image': {
        const attrs = read.image(node.attrs)
        return attrs ? [{ type: 'image', attrs }] : []
      }
      case 'gallery': {
        const attrs = read.gallery(node.attrs)
        return attrs ? [{ type: 'gallery', attrs }] : []
      }
      case 'video': {
        const attrs = read.video(node.attrs)
        return attrs ? [{ type: 'video', attrs }] : []
      }
      case 'audio':
      case 'file': {
        const attrs = read.titled(node.type, node.attrs)
        return attrs ? [{ type: node.type, attrs }] : []
      }
      case 'button': {
        const attrs = read.button(node.attrs)
        return attrs ? [{ type: 'button', attrs }] : []
      }
      case 'embed': {
        const attrs = read.embed(node.attrs)
        return attrs ? [{ type: 'embed', attrs }] : []
      }
      case 'codeBlock':
        return code(node)
      case 'horizontalRule':
        return [{ type: 'horizontalRule' }]
      case 'bulletList':
      case 'orderedList':
      case 'blockquote':
      case 'callout':
      case 'table':
        return container(node, depth)
      default:
        dropped.push(node.type ?? 'node')
        // Its words stay: only what stood around them is unknown.
        return node.text ? inParts({ content: [node] }).map((content) => ({ type: 'paragraph', ...content })) : blocks(node.content, depth)
    }
  }

  /** Below the deepest level there is, what a list, a quote, a box or a table holds stands by itself. */
  function container(node: EditorNode, depth: number): Block[] {
    if (depth >= MAX_DEPTH) return blocks(contentsOf(node), depth)
    if (node.type === 'table') return table(node, depth)
    if (node.type === 'callout') return [{ type: 'callout', attrs: read.callout(node.attrs), content: prose(node, depth) }]
    if (!isList(node)) {
      const content = blocks(node.content, depth + 1)
      return content.length > 0 ? [{ type: 'blockquote', content }] : []
    }
    const items = (node.content ?? []).map((item): ListItem => {
      const content = blocks(item.content, depth + 1)
      return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
    })
    if (items.length === 0) return []
    if (node.type === 'bulletList') return [{ type: 'bulletList', content: items }]
    const attrs = read.orderedList(node.attrs)
    return [{ type: 'orderedList', ...(attrs && { attrs }), content: items }]
  }

  function table(node: EditorNode, depth: number): Block[] {
    const rows = (node.content ?? []).flatMap((row): TableRow[] => {
      const content = (row.content ?? []).map((cell): TableRow['content'][number] => {
        const attrs = read.cell(cell.attrs)
        const type = cell.type === 'tableHeader' ? 'tableHeader' : 'tableCell'
        return { type, ...(attrs && { attrs }), content: prose(cell, depth) }
      })
      return content.length > 0 ? [{ type: 'tableRow', content }] : []
    })
    return tableBlocks(rows, read.table(node.attrs).caption)
  }

  const prose = (node: EditorNode, depth: number): Prose[] => asProse(blocks(node.content, depth + 1), (type) => dropped.push(type))

  function code(node: EditorNode): Block[] {
    const content = pieces((node.content ?? []).map(({ text = '' }) => clean(text)).join('')).map((text) => ({
      type: 'text' as const,
      text,
    }))
    const attrs = read.codeBlock(node.attrs)
    return content.length === 0 ? [] : [{ type: 'codeBlock', ...(attrs && { attrs }), content }]
  }

  /** A block longer than a block may be becomes several. */
  function inParts(node: EditorNode): { content?: Inline[] }[] {
    const all = (node.content ?? []).flatMap(inline)
    if (all.length === 0) return [{}]
    return chunks(all, MAX_INLINES).map((content) => ({ content }))
  }

  function inline(node: EditorNode): Inline[] {
    if (node.type === 'text') return texts(node)
    if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (node.type === 'footnote') return footnote(node)
    dropped.push(node.type ?? 'node')
    return (node.content ?? []).flatMap(inline)
  }

  function footnote(node: EditorNode): Footnote[] {
    const written = (node.content ?? []).flatMap((piece) => (piece.type === 'text' ? texts(piece) : []))
    // While the cursor is in it a note begins with a space that nobody typed: see `nodes/footnote.ts`.
    const content = written
      .map((piece, index) => (index === 0 ? { ...piece, text: piece.text.replace(/^\u00a0/, '') } : piece))
      .filter(({ text }) => text !== '')
    if (content.every(({ text }) => text.trim() === '')) return []
    if (content.length <= MAX_NOTE_PIECES) return [{ type: 'footnote', content }]
    return [{ type: 'footnote', content: texts({ type: 'text', text: content.map(({ text }) => text).join('') }) }]
  }

  function texts({ text = '', marks = [] }: EditorNode): Text[] {
    const kept = marks.flatMap(mark)
    return pieces(clean(text)).map((part) => ({ type: 'text', text: part, ...(kept.length > 0 && { marks: kept }) }))
  }

  function mark({ type, attrs }: { readonly type: string; readonly attrs?: Attrs | undefined }): InlineMark[] {
    const plain = PLAIN_MARKS.find((known) => known === type)
    if (plain) return [{ type: plain }]
    const href = attrs?.['href']
    if (type === 'link' && typeof href === 'string' && href.length <= 2000 && isSafeAddress(href)) return [{ type, attrs: { href } }]
    dropped.push(type === 'link' ? `link: ${String(href)}` : type)
    return []
  }

  return { blocks: block(outermost, 0), dropped }
}

/**
 * A body as the surface opens it: it ends in a line to write on. The surface would add that line by itself, but with the first thing that happens
 * to it: with the focus that ProseMirror gives it while it selects the block that was clicked, whose place is then one of a document that is gone.
 */
export function fromBody(body: Body | null | undefined): JSONContent {
  const content = (body?.content ?? []) as JSONContent[] // the same nodes; the library writes its optional attributes another way
  return { type: 'doc', content: content.at(-1)?.type === 'paragraph' ? content : [...content, { type: 'paragraph' }] }
}

/** The surface always ends in a line to write on; it is not part of the text. */
function withoutEmptyEnd(content: readonly Block[]): Block[] {
  const last = content.findLastIndex((block) => block.type !== 'paragraph' || block.content !== undefined)
  return content.slice(0, last + 1)
}

/** What the schema takes away goes here already: what is left must still be something. */
const clean = (text: string): string => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

/** What stands in a block, without the items or cells around it. */
function contentsOf(node: EditorNode): EditorNode[] {
  const within = ({ content = [] }: EditorNode): readonly EditorNode[] => content
  if (node.type === 'table') return within(node).flatMap((row) => within(row).flatMap(within))
  return isList(node) ? within(node).flatMap(within) : [...within(node)]
}

const isList = ({ type }: EditorNode): boolean => type === 'bulletList' || type === 'orderedList'

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** A text in lengths that may stand, never parting the two halves of a sign. */
function pieces(text: string): string[] {
  if (text.length <= MAX_TEXT) return text === '' ? [] : [text]
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(MAX_TEXT - 1))
  const end = isHalf ? MAX_TEXT - 1 : MAX_TEXT
  return [text.slice(0, end), ...pieces(text.slice(end))]
}
