import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import { toInstant } from '../../content/time.ts'
import { messagesIn } from '../../messages/messages.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import { NoticePage } from '../../site/pages/NoticePage.tsx'
import { renderPage } from '../../site/render.tsx'
import { drawDraft } from '../previews/drawDraft.tsx'
import type { Previews } from '../previews/previews.ts'
import type { PageParts } from './pages.tsx'

/** A gone link was once good; one that never was is nowhere. */
const STATUS = { expired: 410, invalid: 404 }

/** Shows a draft to whoever has a link to it: never kept anywhere, never found, and never told to the sites it links to. */
export function addPreviewRoute(app: FastifyInstance, parts: PageParts, previews: Previews): void {
  const { publicContent, clock } = parts

  app.get<{ Params: { token: string } }>(addressOf.preview(':token'), async (request, reply) => {
    const now = toInstant(clock())
    const opened = await previews.open(request.params.token)
    const layout = await parts.layoutData()
    if (!opened.ok) return refuse(reply, layout, opened.reason)
    const draft = await publicContent.draft(opened.documentId, now)
    if (!draft) return refuse(reply, layout, 'invalid')
    return send(reply, await drawDraft(publicContent, { ...layout, preview: { expiresAt: opened.expiresAt } }, draft, now))
  })
}

function refuse(reply: FastifyReply, layout: LayoutData, reason: keyof typeof STATUS): FastifyReply {
  return send(reply.code(STATUS[reason]), <NoticePage layout={layout} {...messagesIn(layout.site.language).preview[reason]} />)
}

const send = (reply: FastifyReply, page: ReactElement): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(renderPage(page))
