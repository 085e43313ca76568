import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import { toInstant } from '../../content/time.ts'
import { SEARCH_LIMIT } from '../http/rateLimits.ts'
import { loadSearch } from '../search/loadSearch.ts'
import { readSearch } from '../search/readSearch.ts'
import type { PageParts } from './pages.tsx'

/** Who deletes the letter just typed asks again for what was there before: a browser may answer that itself. */
const CACHE_CONTROL = 'public, max-age=10'

/** What the search field asks for while somebody types: the very view that the page shows. */
export function addSearchRoute(app: FastifyInstance, parts: PageParts): void {
  app.get<{ Querystring: Record<string, unknown> }>(addressOf.searchResults(), { config: SEARCH_LIMIT }, async (request, reply) => {
    const now = toInstant(parts.clock())
    const view = await loadSearch(parts.publicContent, await parts.layoutData(), readSearch(request.query), now)
    return reply.header('cache-control', CACHE_CONTROL).send(view)
  })
}
