import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ConsentStore, ConsentRecord } from '../../content/consentRecord.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { toInstant, toWallTime, type Clock } from '../../content/time.ts'
import { consentRecords } from '../../messages/consentRecords.ts'
import type { Locale } from '../../messages/locale.ts'
import type { AuditLog } from '../../store/people/auditLog.ts'
import type { AuthGuard } from '../auth/signedIn.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { sendOutcome } from './answer.ts'
import { ROOT } from './authorize.ts'
import { authorizeByRole } from './authorizeByRole.ts'
import { CSV_START, csvRow } from './csvRow.ts'

export interface ConsentsParts {
  readonly guard: AuthGuard
  readonly audit: AuditLog
  readonly consents: Pick<ConsentStore, 'all'>
  readonly clock: Clock
  readonly settings: () => Promise<Pick<SiteSettings, 'timeZone'>>
}

/** The proofs of what readers answered about cookies, for the day somebody asks: one table with all of them. */
export function addConsentsRoute(app: FastifyInstance, { guard, audit, consents, clock, settings }: ConsentsParts): void {
  app.get(`${ROOT}/consents.csv`, async (request, reply) => {
    const actor = await authorizeByRole(request, { guard, audit }, 'view', 'analyticsSettings')
    if (!actor.ok) return sendOutcome(reply, actor)
    const { timeZone } = await settings()
    const locale = languageOf(request) ?? 'it'
    const day = toWallTime(toInstant(clock()), timeZone).slice(0, 10)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${consentRecords[locale].fileName}-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(consentsCsv(consents.all(), locale, timeZone)))
  })
}

async function* consentsCsv(pages: AsyncIterable<readonly ConsentRecord[]>, locale: Locale, timeZone: string): AsyncGenerator<string> {
  const t = consentRecords[locale]
  yield CSV_START + csvRow(Object.values(t.columns))
  for await (const page of pages) {
    yield page
      .map(({ at, consentId, choice, means, terms, language }) => {
        const [text = '', ...providers] = terms.split(' ')
        const moment = toWallTime(at, timeZone).replace('T', ' ')
        return csvRow([moment, consentId, t.choices[choice], t.means[means], [t.text(text), ...providers].join(', '), language])
      })
      .join('')
  }
}
