import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalPath } from '../../content/normalPath.ts'
import { messagesIn } from '../../messages/locale.ts'
import { toInstant } from '../../content/time.ts'
import { NoticePage } from '../../site/pages/NoticePage.tsx'
import { codeOf, ERRORS, type ErrorCode } from '../errors.ts'
import { bareFrame, loadFrame } from '../frame.ts'
import { sendPage, type PageParts } from './pages.tsx'

/** How many articles a page that is not there offers instead. */
const MEANWHILE = 6

/** What a request that failed is answered: readers learn that it did, in their language; the log learns why. */
export function addFailureHandlers(app: FastifyInstance, parts: PageParts): void {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    return sendFailure(request, reply, isReading ? 'not-found' : 'method-not-allowed')
  })

  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error)
    if (ERRORS[code] >= 500) request.log.error({ err: error }, 'the request failed')
    return sendFailure(request, reply, code)
  })

  async function sendFailure(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): Promise<FastifyReply> {
    // Nothing stands at this address: perhaps something did, and has moved.
    const moved = code === 'not-found' ? await newAddress(request).catch(() => undefined) : undefined
    // Slugs change back: a browser that kept a redirect for ever would go round in circles.
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301)
    const frame = await loadFrame(parts, toInstant(parts.clock())).catch(() => bareFrame(parts))
    const { title, text } = messagesIn(frame.site.language).errors[code]
    reply.code(ERRORS[code])
    if (code === 'store-unavailable') reply.header('retry-after', '60')
    if (!wantsPage(request)) return reply.header('cache-control', 'no-store').send({ success: false, code, message: `${title}. ${text}` })
    const articles = await parts.library.articles({}, { limit: MEANWHILE }, toInstant(parts.clock())).catch(() => [])
    return sendPage(reply, <NoticePage frame={frame} title={title} text={text} articles={articles} />)
  }

  async function newAddress({ url }: FastifyRequest): Promise<string | undefined> {
    const path = normalPath(url)
    const address = path === null ? undefined : await parts.library.redirectFrom(path, toInstant(parts.clock()))
    if (address === undefined || normalPath(address) === path) return undefined
    const query = url.split('?')[1]
    return query && !/[?#]/.test(address) ? `${address}?${query}` : address
  }
}

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false
