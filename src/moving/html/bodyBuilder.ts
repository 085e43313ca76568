import type { Block, Body, Inline } from '../../content/body/body.ts'
import { readEmbedAddress } from '../../content/body/readEmbedAddress.ts'
import { isSafeAddress } from '../../content/body/safeAddress.ts'
import { note, type Note } from '../note.ts'
import { blocksOf, emptyContainer, itemsOf, linkLine, paragraphs, type Container } from './containers.ts'
import { inParts, linkOf, MAX_PIECES, trimmed } from './inlines.ts'
import { cellOf, proseOf, rowOf } from './tables.ts'

const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

/** These may stand in one another so deep. */
const MOST_LEVELS = 6
const LEVELS: ReadonlySet<Container['kind']> = new Set(['quote', 'list', 'callout', 'table'])

export interface BodyBuilderOptions {
  /** What a film is called whose source does not say. */
  readonly title: string
  /** Does an address alone on its line stand for what it shows? */
  readonly embedsLoneAddresses: boolean
  /** Told of every block as it is put into the text, or into what stands in it. */
  readonly onBlock: (block: Block) => void
}

export type BodyBuilder = ReturnType<typeof createBodyBuilder>

/** Puts a body together from what a text holds, in its order. */
export function createBodyBuilder({ title, embedsLoneAddresses, onBlock }: BodyBuilderOptions) {
  const notes: Note[] = []
  const addNote = (one: Note): void => void notes.push(one)
  const root = emptyContainer('doc')
  const open: Container[] = [root]
  let inlines: Inline[] = []
  const current = (): Container => open.at(-1) ?? root

  const add = (inline: Inline): void => void inlines.push(inline)
  const isLineBegun = (): boolean => inlines.length > 0

  /** Ends the line that was being read, as a paragraph or a heading. */
  function endBlock(tag = 'p'): void {
    const content = trimmed(inlines)
    inlines = []
    if (content.length === 0) return
    const level = HEADINGS[tag]
    if (level) for (const part of inParts(content, MAX_PIECES)) put({ type: 'heading', attrs: { level }, content: part })
    else for (const block of loneAddress(content) ?? paragraphs(content)) put(block)
  }

  function addBlock(block: Block): void {
    endBlock()
    put(block)
  }

  function put(block: Block): void {
    const container = current()
    onBlock(block)
    if (container.kind === 'list') container.items.push(...itemsOf([block]))
    else container.blocks.push(block)
  }

  /** Begins a container; false if it would stand too deep, and its words come without it. */
  function begin(kind: Container['kind'], more: Partial<Container> = {}): boolean {
    endBlock()
    const levels = open.filter((one) => LEVELS.has(one.kind)).length
    if (LEVELS.has(kind) && levels >= MOST_LEVELS) {
      addNote(note('nesting', kind))
      return false
    }
    open.push(emptyContainer(kind, more))
    return true
  }

  function end(): void {
    endBlock()
    if (open.length === 1) return
    const done = open.pop() ?? root
    const parent = current()
    if (done.kind === 'cell' && parent.kind === 'row') endCell(done, parent)
    else if (done.kind === 'row' && parent.kind === 'table') endRow(done, parent)
    else if (done.kind === 'item' && parent.kind === 'list') parent.items.push(...itemsOf(done.blocks))
    else if (done.kind === 'list' && parent.kind === 'list') goOnWithItem(parent, blocksOf(done, addNote))
    else for (const block of blocksOf(done, addNote)) put(block)
  }

  /** What was read since the line began is the caption of the figure around it, or of whoever is quoted. */
  function endCaption(): void {
    const content = trimmed(inlines)
    const figure = open.findLast(({ kind }) => CAPTION_HOLDERS.has(kind))
    if (!figure) endBlock()
    inlines = []
    figure?.caption.push(...(figure.caption.length > 0 ? [{ type: 'text' as const, text: ' ' }] : []), ...content)
  }

  function loneAddress(content: readonly Inline[]): Block[] | null {
    const [only] = content
    if (!embedsLoneAddresses || content.length !== 1 || only?.type !== 'text' || !/^https?:\/\/\S+$/i.test(only.text)) return null
    const href = linkOf(only.marks)
    if (href !== undefined && href !== only.text) return null
    const embed = embedOf(only.text, title)
    if (embed) return [embed]
    if (!isSafeAddress(only.text) || only.text.length > 2000) return null
    addNote(note('embed', only.text))
    return [linkLine(only.text)]
  }

  function finish(): { body: Body; notes: readonly Note[] } {
    while (open.length > 1) end()
    endBlock()
    return { body: { type: 'doc', content: root.blocks }, notes }
  }

  return { add, isLineBegun, endBlock, addBlock, begin, end, endCaption, finish, note: addNote, kind: () => current().kind }
}

const CAPTION_HOLDERS: ReadonlySet<Container['kind']> = new Set(['figure', 'gallery', 'pull-quote', 'table'])

/** What cannot stand in a cell comes after the table. */
function endCell(cell: Container, row: Container): void {
  const { prose, others } = proseOf(cell.blocks)
  row.cells.push(cellOf(cell.cell, prose))
  row.blocks.push(...others)
}

function endRow(row: Container, table: Container): void {
  table.rows.push(...rowOf(row.cells))
  table.blocks.push(...row.blocks)
}

/** The film or the embed that an address, or a frame, stands for. */
export function embedOf(address: string, title: string): Block | null {
  const found = readEmbedAddress(address)
  return found && ({ type: found.type, attrs: { ...found.attrs, title } } as Block) // the two unions are spelt apart, and the same
}

/** A list right inside a list belongs to the point before it. */
function goOnWithItem({ items }: Container, blocks: readonly Block[]): void {
  const last = items.at(-1)
  if (last) last.content.push(...blocks)
  else items.push(...itemsOf(blocks))
}
