import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '../../content/addresses.ts'
import type { Library } from '../../content/reading/library.ts'
import { toInstant, toWallTime, type Clock } from '../../content/time.ts'
import type { TrafficBook, TrafficCount } from '../../content/traffic/traffic.ts'
import { addCountBuffer } from '../addCountBuffer.ts'
import { refuseCrossSite } from '../auth/crossSite.ts'
import { isRobot } from '../isRobot.ts'
import type { Generations } from '../pageCache/generations.ts'
import { perGeneration } from '../pageCache/perGeneration.ts'
import { readEvent } from './readEvent.ts'

interface CollectorParts {
  readonly library: Pick<Library, 'analyticsSettings' | 'siteSettings'>
  readonly book: Pick<TrafficBook, 'add'>
  readonly generations: Generations
  readonly clock: Clock
  readonly siteUrl: string
}

const MAX_BODY_BYTES = 2048
/** Nobody opens two pages a second for a minute; a whole office behind one address stays below, most of the time. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } }

/**
 * Adds up what pages tell of: so many on that day, of that kind, at that target. No cookie is read or set, no network address or name of a browser
 * is kept, and no two events can be told to be of one reader: nobody need be asked. Always answers alike, so it tells nothing either.
 */
export function addCollector(app: FastifyInstance, { library, book, generations, clock, siteUrl }: CollectorParts): void {
  const { add } = addCountBuffer<Omit<TrafficCount, 'count'>>(app, (counts) => book.add(counts))
  const rules = perGeneration(generations, async () => {
    const [{ own }, { timeZone }] = await Promise.all([library.analyticsSettings(), library.siteSettings()])
    return { own, timeZone }
  })

  async function count(body: string): Promise<void> {
    const { own, timeZone } = await rules()
    if (!own) return
    const now = toWallTime(toInstant(clock()), timeZone)
    const day = now.slice(0, 10)
    for (const counted of readEvent(body, siteUrl)) {
      add({ day, ...counted })
      if (counted.kind === 'page') add({ day, kind: 'hour', target: now.slice(11, 13) })
    }
  }

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
    scope.post<{ Body: string | undefined }>(addressOf.collector(), options, async (request, reply) => {
      if (!isRobot(request.headers['user-agent'])) {
        // A store that is down costs a figure, and no page anything.
        await count(request.body ?? '').catch((err: unknown) => request.log.warn({ err }, 'an event was not counted'))
      }
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })
}
