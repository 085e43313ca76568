import type { FastifyInstance } from 'fastify'
import { toInstant } from '../../content/time.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { RequestFault } from '../errors.ts'
import { readerFiles } from '../files/readerFiles.ts'
import type { SendCached } from '../pageCache/sendCached.ts'
import type { PageParts } from './pages.tsx'

/** Feeds, sitemaps and the like. */
export function addFileRoutes(app: FastifyInstance, parts: PageParts, storage: MediaStorage, sendCached: SendCached): void {
  for (const { pattern, type, isCacheable: isKept, find } of readerFiles(storage)) {
    app.get<{ Params: Readonly<Record<string, string>> }>(pattern, async (request, reply) => {
      const draw = () => {
        const now = toInstant(parts.clock())
        return find({
          params: request.params,
          query: {},
          page: 1,
          publicContent: parts.publicContent,
          now,
          layout: parts.layoutData,
        })
      }
      const { params } = request
      const lasts = isKept && (() => isKept({ params, publicContent: parts.publicContent, now: toInstant(parts.clock()) }))
      if (!(await sendCached(request, reply, { type, isCacheable: lasts, draw }))) throw new RequestFault('not-found')
      return reply
    })
  }
}
