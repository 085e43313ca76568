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

  // They take long to draw and are the same for everybody who reads a language.
  const description = perLanguage((spoken) => openApi(messagesIn(spoken).adminDocs, siteUrl))
  const page = perLanguage((spoken) =>
    renderPage(<ApiPage t={messagesIn(spoken).adminDocs} language={spoken} styles={assets.styles} siteUrl={siteUrl} />),
  )

  app.get(`${ROOT}/docs/openapi.json`, async (request, reply) => sendOutcome(reply, done(description(await language(request)))))

  app.get(`${ROOT}/docs`, async (request, reply) => {
    const drawn = page(await language(request))
    return reply
      .header('content-security-policy', API_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(drawn)
  })
}

function perLanguage<T>(draw: (language: Locale) => T): (language: Locale) => T {
  const drawn = new Map<Locale, T>()
  return (language) => {
    const known = drawn.get(language) ?? draw(language)
    drawn.set(language, known)
    return known
  }
}
