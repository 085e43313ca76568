import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { RequestFault } from '../errors.ts'

/** Counts and times every answer, and shows the figures to Prometheus: on this machine, or to whoever has the token. */
export function addMetrics(app: FastifyInstance, token: string | null): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the address: a label per address would grow without end.
    const route = request.routeOptions.url ?? 'unmatched'
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) throw new RequestFault('forbidden')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** Behind a proxy on this machine every visitor seems local: only the proxy's own header tells them apart. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
