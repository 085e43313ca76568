import type { Block, Body, Inline } from './body.ts'

const WORDS_PER_MINUTE = 220

/** The body as plain text, a line per block: for search, excerpts, counting words and comparing revisions. */
export function bodyText(body: Body): string {
  return body.content.map(blockText).filter(Boolean).join('\n')
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)?.length ?? 0
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
    case 'pullQuote':
      return inlineText(block.content)
    case 'blockquote':
      return block.content.map(blockText).join('\n')
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(blockText).join('\n')).join('\n')
    case 'image':
    case 'video':
    case 'gallery':
      return captionsOf(block).join('\n')
    case 'audio':
      return [block.attrs.title, block.attrs.caption].filter(Boolean).join('\n')
    case 'horizontalRule':
      return ''
  }
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

function captionsOf(block: Extract<Block, { type: 'image' | 'video' | 'gallery' }>): string[] {
  const own = block.attrs.caption ?? ''
  const items = block.type === 'gallery' ? block.attrs.items.map((item) => item.caption ?? '') : []
  return [...items, own].filter(Boolean)
}
