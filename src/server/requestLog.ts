import type { FastifyInstance } from 'fastify'

/** One line per answer. Nothing in it tells who asked: an address of the network is personal data, and nobody here needs it. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
  })
}
