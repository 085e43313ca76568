import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kinds, type Kind } from '../../content/kinds.ts'
import { SINGLETONS } from '../../content/newsroom/listing.ts'
import type { Document } from '../../content/newsroom/document.ts'
import { done, type Outcome } from '../../content/newsroom/refusal.ts'
import type { User } from '../../content/people/user.ts'
import { RequestFault } from '../errors.ts'
import { sendOutcome } from './answer.ts'
import { MAX_BODY_BYTES, authorize, readBody, ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'

/** What stands for the identifier of the one document of its kind. */
const ONLY = 'only'

export const saveOnlySchema = z.strictObject({ revision: z.number().int().min(0), content: z.unknown() })

/**
 * The home page and the settings: one of each, asked for without knowing its identifier. One that nobody has saved yet is there with what
 * it means by itself, as revision 0, and saving that makes it.
 */
export function addSingletonRoutes(app: FastifyInstance, { guard, newsroom }: AdminRouteContext): void {
  const url = `${ROOT}/:kind/${ONLY}`

  app.get<AdminParams>(url, async (request, reply) => {
    const { actor, kind } = await asked(request)
    const id = await find(actor, kind)
    if (!id.ok) return sendOutcome(reply, id)
    if (id.value === null)
      return sendOutcome(reply, done({ id: ONLY, documentId: null, kind, revision: 0, content: kinds[kind].schema.parse({}) }))
    return sendOutcome(reply, asOnly(await newsroom.find(actor, kind, id.value)))
  })

  app.put<AdminParams>(url, { bodyLimit: MAX_BODY_BYTES, config: { hasDocument: true } }, async (request, reply) => {
    const { actor, kind } = await asked(request)
    const { revision, content } = readBody(saveOnlySchema, request.body)
    const id = await find(actor, kind)
    if (!id.ok) return sendOutcome(reply, id)
    const saved =
      id.value === null ? await newsroom.create(actor, kind, content) : await newsroom.save(actor, kind, id.value, revision, content)
    return sendOutcome(reply, asOnly(saved))
  })

  async function asked(request: FastifyRequest<AdminParams>) {
    const { actor, kind } = await authorize(request, guard)
    if (!(SINGLETONS as readonly Kind[]).includes(kind)) throw new RequestFault('not-found')
    return { actor, kind }
  }

  async function find(actor: User, kind: Kind): Promise<Outcome<string | null>> {
    const listed = await newsroom.list(actor, { kind, sort: { by: 'createdAt', isDescending: false }, limit: 1, offset: 0 })
    return listed.ok ? done(listed.value.documents[0]?.id ?? null) : listed
  }
}

/** Known by the name it was asked for by, as screens expect. */
const asOnly = (found: Outcome<Document>): Outcome<unknown> =>
  found.ok ? done({ ...found.value, id: ONLY, documentId: found.value.id }) : found
