import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reference } from '../../content/fields.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

export const mergeSchema = z.strictObject({ into: reference })

export function addTagMergingRoute(app: FastifyInstance, { guard, newsroom }: AdminRouteContext): void {
  app.post<AdminParams>(`${ROOT}/tag/:id/merge`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { into } = readBody(mergeSchema, request.body)
    return sendOutcome(reply, await newsroom.mergeTag(actor, request.params.id, into))
  })
}
