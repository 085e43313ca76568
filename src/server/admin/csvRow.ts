/** Spreadsheets in Italian part cells at semicolons, and take a file for UTF-8 only if it begins with this. */
export const CSV_START = '\uFEFF'

/** A line of a table for a spreadsheet. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

/** Behind what nobody sees, spaces, zero-width ones, marks of direction. */
const FORMULA = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@|\t\r\n]/u

/** A title that begins like a formula would be run by the spreadsheet: an apostrophe before it makes it words. NFKC: `＝` is a sign to some. */
function cell(value: string): string {
  const safe = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
