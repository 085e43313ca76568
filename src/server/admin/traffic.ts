import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done } from '../../content/newsroom/refusal.ts'
import { DAY_MS, toInstant, toWallTime } from '../../content/time.ts'
import type { Traffic } from '../../content/traffic/traffic.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

const NOTHING = { views: 0, byTime: [], pages: [], referrers: [], events: [] }

export const trafficQuery = z.object({ days: z.enum(['1', '7', '30']).default('7').transform(Number) })

/** How the last days went, today included: everybody who works here may know. */
export function addTrafficRoute(app: FastifyInstance, { guard, publicContent, traffic, clock }: AdminRouteContext): void {
  app.get(`${ROOT}/traffic`, async (request, reply) => {
    await signedInUser(request, guard)
    const { days } = readBody(trafficQuery, request.query)
    const [{ own }, { timeZone }] = await Promise.all([publicContent.analyticsSettings(), publicContent.siteSettings()])
    const to = toWallTime(toInstant(clock()), timeZone).slice(0, 10)
    const before = (some: number) => new Date(Date.parse(to) - some * DAY_MS).toISOString().slice(0, 10)
    const from = before(days - 1)
    const answer: Traffic = {
      isCounted: own,
      from,
      to,
      ...((await traffic?.between(from, to)) ?? NOTHING),
      viewsBefore: (await traffic?.views(before(days * 2 - 1), before(days))) ?? 0,
    }
    return sendOutcome(reply, done(answer))
  })
}
