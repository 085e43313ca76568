import type { ReactNode } from 'react'
import type { Block, TableCell, TableRow } from '../../../content/body/body.ts'
import type { Messages } from '../../../messages/messages.ts'
import { PageStyle } from '../PageAssets.tsx'

type Table = Extract<Block, { type: 'table' }>

interface TableGridProps {
  readonly table: Table
  /** How what stands in a cell is drawn. */
  readonly draw: (blocks: readonly Block[]) => ReactNode
}

/** A table in a place of its own, which scrolls where the screen is narrower, by the keyboard too. */
export function TableBlock({ messages, ...grid }: TableGridProps & { readonly messages: Messages['site'] }) {
  return (
    <div className="table" role="group" aria-label={grid.table.attrs?.caption ?? messages.blocks.table} tabIndex={0}>
      <PageStyle name="blocks" />
      <TableGrid {...grid} />
    </div>
  )
}

/** The table itself: header cells say what they head, for whoever hears it. */
export function TableGrid({ table, draw }: TableGridProps) {
  const { head, rows } = inParts(table)
  return (
    <table>
      {table.attrs?.caption && <caption>{table.attrs.caption}</caption>}
      {head && (
        <thead>
          <Row row={head} draw={draw} />
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} draw={draw} />
        ))}
      </tbody>
    </table>
  )
}

/** A first row of headers stands apart, unless one of its cells reaches into the rows below: no cell reaches out of its part. */
function inParts({ content }: Table): { readonly head: TableRow | null; readonly rows: readonly TableRow[] } {
  const [first, ...others] = content
  const isHead = first && others.length > 0 && headsColumns(first) && first.content.every(({ attrs }) => !attrs?.rowspan)
  return isHead ? { head: first, rows: others } : { head: null, rows: content }
}

const headsColumns = (row: TableRow): boolean => row.content.every(({ type }) => type === 'tableHeader')

function Row({ row, draw }: { readonly row: TableRow; readonly draw: TableGridProps['draw'] }) {
  const scope = headsColumns(row) ? 'col' : 'row'
  return (
    <tr>
      {row.content.map((cell, index) => (
        <Cell key={index} cell={cell} scope={scope} draw={draw} />
      ))}
    </tr>
  )
}

interface CellProps {
  readonly cell: TableCell
  readonly scope: 'col' | 'row'
  readonly draw: TableGridProps['draw']
}

function Cell({ cell, scope, draw }: CellProps) {
  const { colspan, rowspan } = cell.attrs ?? {}
  const content = draw(cell.content)
  if (cell.type === 'tableCell')
    return (
      <td colSpan={colspan} rowSpan={rowspan}>
        {content}
      </td>
    )
  return (
    <th scope={scope} colSpan={colspan} rowSpan={rowspan}>
      {content}
    </th>
  )
}
