import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Kind } from '../../content/kinds.ts'
import type { MissingPages } from '../../content/addresses/missingPage.ts'
import type { Newsroom } from '../../content/newsroom/newsroom.ts'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import { CHANGE_CHOICES } from '../../content/publishing/acts.ts'
import type { PopupActivityStore } from '../../content/popups/activityStore.ts'
import type { User } from '../../content/people/user.ts'
import type { MoveFiles } from '../../store/moves/moveFiles.ts'
import type { MoveStore } from '../../store/moves/moveStore.ts'
import type { AuthGuard } from '../auth/signedIn.ts'
import { RequestFault } from '../errors.ts'
import { sendList, sendOutcome as send } from './answer.ts'
import { MAX_BODY_BYTES, authorize, readBody, ROOT, type AdminParams as Params } from './authorize.ts'
import { readListParameters } from './listParameters.ts'

export interface AdminParts {
  readonly guard: AuthGuard
  readonly newsroom: Newsroom
  /** Where files stand while they come in. */
  readonly uploadFolder: string
  /** What readers did with announcements, and what each one's webhook is signed with. */
  readonly popupActivity: { readonly store: PopupActivityStore; readonly webhookSecret: (documentId: string) => string }
  /** What readers ask for in vain. */
  readonly missingPages: MissingPages
  /** Magazines that move in from elsewhere, and their files. */
  readonly moves: { readonly store: MoveStore; readonly files: MoveFiles }
}

const revision = z.number().int().min(1)
const instant = z.iso.datetime().transform((value) => new Date(value).toISOString())
const note = z.string().max(2000).default('')

/** The identifier that whoever creates a document chose for it: the same request, repeated, makes no second one. */
const idempotencyKey = z.uuid().toLowerCase().optional()

/** A save: the revision it started from, what is saved, and whether the draft saved itself. */
export const saveSchema = z.strictObject({ revision, content: z.unknown(), isAutomatic: z.boolean().default(false) })

/** What an editor can do to one document besides saving it, and what each needs to know. */
export const acts = {
  submit: act(z.strictObject({ note }), (newsroom, actor, kind, id, given) => newsroom.submit(actor, kind, id, given.note)),
  'send-back': act(z.strictObject({ note }), (newsroom, actor, kind, id, given) => newsroom.sendBack(actor, kind, id, given.note)),
  assign: act(z.strictObject({ assignees: z.array(z.string()).max(20) }), (newsroom, actor, kind, id, given) =>
    newsroom.assign(actor, kind, id, given.assignees),
  ),
  publish: act(
    // Without a moment it is the one that the document names, if it names one.
    z.strictObject({ revision, at: z.union([z.literal('now'), instant]).optional(), change: z.enum(CHANGE_CHOICES).optional() }),
    (newsroom, actor, kind, id, given) => newsroom.publish(actor, kind, id, given.revision, given.at, given.change),
  ),
  reschedule: act(z.strictObject({ at: instant }), (newsroom, actor, kind, id, given) => newsroom.reschedule(actor, kind, id, given.at)),
  'cancel-plan': act(z.strictObject({}), (newsroom, actor, kind, id) => newsroom.cancelPlan(actor, kind, id)),
  unpublish: act(z.strictObject({ at: instant.optional() }), (newsroom, actor, kind, id, given) =>
    newsroom.unpublish(actor, kind, id, given.at),
  ),
  'cancel-withdrawal': act(z.strictObject({}), (newsroom, actor, kind, id) => newsroom.cancelWithdrawal(actor, kind, id)),
  undo: act(z.strictObject({ act: z.number().int().min(1) }), (newsroom, actor, kind, id, given) =>
    newsroom.undo(actor, kind, id, given.act),
  ),
  restore: act(z.strictObject({ revision, restored: revision }), (newsroom, actor, kind, id, given) =>
    newsroom.restore(actor, kind, id, given.revision, given.restored),
  ),
}

/** The back office's own door to the newsroom, in the terms of react-admin. Who asks is known before anything else is. */
export function addAdminApi(app: FastifyInstance, { guard, newsroom }: Pick<AdminParts, 'guard' | 'newsroom'>): void {
  const authorized = (request: FastifyRequest<Params>) => authorize(request, guard)
  const options = { bodyLimit: MAX_BODY_BYTES }
  const withDocument = { ...options, config: { hasDocument: true } }

  app.get<Params & { Querystring: Record<string, unknown> }>(`${ROOT}/:kind`, async (request, reply) => {
    const { actor, kind } = await authorized(request)
    const query = readListParameters(kind, request.query, actor.id)
    const listed = await newsroom.choices(actor, query)
    return listed.ok ? sendList(reply, listed.value.documents, query.offset, listed.value.total) : send(reply, listed)
  })

  app.post<Params>(`${ROOT}/:kind`, withDocument, async (request, reply) => {
    const { actor, kind } = await authorized(request)
    // A medium is begun by its file, which comes another way (`uploads.ts`): here one could name any.
    if (kind === 'media') return send(reply, refused({ reason: 'forbidden', because: 'needs-file' }))
    const id = readBody(idempotencyKey, request.headers['idempotency-key'])
    if (id === undefined) return send(reply.code(201), await newsroom.create(actor, kind, request.body))
    const created = await newsroom.createOnce(actor, kind, request.body, id)
    return created.ok ? send(reply.code(created.value.isNew ? 201 : 200), done(created.value.document)) : send(reply, created)
  })

  app.get<Params>(`${ROOT}/:kind/:id`, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    return send(reply, await newsroom.find(actor, kind, id))
  })

  app.put<Params>(`${ROOT}/:kind/:id`, withDocument, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    const { revision: base, content, isAutomatic } = readBody(saveSchema, request.body)
    return send(reply, await newsroom.save(actor, kind, id, base, content, isAutomatic))
  })

  app.delete<Params>(`${ROOT}/:kind/:id`, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    return send(reply, await newsroom.remove(actor, kind, id))
  })

  app.get<Params>(`${ROOT}/:kind/:id/revisions`, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    return send(reply, await newsroom.revisions(actor, kind, id))
  })

  app.get<Params & { Querystring: Record<string, unknown> }>(`${ROOT}/:kind/:id/difference`, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    const { older, newer } = readBody(z.object({ older: z.coerce.number(), newer: z.coerce.number() }), request.query)
    return send(reply, await newsroom.difference(actor, kind, id, older, newer))
  })

  app.get<Params>(`${ROOT}/:kind/:id/uses`, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    return send(reply, await newsroom.uses(actor, kind, id))
  })

  app.post<Params>(`${ROOT}/:kind/:id/:act`, options, async (request, reply) => {
    const { actor, kind, id } = await authorized(request)
    const { act: name } = request.params
    if (!Object.hasOwn(acts, name)) throw new RequestFault('not-found')
    const { perform } = acts[name as keyof typeof acts] // one of them: just asked
    return send(reply, await perform(newsroom, actor, kind, id, request.body ?? {}))
  })
}

interface Act {
  readonly schema: z.ZodType
  readonly perform: (newsroom: Newsroom, actor: User, kind: Kind, id: string, body: unknown) => Promise<Outcome<unknown>>
}

function act<Given>(
  schema: z.ZodType<Given>,
  perform: (newsroom: Newsroom, actor: User, kind: Kind, id: string, given: Given) => Promise<Outcome<unknown>>,
): Act {
  return { schema, perform: (newsroom, actor, kind, id, body) => perform(newsroom, actor, kind, id, readBody(schema, body)) }
}
