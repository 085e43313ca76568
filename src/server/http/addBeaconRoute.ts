import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseCrossSite } from '../auth/crossSite.ts'

const MAX_BODY_BYTES = 4096
/** Nobody does two things a second for a minute; a whole office behind one address stays below, most of the time. */
const LIMIT = { rateLimit: { max: 120, timeWindow: 60_000 } }

interface BeaconRoute {
  readonly path: string
  readonly siteUrl: string
  /** Its fields, as they came: whoever sent them may have made them up. */
  readonly take: (fields: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** A call that our pages make without waiting for its answer: a few fields of a form, from this site only. There is nothing to answer. */
export function addBeaconRoute(app: FastifyInstance, { path, siteUrl, take }: BeaconRoute): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    )
    const options = {
      bodyLimit: MAX_BODY_BYTES,
      config: LIMIT,
      onRequest: async (request: FastifyRequest) => refuseCrossSite(request, siteUrl),
    }
    scope.post<{ Body: URLSearchParams | undefined }>(path, options, async (request, reply) => {
      await take(request.body ?? new URLSearchParams(), request, reply)
      return reply.header('cache-control', 'no-store').code(204).send()
    })
  })
}
