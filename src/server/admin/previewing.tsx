import type { FastifyInstance } from 'fastify'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { Kind } from '../../content/kinds.ts'
import type { HomePage as HomeContent } from '../../content/kinds/homePage.ts'
import { UNSAVED_ID } from '../../content/newsroom/previewing.ts'
import { LINKED_KINDS } from '../../content/newsroom/previewLink.ts'
import { done } from '../../content/newsroom/refusal.ts'
import type { Draft, Unsaved } from '../../content/reading/publicContent.ts'
import { toInstant } from '../../content/time.ts'
import { HomePage } from '../../site/pages/HomePage.tsx'
import { renderPage } from '../../site/render.tsx'
import { signedInUser } from '../auth/signedIn.ts'
import { drawDraft } from '../previews/drawDraft.tsx'
import { newPreviewToken } from '../previews/previews.ts'
import { RequestFault } from '../errors.ts'
import { loadLayoutData } from '../pages/layoutData.ts'
import { sendOutcome } from './answer.ts'
import { MAX_BODY_BYTES, authorize, readBody, ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

const MAX_HOURS = 30 * 24
export const previewLinkSchema = z.strictObject({ hours: z.number().int().min(1).max(MAX_HOURS).default(48) })

const DRAWN: readonly Kind[] = [...(LINKED_KINDS satisfies readonly Draft['kind'][]), 'homePage']

/**
 * What readers would see. A link shows the newest draft to whoever has it; the live preview draws what is in the editor, as text that a
 * screen puts into `<iframe sandbox="allow-same-origin" srcdoc>`: styles, fonts and pictures load under the screen's own policy, and no
 * script of the page runs beside the editor.
 */
export function addPreviewingRoutes(app: FastifyInstance, parts: AdminRouteContext): void {
  const { guard, newsroom, publicContent, clock } = parts

  app.post<AdminParams>(`${ROOT}/:kind/:id/preview-link`, async (request, reply) => {
    const { actor, kind, id } = await authorize(request, guard)
    const { hours } = readBody(previewLinkSchema, request.body ?? {})
    const { token, tokenHash } = newPreviewToken()
    const made = await newsroom.makePreviewLink(actor, kind, id, tokenHash, hours)
    if (!made.ok) return sendOutcome(reply, made)
    // The address is told this once: what is kept does not open anything.
    const address = new URL(addressOf.preview(token), parts.siteUrl).href
    return sendOutcome(reply, done({ id: made.value.link.id, address, expiresAt: made.value.link.expiresAt }))
  })

  app.get<AdminParams>(`${ROOT}/:kind/:id/preview-links`, async (request, reply) => {
    const { actor, kind, id } = await authorize(request, guard)
    return sendOutcome(reply, await newsroom.previewLinksOf(actor, kind, id))
  })

  app.get(`${ROOT}/preview-links`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    return sendOutcome(reply, await newsroom.previewLinks(actor))
  })

  app.delete<{ Params: { id: string } }>(`${ROOT}/preview-links/:id`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const withdrawn = await newsroom.withdrawPreviewLink(actor, request.params.id)
    return sendOutcome(reply, withdrawn.ok ? done(null) : withdrawn)
  })

  app.post<AdminParams>(
    `${ROOT}/:kind/:id/preview`,
    { bodyLimit: MAX_BODY_BYTES, config: { hasDocument: true } },
    async (request, reply) => {
      const { actor, kind, id } = await authorize(request, guard)
      if (!DRAWN.includes(kind)) throw new RequestFault('not-found')
      // There is one home page: whoever may arrange it may look at another arrangement.
      const content = await newsroom.unsaved(actor, kind, kind === 'homePage' ? UNSAVED_ID : id, request.body)
      if (!content.ok) return sendOutcome(reply, content)
      const page = renderPage(await draw({ kind, id, content: content.value } as Drawable)) // the content of that very kind
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(page)
    },
  )

  type Drawable = Unsaved | { readonly kind: 'homePage'; readonly content: HomeContent }

  async function draw(document: Drawable): Promise<ReactElement> {
    const now = toInstant(clock())
    const layout = await loadLayoutData(parts, now)
    if (document.kind === 'homePage') return <HomePage layout={layout} home={await publicContent.home(now, document.content)} />
    return drawDraft(publicContent, layout, await publicContent.unsaved(document, now), now)
  }
}
