import type { FastifyInstance } from 'fastify'
import { consentTerms } from '../../analytics/core/consentTerms.ts'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { ConsentStore } from '../../content/consentRecord.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { addBeaconRoute } from '../http/addBeaconRoute.ts'
import { RequestFault } from '../errors.ts'
import { consentCookieLine } from './consentCookieLine.ts'
import { readChoice } from './readChoice.ts'

export interface ConsentParts {
  readonly store: Pick<ConsentStore, 'add'>
  /** As they are now. */
  readonly settings: () => Promise<AnalyticsSettings>
  readonly clock: Clock
  readonly siteUrl: string
}

/** Keeps the proof of what a reader answered about cookies, where there is something to answer, and the answer itself for as long as it holds. */
export function addConsentCalls(app: FastifyInstance, { store, settings, clock, siteUrl }: ConsentParts): void {
  addBeaconRoute(app, {
    path: addressOf.consent(),
    siteUrl,
    async take(fields, { headers }, reply) {
      const choice = readChoice(fields)
      if (!choice) throw new RequestFault('bad-request')
      if (consentTerms(await settings()).length === 0) throw new RequestFault('not-found')
      await store.add({ ...choice, at: toInstant(clock()) })
      const cookie = consentCookieLine(headers.cookie ?? '', choice.consentId, siteUrl.startsWith('https:'))
      if (cookie !== null) reply.header('set-cookie', cookie)
    },
  })
}
