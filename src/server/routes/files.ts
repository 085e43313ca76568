import type { FastifyInstance } from 'fastify'
import { toInstant } from '../../content/time.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { RequestFault } from '../errors.ts'
import { feedFiles } from '../files/feedFiles.ts'
import { siteFiles } from '../files/siteFiles.ts'
import { loadFrame } from '../frame.ts'
import type { PageParts } from './pages.tsx'

/** Feeds, sitemaps and the like. */
export function addFileRoutes(app: FastifyInstance, parts: PageParts, storage: MediaStorage): void {
  for (const { pattern, type, find } of [...siteFiles, ...feedFiles(storage)]) {
    app.get<{ Params: Readonly<Record<string, string>> }>(pattern, async ({ params }, reply) => {
      const now = toInstant(parts.clock())
      const text = await find({ params, query: {}, page: 1, library: parts.library, now, frame: () => loadFrame(parts, now) })
      if (text === undefined) throw new RequestFault('not-found')
      return reply.header('cache-control', 'no-cache').type(type).send(text)
    })
  }
}
