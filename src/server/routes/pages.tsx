import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { addressOf } from '../../content/addresses.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { renderPage } from '../../site/render.tsx'
import { RequestFault } from '../errors.ts'
import { loadFrame, type FrameParts } from '../frame.ts'
import type { ReaderPage } from '../pages/readerPage.ts'
import { readerPages } from '../pages/readerPages.ts'

export interface PageParts extends FrameParts {
  readonly clock: Clock
}

type Params = Readonly<Record<string, string>>

/** What readers see. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { library, clock } = parts

  for (const { pattern, isPaged, find } of readerPages) {
    app.get<{ Params: Params }>(pattern, (request, reply) => show(request, reply, find))
    if (isPaged) app.get<{ Params: Params }>(addressOf.pageOf(pattern, ':page'), (request, reply) => show(request, reply, find))
  }

  async function show(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply, find: ReaderPage['find']): Promise<FastifyReply> {
    const { page: typed, ...params } = request.params
    // What cannot be a slug or a page of a list is nowhere, and the store need not be asked.
    if (!Object.values(params).every((part) => /^[a-z0-9-]+$/.test(part))) throw new RequestFault('not-found')
    if (typed !== undefined && !/^([2-9]|[1-9]\d{1,5})$/.test(typed)) throw new RequestFault('not-found')
    const now = toInstant(clock())
    const query = Object.fromEntries(Object.entries(request.query as object).filter(([, value]) => typeof value === 'string'))
    const page = await find({ params, query, page: Number(typed ?? 1), library, now, frame: () => loadFrame(parts, now) })
    if (!page) throw new RequestFault('not-found')
    return sendPage(reply, page)
  }
}

export function sendPage(reply: FastifyReply, page: ReactElement): FastifyReply {
  // Pages change with every publication: a browser may keep one, but asks before it shows it again.
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(renderPage(page))
}
