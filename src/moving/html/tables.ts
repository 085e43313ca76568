import { MAX_COLUMNS, MAX_ROWS, type Block, type Prose, type TableCell, type TableRow } from '../../content/body/body.ts'
import { attributeOf, type Element } from './element.ts'
import { inParts } from './inlines.ts'

/** What can stand in a cell or a box; a heading there is a line like any other. */
export function proseOf(blocks: readonly Block[]): { readonly prose: Prose[]; readonly others: Block[] } {
  const prose: Prose[] = []
  const others: Block[] = []
  for (const block of blocks) {
    if (block.type === 'paragraph' || block.type === 'bulletList' || block.type === 'orderedList') prose.push(block)
    else if (block.type === 'heading') prose.push({ type: 'paragraph', ...(block.content && { content: block.content }) })
    else others.push(block)
  }
  return { prose: prose.slice(0, MOST_PROSE), others: [...prose.slice(MOST_PROSE), ...others] }
}

const MOST_PROSE = 500

/** A cell as HTML has it: how many columns and rows it takes. */
export function cellAttributes(element: Element): Pick<TableCell, 'type' | 'attrs'> {
  const span = (name: 'colspan' | 'rowspan') => {
    const count = Number(attributeOf(element, name))
    return Number.isInteger(count) && count >= 2 && count <= MAX_COLUMNS ? { [name]: count } : {}
  }
  const attrs = { ...span('colspan'), ...span('rowspan') }
  return { type: element.tagName === 'th' ? 'tableHeader' : 'tableCell', ...(Object.keys(attrs).length > 0 && { attrs }) }
}

export const cellOf = (cell: Pick<TableCell, 'type' | 'attrs'>, prose: readonly Prose[]): TableCell => ({
  ...cell,
  content: prose.length > 0 ? [...prose] : [{ type: 'paragraph' }],
})

/** Cells beyond the last column stand in it, one below the other. */
export function rowOf(cells: readonly TableCell[]): TableRow[] {
  const kept = cells.slice(0, MAX_COLUMNS)
  const last = kept.pop()
  if (!last) return []
  return [
    {
      type: 'tableRow',
      content: [...kept, { ...last, content: [...last.content, ...cells.slice(MAX_COLUMNS).flatMap(({ content }) => content)] }],
    },
  ]
}

export const tablesOf = (rows: readonly TableRow[]): Block[] => inParts(rows, MAX_ROWS).map((content) => ({ type: 'table', content }))
