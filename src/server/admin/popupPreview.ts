import type { FastifyInstance } from 'fastify'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { mediaIn } from '../../content/body/media.ts'
import type { Popup } from '../../content/kinds/popup.ts'
import { UNSAVED_ID } from '../../content/newsroom/previewing.ts'
import type { PopupToRead } from '../../content/reading/publicContent.ts'
import { toInstant } from '../../content/time.ts'
import type { User } from '../../content/people/user.ts'
import { isSupportPage } from '../../popup/core/isSupportPage.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import { renderPage } from '../../site/render.tsx'
import { signedInUser } from '../auth/signedIn.ts'
import { RequestFault } from '../errors.ts'
import { loadLayoutData } from '../pages/layoutData.ts'
import { matchPage } from '../pages/matchPage.ts'
import { sendOutcome } from './answer.ts'
import { MAX_BODY_BYTES, readBody, ROOT } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

export const popupPreviewSchema = z.strictObject({
  /** A path of the site. */
  address: z.string().trim().min(1).max(2000),
  /** The announcement, saved or not. */
  content: z.unknown(),
})

/**
 * A page of the site with one announcement that need not be saved, and no other: drawn by the code that draws it for readers. The popup studio puts
 * it into a frame whose cookies are not the editor's.
 */
export function addPopupPreviewRoute(app: FastifyInstance, parts: AdminRouteContext): void {
  const { guard, newsroom, publicContent, clock } = parts

  app.post(`${ROOT}/popup/preview`, { bodyLimit: MAX_BODY_BYTES, config: { hasDocument: true } }, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { address, content } = readBody(popupPreviewSchema, request.body)
    const popup = await newsroom.unsaved(actor, 'popup', UNSAVED_ID, content)
    if (!popup.ok) return sendOutcome(reply, popup)
    const page = await draw(address.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1'), await toRead(actor, popup.value))
    if (!page) throw new RequestFault('not-found')
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(renderPage(page))
  })

  async function draw(path: string, popup: PopupToRead): Promise<ReactElement | undefined> {
    const matched = matchPage(path)
    if (!matched) return undefined
    const now = toInstant(clock())
    const settings = await publicContent.popupSettings()
    const announcements = { popups: [{ ...popup, isForcedByUrl: false }], settings, shipsBootstrap: false }
    const layout = async (): Promise<LayoutData> => ({
      ...(await loadLayoutData(parts, now)),
      announcements: isSupportPage(path, settings.supportSlug) ? undefined : announcements,
    })
    return matched.page.find({ params: matched.params, query: {}, page: matched.number, publicContent, now, layout })
  }

  /** The announcement with the media that it shows, as far as they are there. */
  async function toRead(actor: User, content: Popup): Promise<PopupToRead> {
    const named = new Set([content.media, ...mediaIn(content.body)].filter((id) => id !== null))
    const found = await Promise.all([...named].map((id) => newsroom.find(actor, 'media', id)))
    const media = found.flatMap((outcome) =>
      outcome.ok ? [[outcome.value.id, { ...outcome.value.content, id: outcome.value.id }] as const] : [],
    )
    return { documentId: UNSAVED_ID, content, media: new Map(media) }
  }
}
