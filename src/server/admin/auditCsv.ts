import type { AuditAction, KeptAuditEntry } from '../../content/audit.ts'
import type { Subject } from '../../content/permissions.ts'
import { toWallTime } from '../../content/time.ts'
import { auditIn } from '../../messages/audit.ts'
import type { Locale } from '../../messages/locale.ts'

/** The lines of the log as a table for a spreadsheet, one page after the other. */
export async function* auditCsv(
  pages: AsyncIterable<readonly KeptAuditEntry[]>,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): AsyncGenerator<string> {
  const { columns, actions, kinds, nobody } = auditIn(locale)
  // A new action, or a new kind, does not compile until it has its name.
  const actionNames: Record<AuditAction, string> = actions
  const kindNames: Record<Subject['kind'], string> = kinds
  const moment = (instant: string) => toWallTime(instant, timeZone).replace('T', ' ')
  // Spreadsheets in Italian part cells at semicolons, and take a file for UTF-8 only if it says so.
  yield `\uFEFF${row(Object.values(columns))}`
  for await (const page of pages) {
    yield page
      .map(({ at, until, times, by, action, kind, title, subject, address, details }) =>
        row([
          moment(at),
          moment(until),
          String(times),
          by?.name ?? nobody,
          actionNames[action],
          kind ? kindNames[kind] : '',
          title,
          subject ?? '',
          address ?? '',
          Object.keys(details).length > 0 ? JSON.stringify(details) : '',
        ]),
      )
      .join('')
  }
}

const row = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

/** A title that begins like a formula would be run by the spreadsheet: an apostrophe before it makes it words. */
function cell(value: string): string {
  const safe = /^\s*[=+\-@|\t\r\n]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
