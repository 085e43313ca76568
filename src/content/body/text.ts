import { countWords } from '../splitWords.ts'
import { blocksWithin } from './blockTree.ts'
import type { Block, Body, Inline, TableRow } from './body.ts'

const WORDS_PER_MINUTE = 220

/** The body as plain text, a line per block: for search, excerpts, counting words and comparing revisions. */
export function bodyText(body: Body): string {
  return body.content.map(blockText).filter(Boolean).join('\n')
}

/** Are there at least so many words? Reads no further than it needs to. */
export function hasWords(body: Body, count: number): boolean {
  let found = 0
  return count <= 0 || body.content.some((block) => (found += countWords(blockText(block))) >= count)
}

/** Whole minutes, never less than one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

export function readingMinutes(body: Body): number {
  return minutesToRead(countWords(bodyText(body)))
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'pullQuote':
      return lines(inlineText(block.content), block.attrs?.attribution)
    case 'codeBlock':
      return codeText(block)
    case 'blockquote':
    case 'bulletList':
    case 'orderedList':
      return blocksWithin(block).map(blockText).join('\n')
    case 'callout':
      return lines(block.attrs.title, ...block.content.map(blockText))
    case 'table':
      return lines(block.attrs?.caption, ...block.content.map(rowText))
    case 'image':
      return block.attrs.caption ?? ''
    case 'gallery':
      return lines(...block.attrs.items.map((item) => item.caption), block.attrs.caption)
    case 'video':
    case 'audio':
    case 'file':
    case 'embed':
      return lines(block.attrs.title, block.attrs.caption)
    case 'button':
      return block.attrs.label
    case 'horizontalRule':
      return ''
  }
}

const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n')

/** A row is a line, and a cell one place of it, however many paragraphs it holds. */
function rowText({ content }: TableRow): string {
  const cells = content.map((cell) => cell.content.map(blockText).join(' ').replace(/\s+/g, ' ').trim())
  return cells.some(Boolean) ? cells.join(' | ') : ''
}

/** What a block of code says, line by line. */
export function codeText({ content = [] }: Extract<Block, { type: 'codeBlock' }>): string {
  return content.map(({ text }) => text).join('')
}

/** A footnote is read after its sentence, so it stands apart by spaces. */
export function inlineText(content: readonly Inline[] = []): string {
  return content
    .map((piece) => {
      if (piece.type === 'hardBreak') return ' '
      return piece.type === 'text' ? piece.text : ` ${piece.content.map((text) => text.text).join('')} `
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
