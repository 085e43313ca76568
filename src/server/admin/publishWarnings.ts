import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendOutcome } from './answer.ts'
import { MAX_BODY_BYTES, authorize, readBody, ROOT, type AdminParams } from './authorize.ts'
import { bulkIds } from './bulk.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

/** `at`: when it would be published, if not now. `content`: what is in the form, of a kind that readers see as it is saved. */
export const publishWarningsSchema = z.strictObject({
  at: z.iso
    .datetime()
    .transform((value) => new Date(value).toISOString())
    .optional(),
  content: z.unknown().optional(),
})

export const bulkWarningsSchema = z.strictObject({ ids: bulkIds })

/** What an editor may want to know before publishing: links that lead nowhere yet, texts of a test that are the same. */
export function addPublishWarningsRoutes(app: FastifyInstance, { guard, newsroom, siteUrl }: AdminRouteContext): void {
  app.post<AdminParams>(`${ROOT}/:kind/:id/warnings`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { actor, kind, id } = await authorize(request, guard)
    const { at, content } = readBody(publishWarningsSchema, request.body ?? {})
    return sendOutcome(reply, await newsroom.publishWarnings(actor, kind, id, { at, unsaved: content, origin: siteUrl }))
  })

  app.post<AdminParams>(`${ROOT}/:kind/warnings`, async (request, reply) => {
    const { actor, kind } = await authorize(request, guard)
    const { ids } = readBody(bulkWarningsSchema, request.body)
    return sendOutcome(reply, await newsroom.publishWarningsOfAll(actor, kind, ids, siteUrl))
  })
}
