import { MAX_COLUMNS, MAX_ROWS, type Block, type Prose, type TableCell, type TableRow } from '../../../content/body/body.ts'
import { bodyText } from '../../../content/body/text.ts'

type Table = Extract<Block, { type: 'table' }>

/** Rows as tables that may be kept: what is wider or longer than one may be goes on in the next. */
export function tableBlocks(rows: readonly TableRow[], caption: string | undefined): Table[] {
  const width = Math.max(0, ...rows.map((row) => row.content.length))
  const parts = Array.from({ length: Math.ceil(width / MAX_COLUMNS) }, (_, part) => columns(rows, part * MAX_COLUMNS))
  const tables = parts.flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / MAX_ROWS) }, (_, index) => part.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS)),
  )
  return tables.map((content, index) => ({ type: 'table', ...(index === 0 && caption && { attrs: { caption } }), content }))
}

function columns(rows: readonly TableRow[], from: number): TableRow[] {
  return rows.flatMap((row) => {
    const content: TableCell[] = row.content.slice(from, from + MAX_COLUMNS)
    return content.length > 0 ? [{ type: 'tableRow', content }] : []
  })
}

/** What a box or a cell may hold of some blocks: of any other, its words. */
export function asProse(blocks: readonly Block[], onChanged: (type: string) => void): Prose[] {
  const prose = blocks.flatMap((block): Prose[] => {
    if (block.type === 'paragraph' || block.type === 'bulletList' || block.type === 'orderedList') return [block]
    onChanged(block.type)
    if (block.type === 'heading' || block.type === 'pullQuote')
      return [{ type: 'paragraph', ...(block.content && { content: block.content }) }]
    const lines = bodyText({ type: 'doc', content: [block] }).split('\n')
    return lines.filter(Boolean).map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  })
  return prose.length > 0 ? prose : [{ type: 'paragraph' }]
}
