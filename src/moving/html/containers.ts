import type { Block, Inline, ListItem, TableCell, TableRow } from '../../content/body/body.ts'
import { inlineText } from '../../content/body/text.ts'
import { note, type Note } from '../note.ts'
import { inParts, linkOf, MAX_PIECES, textPieces } from './inlines.ts'
import { proseOf, tablesOf } from './tables.ts'

/** An element that is open while what stands in it is read. */
export interface Container {
  readonly kind: 'doc' | 'quote' | 'list' | 'item' | 'figure' | 'gallery' | 'pull-quote' | 'callout' | 'table' | 'row' | 'cell'
  readonly isOrdered: boolean
  readonly start: number | undefined
  readonly blocks: Block[]
  readonly items: ListItem[]
  /** Of a figure, or who is quoted. */
  readonly caption: Inline[]
  readonly cell: Pick<TableCell, 'type' | 'attrs'>
  readonly cells: TableCell[]
  readonly rows: TableRow[]
}

const MOST_CHILDREN = 2000
const MOST_PICTURES = 60
const MOST_CAPTION = 600
const MOST_ATTRIBUTION = 200

/** The blocks that a container makes once it is whole. */
export function blocksOf(container: Container, notes: (note: Note) => void): Block[] {
  switch (container.kind) {
    case 'quote':
      return inParts(container.blocks, MOST_CHILDREN).map((content) => ({ type: 'blockquote', content }))
    case 'list':
      return inParts(container.items, MOST_CHILDREN).map((content, part) => listOf(container, content, part * MOST_CHILDREN))
    case 'figure':
      return withCaption(container, notes)
    case 'gallery':
      return galleryOf(container, notes)
    case 'pull-quote':
      return pullQuoteOf(container, notes)
    case 'callout':
      return calloutOf(container)
    case 'table':
      return withCaption({ ...container, blocks: [...tablesOf(container.rows), ...container.blocks] }, notes)
    case 'doc':
    case 'item':
    case 'row':
    case 'cell':
      return container.blocks
  }
}

/** The editor wants a line of words first in each point of a list. */
export function itemsOf(blocks: readonly Block[]): ListItem[] {
  return inParts(blocks, MOST_CHILDREN - 1).map(([first, ...others]) => {
    if (first?.type === 'paragraph') return { type: 'listItem', content: [first, ...others] }
    if (first?.type === 'heading')
      return { type: 'listItem', content: [{ type: 'paragraph', ...(first.content && { content: first.content }) }, ...others] }
    return { type: 'listItem', content: [{ type: 'paragraph' }, ...(first ? [first] : []), ...others] }
  })
}

function listOf({ isOrdered, start }: Container, content: ListItem[], before: number): Block {
  if (!isOrdered) return { type: 'bulletList', content }
  const first = (start ?? 1) + before
  return { type: 'orderedList', ...(first > 1 && first <= 10_000 && { attrs: { start: first } }), content }
}

function withCaption({ blocks, caption }: Container, notes: (note: Note) => void): Block[] {
  const words = captionText(caption, notes)
  if (!words) return blocks
  const captioned = blocks.filter(canHaveCaption)
  const [only] = captioned
  if (!only || captioned.length > 1 || words.length > MOST_CAPTION) {
    if (only && words.length > MOST_CAPTION) notes(note('caption-long', words.slice(0, 80)))
    return [...blocks, ...paragraphs(caption)]
  }
  return blocks.map((block) => (block === only ? captionedWith(only, words) : block))
}

type Captioned = Extract<Block, { type: (typeof CAPTIONED)[number] }>
const CAPTIONED = ['image', 'gallery', 'video', 'audio', 'file', 'embed', 'table'] as const

const canHaveCaption = (block: Block): block is Captioned => CAPTIONED.some((type) => type === block.type)

/** The same block with these words under it. */
const captionedWith = (block: Captioned, caption: string): Block => ({ ...block, attrs: { ...block.attrs, caption } }) as Block // of the same type as it was

function galleryOf({ blocks, caption }: Container, notes: (note: Note) => void): Block[] {
  const items = blocks.flatMap((block) =>
    block.type === 'image' ? [{ media: block.attrs.media, ...(block.attrs.caption && { caption: block.attrs.caption }) }] : [],
  )
  const galleries = inParts(items, MOST_PICTURES).map((some): Block => ({ type: 'gallery', attrs: { items: some } }))
  const others = blocks.filter(({ type }) => type !== 'image')
  const last = galleries.pop()
  return [...galleries, ...withCaption({ ...emptyContainer('figure'), blocks: last ? [last] : [], caption }, notes), ...others]
}

/** What cannot stand in a box comes after it. */
function calloutOf({ blocks }: Container): Block[] {
  const { prose, others } = proseOf(blocks)
  return [...(prose.length > 0 ? [{ type: 'callout' as const, attrs: { look: 'note' as const }, content: prose }] : []), ...others]
}

function pullQuoteOf({ blocks, caption }: Container, notes: (note: Note) => void): Block[] {
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.content ?? []] : []))
  const content = lines.flatMap((line, index): Inline[] => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]))
  const attribution = captionText(caption, notes)
  const isWhole = lines.length === blocks.length && lines.length > 0 && content.length <= MAX_PIECES
  if (!isWhole || attribution.length > MOST_ATTRIBUTION) return [...blocks, ...paragraphs(caption)]
  return [{ type: 'pullQuote', ...(attribution && { attrs: { attribution } }), content }]
}

/** A caption is plain words here. */
function captionText(caption: readonly Inline[], notes: (note: Note) => void): string {
  for (const piece of caption) {
    const href = piece.type === 'text' ? linkOf(piece.marks) : undefined
    if (href) notes(note('caption-marks', href))
  }
  return inlineText(caption)
}

export const paragraphs = (inlines: readonly Inline[]): Block[] =>
  inParts(inlines, MAX_PIECES).map((content) => ({ type: 'paragraph', content }))

export const emptyContainer = (kind: Container['kind'], more: Partial<Container> = {}): Container => ({
  kind,
  isOrdered: false,
  start: undefined,
  blocks: [],
  items: [],
  caption: [],
  cell: { type: 'tableCell' },
  cells: [],
  rows: [],
  ...more,
})

/** A line that is nothing but a link. */
export const linkLine = (href: string, words = href): Block => ({
  type: 'paragraph',
  content: textPieces(words, [{ type: 'link', attrs: { href } }]),
})
