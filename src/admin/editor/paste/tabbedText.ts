import type { JSONContent } from '@tiptap/core'

const MAX_CELL = 10_000

/**
 * The rows of a text whose cells are parted by tabs, as spreadsheets and databases give them; null if it is something else. A tab at the beginning of
 * a line is an indent, so two rows of as many cells are the least.
 */
export function tabbedRows(text: string): string[][] | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const [first = []] = rows
  const isTable = rows.length > 1 && first.length > 1 && rows.every((row) => row.length === first.length)
  const isIndented = rows.every(([cell]) => cell === '')
  return isTable && !isIndented && rows.flat().every((cell) => cell.length <= MAX_CELL) ? rows : null
}

/** Those rows as a table. Names over figures are headers. */
export function tableOf(rows: readonly (readonly string[])[]): JSONContent {
  const [first = [], ...others] = rows
  const isHeaded = !first.some(hasDigit) && others.some((row) => row.some(hasDigit))
  const content = rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((text) => ({
      type: isHeaded && index === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }],
    })),
  }))
  return { type: 'table', content }
}

const hasDigit = (text: string): boolean => /\d/.test(text)
