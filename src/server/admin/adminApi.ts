import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kinds, type Kind } from '../../content/kinds.ts'
import type { Newsroom } from '../../content/newsroom/newsroom.ts'
import type { Outcome } from '../../content/newsroom/refusal.ts'
import type { User } from '../../content/user.ts'
import { signedInUser, type Gate } from '../auth/signedIn.ts'
import { RequestFault } from '../errors.ts'
import { readListParameters } from './listParameters.ts'
import { refusalAnswer } from './refusals.ts'

export interface AdminParts {
  readonly gate: Gate
  readonly newsroom: Newsroom
}

const ROOT = '/api/admin'
const MAX_BODY_BYTES = 4 * 1024 * 1024

const revision = z.number().int().min(1)
const instant = z.iso.datetime().transform((value) => new Date(value).toISOString())
const note = z.string().max(2000).default('')
const identifier = /^[\w-]{1,64}$/

/** What an editor can do to one document besides saving it, and what each needs to know. */
const acts = {
  submit: act(z.strictObject({ note }), (newsroom, actor, kind, id, given) => newsroom.submit(actor, kind, id, given.note)),
  'send-back': act(z.strictObject({ note }), (newsroom, actor, kind, id, given) => newsroom.sendBack(actor, kind, id, given.note)),
  assign: act(z.strictObject({ assignees: z.array(z.string()).max(20) }), (newsroom, actor, kind, id, given) =>
    newsroom.assign(actor, kind, id, given.assignees),
  ),
  publish: act(z.strictObject({ revision, at: instant.optional() }), (newsroom, actor, kind, id, given) =>
    newsroom.publish(actor, kind, id, given.revision, given.at),
  ),
  unpublish: act(z.strictObject({ at: instant.optional() }), (newsroom, actor, kind, id, given) =>
    newsroom.unpublish(actor, kind, id, given.at),
  ),
  restore: act(z.strictObject({ revision, restored: revision }), (newsroom, actor, kind, id, given) =>
    newsroom.restore(actor, kind, id, given.revision, given.restored),
  ),
}

/** The back office's own door to the newsroom, in the terms of react-admin. Who asks is known before anything else is. */
export function addAdminApi(app: FastifyInstance, { gate, newsroom }: AdminParts): void {
  type Params = { Params: { kind: string; id: string; act: string } }
  const asked = async (request: FastifyRequest<Params>) => {
    const actor = await signedInUser(request, gate)
    const { kind, id } = request.params
    // What cannot be an identifier names nothing.
    if (!isKind(kind) || (id && !identifier.test(id))) throw new RequestFault('not-found')
    return { actor, kind, id }
  }
  const options = { bodyLimit: MAX_BODY_BYTES }

  app.get(`${ROOT}/me`, async (request, reply) => send(reply, { ok: true, value: await signedInUser(request, gate) }))

  app.get<Params>(`${ROOT}/:kind`, async (request, reply) => {
    const { actor, kind } = await asked(request)
    const query = readListParameters(kind, request.query as Record<string, unknown>, actor.id) // strings, or lists of them
    const listed = await newsroom.list(actor, query)
    if (!listed.ok) return send(reply, listed)
    const { documents, total } = listed.value
    reply.header('content-range', `items ${query.offset}-${query.offset + documents.length - 1}/${total}`)
    return send(reply, { ok: true, value: documents })
  })

  app.post<Params>(`${ROOT}/:kind`, options, async (request, reply) => {
    const { actor, kind } = await asked(request)
    return send(reply.code(201), await newsroom.create(actor, kind, request.body))
  })

  app.get<Params>(`${ROOT}/:kind/:id`, async (request, reply) => {
    const { actor, kind, id } = await asked(request)
    return send(reply, await newsroom.find(actor, kind, id))
  })

  app.put<Params>(`${ROOT}/:kind/:id`, options, async (request, reply) => {
    const { actor, kind, id } = await asked(request)
    const { revision: base, content } = readBody(z.strictObject({ revision, content: z.unknown() }), request.body)
    return send(reply, await newsroom.save(actor, kind, id, base, content))
  })

  app.delete<Params>(`${ROOT}/:kind/:id`, async (request, reply) => {
    const { actor, kind, id } = await asked(request)
    return send(reply, await newsroom.remove(actor, kind, id))
  })

  app.get<Params>(`${ROOT}/:kind/:id/revisions`, async (request, reply) => {
    const { actor, kind, id } = await asked(request)
    return send(reply, await newsroom.revisions(actor, kind, id))
  })

  app.get<Params & { Querystring: Record<string, unknown> }>(`${ROOT}/:kind/:id/difference`, async (request, reply) => {
    const { actor, kind, id } = await asked(request)
    const { older, newer } = readBody(z.object({ older: z.coerce.number(), newer: z.coerce.number() }), request.query)
    return send(reply, await newsroom.difference(actor, kind, id, older, newer))
  })

  app.post<Params>(`${ROOT}/:kind/:id/:act`, options, async (request, reply) => {
    const { actor, kind, id } = await asked(request)
    const { act: name } = request.params
    if (!Object.hasOwn(acts, name)) throw new RequestFault('not-found')
    return send(reply, await acts[name as keyof typeof acts](newsroom, actor, kind, id, request.body ?? {})) // one of them: just asked
  })
}

type Act = (newsroom: Newsroom, actor: User, kind: Kind, id: string, body: unknown) => Promise<Outcome<unknown>>

function act<Given>(
  schema: z.ZodType<Given>,
  perform: (newsroom: Newsroom, actor: User, kind: Kind, id: string, given: Given) => Promise<Outcome<unknown>>,
): Act {
  return (newsroom, actor, kind, id, body) => perform(newsroom, actor, kind, id, readBody(schema, body))
}

function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new RequestFault('bad-request')
  return parsed.data
}

function send(reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (outcome.ok) return reply.type('application/json').send(JSON.stringify(outcome.value))
  const { status, body } = refusalAnswer(outcome, 'it')
  if (outcome.reason === 'forbidden') reply.log.warn({ because: outcome.because }, 'permission refused')
  return reply.code(status).send(body)
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name)
}
