import type { FastifyInstance, FastifyRequest } from 'fastify'
import { done } from '../../../content/newsroom/refusal.ts'
import type { Locale } from '../../../messages/locale.ts'
import { messagesIn } from '../../../messages/messages.ts'
import { renderPage } from '../../../site/render.tsx'
import { signedInUser } from '../../auth/signedIn.ts'
import { languageOf } from '../../http/requestLanguage.ts'
import { sendOutcome } from '../answer.ts'
import { ROOT } from '../authorize.ts'
import type { AdminRouteContext } from '../adminRouteContext.ts'
import { ApiPage } from './ApiPage.tsx'
import { API_POLICY } from './apiStyle.ts'
import { openApi } from './openApi.ts'

/** How to use the API, for people and for programs, in the language of who asks. Only for who may use it. */
export function addDocsRoutes(app: FastifyInstance, { guard, siteUrl, assets }: AdminRouteContext): void {
  const language = async (request: FastifyRequest): Promise<Locale> => {
    await signedInUser(request, guard)
    return languageOf(request) ?? 'it'
  }

  app.get(`${ROOT}/docs/openapi.json`, async (request, reply) =>
    sendOutcome(reply, done(openApi(messagesIn(await language(request)).adminDocs, siteUrl))),
  )

  app.get(`${ROOT}/docs`, async (request, reply) => {
    const spoken = await language(request)
    const page = <ApiPage t={messagesIn(spoken).adminDocs} language={spoken} styles={assets.styles} siteUrl={siteUrl} />
    return reply
      .header('content-security-policy', API_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(page))
  })
}
