import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { text } from '../../content/fields.ts'
import { done } from '../../content/newsroom/refusal.ts'
import { normalPath } from '../../content/addresses/normalPath.ts'
import { REDIRECT_SORTS, type ListedRedirect } from '../../content/addresses/redirect.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { sendList, sendOutcome } from './answer.ts'
import { ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { readJson, readRange } from './listParameters.ts'

/** A path of 500 signs, three bytes each, as such an identifier. */
const MOST_ID = 2000

export const redirectFilterSchema = z.strictObject({
  q: text().max(200).optional(),
  isAutomatic: z.boolean().optional(),
  ids: z.array(z.string().max(MOST_ID)).max(100).optional(),
})
export const redirectSortSchema = z.tuple([z.enum(REDIRECT_SORTS), z.enum(['ASC', 'DESC'])])

type Query = AdminParams & { Querystring: Record<string, unknown> }

/** Redirects in the terms of react-admin. They are known by their address. */
export function addRedirectRoutes(app: FastifyInstance, { guard, newsroom }: AdminRouteContext): void {
  const list = `${ROOT}/redirect`
  const one = `${ROOT}/redirect/:id`

  app.get<Query>(list, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { q, isAutomatic, ids } = readJson(redirectFilterSchema, request.query['filter'], {})
    const [by, direction] = readJson(redirectSortSchema, request.query['sort'], ['from', 'ASC'])
    const { limit, offset } = readRange(request.query['range'])
    const found = await newsroom.redirects(actor, {
      ...(q && { words: q }),
      ...(isAutomatic !== undefined && { isAutomatic }),
      ...(ids && { paths: ids.map(pathOf) }),
      sort: { by, isDescending: direction === 'DESC' },
      limit,
      offset,
    })
    return found.ok ? sendList(reply, found.value.redirects.map(withId), offset, found.value.total) : sendOutcome(reply, found)
  })

  app.get<AdminParams>(one, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const found = await newsroom.redirect(actor, pathOf(request.params.id))
    return sendOutcome(reply, found.ok ? done(withId(found.value)) : found)
  })

  app.post<AdminParams>(list, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const added = await newsroom.addRedirect(actor, fieldsOf(request.body))
    return added.ok ? sendOutcome(reply.code(201), done(withId(added.value))) : sendOutcome(reply, added)
  })

  app.put<AdminParams>(one, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const changed = await newsroom.changeRedirect(actor, pathOf(request.params.id), fieldsOf(request.body))
    return sendOutcome(reply, changed.ok ? done(withId(changed.value)) : changed)
  })

  app.delete<AdminParams>(one, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    return sendOutcome(reply, await newsroom.removeRedirect(actor, pathOf(request.params.id)))
  })
}

/** What stands for a path in the path of a call: its bytes, which need no table to be read again. */
const withId = (redirect: ListedRedirect) => ({ id: Buffer.from(redirect.from).toString('base64url'), ...redirect })

/** Empty, which no redirect leads from, for what stands for none. */
function pathOf(id: string): string {
  const path = Buffer.from(id, 'base64url').toString()
  return normalPath(path) === path ? path : ''
}

/** A form sends back all that it was given: what an editor can change is these two. */
function fieldsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { from, to }: { from?: unknown; to?: unknown } = body
  return { from, to }
}
