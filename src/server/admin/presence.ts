import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reference } from '../../content/fields.ts'
import { sendOutcome } from './answer.ts'
import { authorize, readBody, ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

/** `tab` is a random name that a tab gives itself. A tab that is closed says so with `sendBeacon`, which can send JSON as a Blob. */
export const beatSchema = z.strictObject({ tab: reference, editing: z.boolean().default(false), leaving: z.boolean().default(false) })

/** Who else has a document open, asked every fifteen seconds; and whether somebody has saved it meanwhile. */
export function addPresenceRoute(app: FastifyInstance, { guard, newsroom }: AdminRouteContext): void {
  app.post<AdminParams>(`${ROOT}/:kind/:id/presence`, async (request, reply) => {
    const { actor, kind, id } = await authorize(request, guard)
    const { tab, editing, leaving } = readBody(beatSchema, request.body)
    return sendOutcome(reply, await newsroom.beat(actor, kind, id, { tab, isEditing: editing, isLeaving: leaving }))
  })
}
