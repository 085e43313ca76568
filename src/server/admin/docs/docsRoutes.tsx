import type { FastifyInstance } from 'fastify'
import { done } from '../../../content/newsroom/refusal.ts'
import { toInstant } from '../../../content/time.ts'
import { messagesIn } from '../../../messages/locale.ts'
import { ApiPage } from '../../../site/pages/ApiPage.tsx'
import { renderPage } from '../../../site/render.tsx'
import { signedInUser } from '../../auth/signedIn.ts'
import { loadFrame } from '../../frame.ts'
import { sendOutcome } from '../answer.ts'
import { ROOT } from '../asking.ts'
import type { DeskParts } from '../deskParts.ts'
import { adminRoutes } from './adminRoutes.ts'
import { openApi, summaryOf } from './openApi.ts'

/** How to use the API, for people and for programs. Only for who may use it. */
export function addDocsRoutes(app: FastifyInstance, parts: DeskParts): void {
  const t = messagesIn('it').adminDocs

  app.get(`${ROOT}/docs/openapi.json`, async (request, reply) => {
    await signedInUser(request, parts.gate)
    return sendOutcome(reply, done(openApi(t, parts.siteUrl)))
  })

  app.get(`${ROOT}/docs`, async (request, reply) => {
    await signedInUser(request, parts.gate)
    const frame = await loadFrame(parts, toInstant(parts.clock()))
    const routes = adminRoutes.map((route) => ({ method: route.method, path: `${ROOT}${route.path}`, summary: summaryOf(route, t) }))
    const machineReadable = { label: t.machineReadable, address: `${ROOT}/docs/openapi.json` }
    const page = <ApiPage frame={frame} title={t.title} intro={t.intro} machineReadable={machineReadable} routes={routes} />
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(renderPage(page))
  })
}
