import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import { renderPage } from '../../site/render.tsx'
import { RequestFault } from '../errors.ts'
import type { LayoutParts } from '../pages/layoutData.ts'
import type { PageSubject, ReaderPage } from '../pages/readerPage.ts'
import { readerPages } from '../pages/readerPages.ts'
import type { PopupSelector } from '../popups/createPopupSelector.ts'
import type { SendCached } from '../pageCache/sendCached.ts'
import type { ReadCounters } from '../counting/readCounters.ts'
import { findByQuery } from './findMoved.ts'

export interface PageParts extends LayoutParts {
  readonly clock: Clock
  /** What stands around every page as the magazine is set up now: read once, for as long as nothing changes. */
  readonly layoutData: () => Promise<LayoutData>
  readonly analyticsSettings: () => Promise<AnalyticsSettings>
}

export const HTML = 'text/html; charset=utf-8'

type Params = Readonly<Record<string, string>>

export function addPageRoutes(
  app: FastifyInstance,
  parts: PageParts & { readonly popupSelector: PopupSelector },
  sendCached: SendCached,
  readCounters?: Pick<ReadCounters, 'readsOf'>,
): void {
  const { publicContent, clock, popupSelector } = parts

  for (const page of readerPages) {
    app.get<{ Params: Params }>(page.pattern, (request, reply) => show(request, reply, page))
    if (page.isPaged) app.get<{ Params: Params }>(addressOf.pageOf(page.pattern, ':page'), (request, reply) => show(request, reply, page))
  }

  async function show(
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    { find, query = [], isCounted = false, isCacheable: isKept }: ReaderPage,
  ): Promise<FastifyReply> {
    const { page: typed, ...params } = request.params
    // What cannot be a slug or a page of a list is nowhere, and the store need not be asked.
    if (!Object.values(params).every((part) => /^[a-z0-9-]+$/.test(part))) throw new RequestFault('not-found')
    if (typed !== undefined && !/^([2-9]|[1-9]\d{1,5})$/.test(typed)) throw new RequestFault('not-found')
    const moved = await findByQuery(publicContent, request.url, toInstant(clock()))
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301)
    const called = await popupSelector.called(request.url)
    const isSent = await sendCached(request, reply, {
      type: HTML,
      query,
      called,
      isCacheable: isKept && (() => isKept({ params, publicContent, now: toInstant(clock()) })),
      reads: isCounted && readCounters ? () => readCounters.readsOf(params['slug'] ?? '') : undefined,
      async draw(asked) {
        const now = toInstant(clock())
        const layout = async (place: PageSubject): Promise<LayoutData> => {
          const [around, analytics] = await Promise.all([parts.layoutData(), parts.analyticsSettings()])
          return { ...around, analytics, announcements: await popupSelector.announcementsAt(request.url, place, called, around.site) }
        }
        const page = await find({ params, query: asked, page: Number(typed ?? 1), publicContent, now, layout })
        return page && renderPage(page)
      },
    })
    if (!isSent) throw new RequestFault('not-found')
    return reply
  }
}
