import type { AuditAction, KeptAuditEntry } from '../../content/people/audit.ts'
import type { Subject } from '../../content/people/permissions.ts'
import { toWallTime } from '../../content/time.ts'
import { auditIn } from '../../messages/audit.ts'
import type { Locale } from '../../messages/locale.ts'
import { CSV_START, csvRow } from './csvRow.ts'

/** The lines of the log as a table for a spreadsheet, one page after the other. */
export async function* auditCsv(
  pages: AsyncIterable<readonly KeptAuditEntry[]>,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): AsyncGenerator<string> {
  const { columns, actions, kinds, nobody, system } = auditIn(locale)
  // A new action, or a new kind, does not compile until it has its name.
  const actionNames: Record<AuditAction, string> = actions
  const kindNames: Record<Subject['kind'], string> = kinds
  const moment = (instant: string) => toWallTime(instant, timeZone).replace('T', ' ')
  yield CSV_START + csvRow(Object.values(columns))
  for await (const page of pages) {
    yield page
      .map(({ at, until, times, by, action, kind, title, subject, address, details }) =>
        csvRow([
          moment(at),
          moment(until),
          String(times),
          by?.name ?? (action === 'expire' ? system : nobody),
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
