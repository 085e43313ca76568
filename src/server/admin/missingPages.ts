import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { text } from '../../content/fields.ts'
import { dismissSchema, MISSING_SORTS } from '../../content/addresses/missingPage.ts'
import { done } from '../../content/newsroom/refusal.ts'
import { sendList, sendOutcome } from './answer.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { readBody, ROOT } from './authorize.ts'
import { authorizeByRole } from './authorizeByRole.ts'
import { readJson, readRange } from './listParameters.ts'

export const missingFilterSchema = z.strictObject({ q: text().max(200).optional() })
export const missingSortSchema = z.tuple([z.enum(MISSING_SORTS), z.enum(['ASC', 'DESC'])])

interface Query {
  Querystring: Record<string, unknown>
}

/** The addresses that readers ask for in vain, for whoever can lead them elsewhere. */
export function addMissingPageRoutes(
  app: FastifyInstance,
  { guard, audit, missingPages }: Pick<AdminRouteContext, 'guard' | 'audit' | 'missingPages'>,
): void {
  app.get<Query>(`${ROOT}/missing-pages`, async (request, reply) => {
    const permission = await authorizeByRole(request, { guard, audit }, 'view', 'redirect')
    if (!permission.ok) return sendOutcome(reply, permission)
    const { q } = readJson(missingFilterSchema, request.query['filter'], {})
    const [by, direction] = readJson(missingSortSchema, request.query['sort'], ['hits', 'DESC'])
    const { limit, offset } = readRange(request.query['range'])
    const sort = { by, isDescending: direction === 'DESC' }
    const { total, pages } = await missingPages.list({ ...(q && { words: q }), sort, limit, offset })
    return sendList(
      reply,
      pages.map((page) => ({ id: page.path, ...page })),
      offset,
      total,
    )
  })

  app.post(`${ROOT}/missing-pages/dismiss`, async (request, reply) => {
    const permission = await authorizeByRole(request, { guard, audit }, 'edit', 'redirect')
    if (!permission.ok) return sendOutcome(reply, permission)
    await missingPages.dismiss(readBody(dismissSchema, request.body).paths)
    return sendOutcome(reply, done(null))
  })
}
