import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentTerms } from '../../analytics/core/consentTerms.ts'
import { addressOf } from '../../content/addresses.ts'
import type { ConsentBook } from '../../content/consentRecord.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { refuseCrossSite } from '../auth/crossSite.ts'
import { RequestFault } from '../errors.ts'
import { keptCookie } from './keptCookie.ts'
import { readChoice } from './readChoice.ts'

export interface ConsentParts {
  readonly book: Pick<ConsentBook, 'add'>
  /** As they are now. */
  readonly settings: () => Promise<AnalyticsSettings>
  readonly clock: Clock
  readonly siteUrl: string
}

const MAX_BODY_BYTES = 2048
/** A whole school behind one address may open the magazine at the same time; nobody chooses this often. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } }

/** Keeps the proof of what a reader answered about cookies, where there is something to answer, and the answer itself for as long as it holds. */
export function addConsentCalls(app: FastifyInstance, { book, settings, clock, siteUrl }: ConsentParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    )
    const options = {
      bodyLimit: MAX_BODY_BYTES,
      config: LIMIT,
      onRequest: async (request: FastifyRequest) => refuseCrossSite(request, siteUrl),
    }
    scope.post<{ Body: string | undefined }>(addressOf.consent(), options, async ({ body, headers }, reply) => {
      const choice = readChoice(body ?? '')
      if (!choice) throw new RequestFault('bad-request')
      if (consentTerms(await settings()).length === 0) throw new RequestFault('not-found')
      await book.add({ ...choice, at: toInstant(clock()) })
      const cookie = keptCookie(headers.cookie ?? '', choice.consentId, siteUrl.startsWith('https:'))
      if (cookie !== null) reply.header('set-cookie', cookie)
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })
}
