import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { instant, text } from '../../content/fields.ts'
import type { ServedDashboard } from '../../content/newsroom/outlook.ts'
import { done } from '../../content/newsroom/refusal.ts'
import { DAY_MS } from '../../content/time.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

const LONGEST_MS = 100 * DAY_MS

export const calendarQuery = z
  .object({ from: instant, to: instant })
  .refine(({ from, to }) => from < to && Date.parse(to) - Date.parse(from) <= LONGEST_MS)
export const findQuery = z.object({ q: text().max(200).default('') })

/** What the newsroom looks like from above: the calendar, the dashboard of whoever asks, and everything by a few words. */
export function addOverviewRoutes(app: FastifyInstance, { guard, newsroom, hasUntrustedProxy, backupStatus }: AdminRouteContext): void {
  app.get(`${ROOT}/calendar`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { from, to } = readBody(calendarQuery, request.query)
    return sendOutcome(reply, await newsroom.calendar(actor, from, to))
  })

  app.get(`${ROOT}/dashboard`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const outcome = await newsroom.dashboard(actor)
    if (!outcome.ok) return sendOutcome(reply, outcome)
    const isAdministrator = actor.role === 'amministratore'
    const served: ServedDashboard = {
      ...outcome.value,
      hasUntrustedProxy: isAdministrator && hasUntrustedProxy(),
      backups: isAdministrator && backupStatus ? await backupStatus() : null,
    }
    return sendOutcome(reply, done(served))
  })

  app.get(`${ROOT}/find`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    return sendOutcome(reply, await newsroom.findByWords(actor, readBody(findQuery, request.query).q))
  })
}
