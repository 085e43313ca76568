/** Spreadsheets in Italian part cells at semicolons, and take a file for UTF-8 only if it begins with this. */
export const CSV_START = '\uFEFF'

/** A line of a table for a spreadsheet. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

/** A title that begins like a formula would be run by the spreadsheet: an apostrophe before it makes it words. */
function cell(value: string): string {
  const safe = /^\s*[=+\-@|\t\r\n]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
