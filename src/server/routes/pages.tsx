import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { addressOf } from '../../content/addresses.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { messagesIn } from '../../messages/locale.ts'
import { ArticlePage } from '../../site/pages/ArticlePage.tsx'
import { HomePage } from '../../site/pages/HomePage.tsx'
import { NoticePage } from '../../site/pages/NoticePage.tsx'
import { SectionPage } from '../../site/pages/SectionPage.tsx'
import { StaticPage } from '../../site/pages/StaticPage.tsx'
import { renderPage } from '../../site/render.tsx'
import { RequestFault } from '../errors.ts'
import { loadFrame, type FrameParts } from '../frame.ts'

export interface PageParts extends FrameParts {
  readonly clock: Clock
}

const HOME_ARTICLES = 25

/** What cannot be a slug is nowhere, and the store need not be asked. */
function slugOf(params: SlugParams): string {
  if (!/^[a-z0-9-]+$/.test(params.slug)) throw new RequestFault('not-found')
  return params.slug
}

interface SlugParams {
  readonly slug: string
}

/** What readers see. Each handler finds what the address names, renders it, sends it. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { library, clock } = parts
  const now = () => toInstant(clock())

  app.get(addressOf.home(), async (_request, reply) => {
    const moment = now()
    const [frame, articles] = await Promise.all([loadFrame(parts, moment), library.articles({}, { limit: HOME_ARTICLES }, moment)])
    return sendPage(reply, <HomePage frame={frame} articles={articles} />)
  })

  app.get<{ Params: SlugParams }>(addressOf.article(':slug'), async (request, reply) => {
    const moment = now()
    const article = await library.article(slugOf(request.params), moment)
    if (!article) throw new RequestFault('not-found')
    return sendPage(reply, <ArticlePage frame={await loadFrame(parts, moment)} article={article} />)
  })

  app.get<{ Params: SlugParams }>(addressOf.section(':slug'), async (request, reply) => {
    const moment = now()
    const frame = await loadFrame(parts, moment)
    const section = frame.sections.find(({ slug }) => slug === request.params.slug)
    if (!section) throw new RequestFault('not-found')
    const articles = await library.articles({ section: section.id }, { limit: frame.site.articlesPerPage }, moment)
    return sendPage(reply, <SectionPage frame={frame} section={section} articles={articles} />)
  })

  app.get(addressOf.backOffice(), async (_request, reply) => {
    const frame = await loadFrame(parts, now())
    return sendPage(reply, <NoticePage frame={frame} {...messagesIn(frame.site.language).backOffice} />)
  })

  app.get<{ Params: SlugParams }>(addressOf.page(':slug'), async (request, reply) => {
    const moment = now()
    const page = await library.page(slugOf(request.params), moment)
    if (!page) throw new RequestFault('not-found')
    return sendPage(reply, <StaticPage frame={await loadFrame(parts, moment)} page={page} />)
  })
}

export function sendPage(reply: FastifyReply, page: ReactElement): FastifyReply {
  // Pages change with every publication: a browser may keep one, but asks before it shows it again.
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(renderPage(page))
}
