import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '../../content/storable.ts'
import { refuseCrossSite } from '../auth/crossSite.ts'
import { RequestFault } from '../errors.ts'

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
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
      readForm(body),
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

/** The fields of a form, none of which the store could not keep. */
function readForm(body: string): URLSearchParams {
  const fields = new URLSearchParams(body)
  for (const [name, value] of fields) if (!isStorable(name + value)) throw new RequestFault('unstorable', { field: name })
  return fields
}
