import type { FastifyInstance, FastifyRequest } from 'fastify'
import { missingPath, referrerOf, type MissingPages, type MissingVisit } from '../../content/addresses/missingPage.ts'
import type { Clock } from '../../content/time.ts'
import { addCountBuffer } from './addCountBuffer.ts'
import { isRobot } from './isRobot.ts'

interface MissingCounterParts {
  readonly missingPages: Pick<MissingPages, 'add'>
  readonly siteUrl: string
  readonly clock: Clock
}

/** Counts what readers ask for in vain; programs that say what they are, and what they look for anywhere, are left out. */
export function addMissingCounter(
  app: FastifyInstance,
  { missingPages, siteUrl, clock }: MissingCounterParts,
): (request: FastifyRequest) => void {
  const counts = addCountBuffer<MissingVisit>(app, { write: (visits) => missingPages.add(visits), clock })
  return ({ method, url, headers }) => {
    if (method !== 'GET' || isRobot(headers['user-agent'])) return
    const path = missingPath(url)
    if (path !== null) counts.add({ path, referrer: referrerOf(headers.referer, siteUrl) })
  }
}
