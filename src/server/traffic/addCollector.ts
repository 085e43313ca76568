import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import { toInstant, toWallTime, type Clock } from '../../content/time.ts'
import type { TrafficStore, TrafficCount } from '../../content/traffic/traffic.ts'
import { addCountBuffer } from '../counting/addCountBuffer.ts'
import { addBeaconRoute } from '../http/addBeaconRoute.ts'
import { isRobot } from '../counting/isRobot.ts'
import type { Generations } from '../pageCache/generations.ts'
import { perGeneration } from '../pageCache/perGeneration.ts'
import { readEvent } from './readEvent.ts'

interface CollectorParts {
  readonly publicContent: Pick<PublicContent, 'analyticsSettings' | 'siteSettings'>
  readonly store: Pick<TrafficStore, 'add'>
  readonly generations: Generations
  readonly clock: Clock
  readonly siteUrl: string
}

/**
 * Adds up what pages tell of: so many on that day, of that kind, at that target. No cookie is read or set, no network address or name of a browser
 * is kept, and no two events can be told to be of one reader: nobody need be asked. Always answers alike, so it tells nothing either.
 */
export function addCollector(app: FastifyInstance, { publicContent, store, generations, clock, siteUrl }: CollectorParts): void {
  const { add } = addCountBuffer<Omit<TrafficCount, 'count'>>(app, { write: (counts) => store.add(counts), clock })
  const rules = perGeneration(generations, async () => {
    const [{ own }, { timeZone }] = await Promise.all([publicContent.analyticsSettings(), publicContent.siteSettings()])
    return { own, timeZone }
  })

  async function count(fields: URLSearchParams): Promise<void> {
    const { own, timeZone } = await rules()
    if (!own) return
    const now = toWallTime(toInstant(clock()), timeZone)
    const day = now.slice(0, 10)
    for (const counted of readEvent(fields, siteUrl)) {
      add({ day, ...counted })
      if (counted.kind === 'page') add({ day, kind: 'hour', target: now.slice(11, 13) })
    }
  }

  addBeaconRoute(app, {
    path: addressOf.collector(),
    siteUrl,
    async take(fields, { headers, log }) {
      if (isRobot(headers['user-agent'])) return
      // A store that is down costs a figure, and no page anything.
      await count(fields).catch((err: unknown) => log.warn({ err }, 'an event was not counted'))
    },
  })
}
