import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reference, text } from '../../content/fields.ts'
import type { Outcome } from '../../content/newsroom/refusal.ts'
import { done, refused } from '../../content/newsroom/refusal.ts'
import type { ListedRedirect } from '../../content/redirect.ts'
import { fold } from '../../content/search/words.ts'
import type { User } from '../../content/user.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { sendList, sendOutcome } from './answer.ts'
import { ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { readJson, readRange } from './listParameters.ts'

const SORTS = ['from', 'to', 'hits', 'lastHitAt', 'createdAt'] as const
export const redirectFilterSchema = z.strictObject({
  q: text().max(200).optional(),
  isAutomatic: z.boolean().optional(),
  ids: z.array(reference).max(100).optional(),
})
export const redirectSortSchema = z.tuple([z.enum(SORTS), z.enum(['ASC', 'DESC'])])

type Query = AdminParams & { Querystring: Record<string, unknown> }

/** Redirects in the terms of react-admin. They are known by their address; what stands for it here is short, and fits in a path. */
export function addRedirectRoutes(app: FastifyInstance, { guard, newsroom }: AdminRouteContext): void {
  const list = `${ROOT}/redirect`
  const one = `${ROOT}/redirect/:id`

  app.get<Query>(list, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { q = '', isAutomatic, ids } = readJson(redirectFilterSchema, request.query['filter'], {})
    const [by, direction] = readJson(redirectSortSchema, request.query['sort'], ['from', 'ASC'])
    const { limit, offset } = readRange(request.query['range'])
    const all = await newsroom.redirects(actor)
    if (!all.ok) return sendOutcome(reply, all)
    const found = all.value
      .filter((redirect) => isAutomatic === undefined || redirect.isAutomatic === isAutomatic)
      .filter((redirect) => !ids || ids.includes(withId(redirect).id))
      .filter(({ from, to }) => fold(`${from} ${to ?? ''}`).includes(fold(q)))
      .sort((a, b) => compare(a[by], b[by]) * (direction === 'ASC' ? 1 : -1) || compare(a.from, b.from))
    return sendList(reply, found.slice(offset, offset + limit).map(withId), offset, found.length)
  })

  app.get<AdminParams>(one, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const found = await find(actor, request.params.id)
    return sendOutcome(reply, found.ok ? done(withId(found.value)) : found)
  })

  app.post<AdminParams>(list, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const added = await newsroom.addRedirect(actor, fieldsOf(request.body))
    return added.ok ? sendOutcome(reply.code(201), done(withId(added.value))) : sendOutcome(reply, added)
  })

  app.put<AdminParams>(one, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const found = await find(actor, request.params.id)
    const changed = found.ok ? await newsroom.changeRedirect(actor, found.value.from, fieldsOf(request.body)) : found
    return sendOutcome(reply, changed.ok ? done(withId(changed.value)) : changed)
  })

  app.delete<AdminParams>(one, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const found = await find(actor, request.params.id)
    return sendOutcome(reply, found.ok ? await newsroom.removeRedirect(actor, found.value.from) : found)
  })

  async function find(actor: User, id: string): Promise<Outcome<ListedRedirect>> {
    const all = await newsroom.redirects(actor)
    if (!all.ok) return all
    const found = all.value.find((redirect) => withId(redirect).id === id)
    return found ? done(found) : refused({ reason: 'not-found' })
  }
}

const withId = (redirect: ListedRedirect) => ({
  id: createHash('sha256').update(redirect.from).digest('base64url').slice(0, 22),
  ...redirect,
})

/** A form sends back all that it was given: what an editor can change is these two. */
function fieldsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { from, to }: { from?: unknown; to?: unknown } = body
  return { from, to }
}

/** What is not there comes first. */
function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a ?? '').localeCompare(String(b ?? ''), 'it')
}
