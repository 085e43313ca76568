import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import { rarely } from '../../content/rarely.ts'
import type { ArticleCard } from '../../content/reading/publicContent.ts'
import { messagesIn } from '../../messages/messages.ts'
import { toInstant } from '../../content/time.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import { NoticePage } from '../../site/pages/NoticePage.tsx'
import { renderPage } from '../../site/render.tsx'
import { canonicalAddress } from '../http/canonicalAddress.ts'
import { codeOf, ERRORS, RequestFault, type ErrorCode } from '../errors.ts'
import { bareLayoutData } from '../pages/layoutData.ts'
import { failureWith } from '../pageCache/answerWith.ts'
import { encodePage, type EncodedPage } from '../pageCache/encodePage.ts'
import type { PageCache } from '../pageCache/pageCache.ts'
import { languageOf } from '../http/requestLanguage.ts'
import type { PageHeaders } from '../http/pageHeaders.ts'
import { findByQuery, findMoved, isGone } from './findMoved.ts'
import { sendAnswer } from '../pageCache/sendCached.ts'
import type { Health } from './health.ts'
import { HTML, type PageParts } from './pages.tsx'

interface FailureParts extends PageParts {
  readonly cache: PageCache
  /** What the magazine was called when the store could last be asked. */
  readonly lastKnownSite: () => SiteSettings
  readonly headers: PageHeaders
  readonly health: Pick<Health, 'ping' | 'recentFault'>
  /** Notes that a reader followed a redirect. */
  readonly countHit?: ((path: string) => void) | undefined
  /** Notes that a reader found nothing. */
  readonly countMissing?: ((request: FastifyRequest) => void) | undefined
}

const MORE_HEADERS: { readonly [Code in ErrorCode]?: Record<string, string> } = {
  'method-not-allowed': { allow: 'GET, HEAD' },
  'store-unavailable': { 'retry-after': '60' },
  'store-read-only': { 'retry-after': '60' },
  'store-damaged': { 'retry-after': '60' },
  'store-full': { 'retry-after': '60' },
}

/** What the log says of a failure that is not the client's. */
const LOGGED: { readonly [Code in ErrorCode]?: string } = {
  'store-unavailable': 'the store does not answer',
  'store-read-only': 'the store can only be read',
  'store-damaged': 'the store is damaged: a copy must be restored',
  'store-full': 'the disk is full: nothing can be saved until there is room',
}

/** What stood there is in the editors' bin: it may come back. */
const GONE = Symbol('gone')

/** How many articles a page that is not there offers instead. */
const MEANWHILE = 6

/** What a request that failed is answered: readers learn that it did, in their language; the log learns why. */
export function addFailureHandlers(app: FastifyInstance, parts: FailureParts): void {
  const { cache, clock, headers } = parts
  const now = () => toInstant(clock())
  /** A failure is answered all the same, with what is known; the log learns of the second fault. */
  const report = rarely((err, passedOver) => app.log.warn({ err, passedOver }, 'a failure was answered without the store'), clock)
  const reportFault = (error: unknown): undefined => {
    report(error)
    return undefined
  }

  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, isReading(request) ? 'not-found' : 'method-not-allowed'))

  app.setErrorHandler(async (error, request, reply) => {
    const code = await faultCode(error)
    if (error instanceof RequestFault && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    if (ERRORS[code] >= 500) request.log.error({ err: error }, LOGGED[code] ?? 'the request failed')
    return sendFailure(request, reply, code, error instanceof RequestFault ? error.field : undefined)
  })

  /**
   * A library that we ask for sessions hides why it failed: before the fault is called ours, the store is asked whether it is the store's. It
   * may be back by then, and then it says what it met a moment ago.
   */
  async function faultCode(error: unknown): Promise<ErrorCode> {
    const code = codeOf(error)
    if (code !== 'internal') return code
    const recent = parts.health.recentFault()
    return recent ? codeOf(recent) : parts.health.ping().then(() => code, codeOf)
  }

  async function sendFailure(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, field?: string): Promise<FastifyReply> {
    if (code === 'not-found' && isReading(request)) {
      // Nothing stands at this address: perhaps something did, and has moved; or it is another spelling of one where something does.
      const moved = await newAddress(request).catch(reportFault)
      if (moved === GONE) return sendFailure(request, reply, 'gone')
      // Slugs change back: a browser that kept a redirect would go round in circles.
      if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301)
      const canonical = canonicalAddress(request.url)
      if (canonical !== null) return reply.header('cache-control', 'public, max-age=86400').redirect(canonical, 301)
      parts.countMissing?.(request)
    }
    return wantsPage(request) ? sendNotice(request, reply, code) : sendWords(reply, code, field)
  }

  async function newAddress({ url }: FastifyRequest): Promise<string | typeof GONE | undefined> {
    const path = normalPath(url)
    if (path === null) return undefined
    // A store that is down says so here, at once; asked anything else it may take long to.
    await cache.generations()
    const asked = await findByQuery(parts.publicContent, url, now())
    if (asked !== undefined) return asked
    const moved = await findMoved(parts.publicContent, path, now())
    const target = moved === undefined ? path : normalPath(moved.to)
    if (target !== null && (await isGone(parts.publicContent, target, now()))) return GONE
    if (moved === undefined || target === path) return undefined
    parts.countHit?.(moved.from)
    const query = url.split('?')[1]
    return query && !/[?#]/.test(moved.to) ? `${moved.to}?${query}` : moved.to
  }

  async function sendNotice(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): Promise<FastifyReply> {
    const page = await keptNotice(code).catch((error: unknown) => {
      reportFault(error)
      return drawNotice(code, bareLayoutData(parts, parts.lastKnownSite()), headers.bare())
    })
    return sendAnswer(reply, failureWith(page, request, ERRORS[code], Object.entries(MORE_HEADERS[code] ?? {}).flat()))
  }

  /** One page for all the addresses that show nothing: however many are tried, it is drawn once. */
  async function keptNotice(code: ErrorCode): Promise<EncodedPage> {
    async function draw(): Promise<EncodedPage> {
      const [layout, analytics, current, articles] = await Promise.all([
        parts.layoutData(),
        parts.analyticsSettings(),
        headers.current(),
        parts.publicContent.articles({}, { limit: MEANWHILE }, now()),
      ])
      return drawNotice(code, { ...layout, analytics }, current, articles)
    }
    const found = await cache.find(code, { route: code, hasQuery: false, isCacheable: true, draw })
    return found ? found.entry.page : draw()
  }

  function drawNotice(
    code: ErrorCode,
    layout: LayoutData,
    headers: readonly string[],
    articles: readonly ArticleCard[] = [],
  ): Promise<EncodedPage> {
    const { title, text } = messagesIn(layout.site.language).errors[code]
    const page = <NoticePage layout={layout} title={title} text={text} articles={articles} />
    return encodePage(renderPage(page), { type: HTML, headers, isKept: true })
  }

  async function sendWords(reply: FastifyReply, code: ErrorCode, field?: string): Promise<FastifyReply> {
    const known = languageOf(reply.request)
    const { language } = known ? { language: known } : await siteLanguage()
    const { title, text } = messagesIn(language).errors[code]
    return reply
      .code(ERRORS[code])
      .headers(MORE_HEADERS[code] ?? {})
      .header('cache-control', 'no-store')
      .send({ success: false, code, message: `${title}. ${text}`, ...(field && { fields: { [field]: text } }) })
  }

  async function siteLanguage(): Promise<Pick<SiteSettings, 'language'>> {
    try {
      await cache.generations()
      return await parts.publicContent.siteSettings()
    } catch (error) {
      reportFault(error)
      return parts.lastKnownSite()
    }
  }
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false
