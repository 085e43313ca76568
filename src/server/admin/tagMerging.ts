import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reference } from '../../content/fields.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { sendOutcome } from './answer.ts'
import { readBody, ROOT, type AdminParams } from './asking.ts'
import type { DeskParts } from './deskParts.ts'

export const mergeSchema = z.strictObject({ into: reference })

export function addTagMergingRoute(app: FastifyInstance, { gate, newsroom }: DeskParts): void {
  app.post<AdminParams>(`${ROOT}/tag/:id/merge`, async (request, reply) => {
    const actor = await signedInUser(request, gate)
    const { into } = readBody(mergeSchema, request.body)
    return sendOutcome(reply, await newsroom.mergeTag(actor, request.params.id, into))
  })
}
