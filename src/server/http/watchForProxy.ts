import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublicAddress } from '../../content/popups/isPublicAddress.ts'

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** What a proxy says of whom it asks for. Anybody can send it: it tells that somebody may stand between, never who. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  FORWARDING_HEADERS.some((name) => headers[name] !== undefined)

/**
 * Notices a proxy that nobody told us of: a neighbour of the network that asks for others. All readers then have its address, and share one
 * limit and one throttle of signing in. Says so once in the log, and from then on to whoever asks.
 */
export function watchForProxy(app: FastifyInstance): () => boolean {
  let isNoticed = false
  app.addHook('onRequest', async (request) => {
    if (isNoticed || !isForwarded(request) || isPublicAddress(request.socket.remoteAddress ?? '')) return
    isNoticed = true
    app.log.error(
      { proxy: request.socket.remoteAddress },
      'a proxy stands in front and TRUST_PROXY is 0: all readers count as one, and share its limits; set TRUST_PROXY to how many proxies there are (1), or to their addresses',
    )
  })
  return () => isNoticed
}
