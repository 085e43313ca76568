import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reference, text } from '../../content/fields.ts'
import { kinds, type Kind } from '../../content/kinds.ts'
import type { BinResult } from '../../content/newsroom/binEntry.ts'
import { done, type Outcome } from '../../content/newsroom/refusal.ts'
import { signedInUser } from '../auth/signedIn.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { sendList, sendOutcome } from './answer.ts'
import { readBody, ROOT } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { rangeSchema, readJson } from './listParameters.ts'
import { refusalAnswer } from './refusals.ts'

const AT_ONCE = 100

export const binFilterSchema = z.strictObject({ q: text().max(200).optional(), kind: z.enum(Object.keys(kinds) as Kind[]).optional() })
export const binIdsSchema = z.strictObject({
  ids: z
    .array(reference)
    .min(1)
    .max(AT_ONCE)
    .overwrite((given) => [...new Set(given)]),
})

/** What was deleted: to look at, to take back, to delete for ever. */
export function addBinRoutes(app: FastifyInstance, { guard, newsroom }: Pick<AdminRouteContext, 'guard' | 'newsroom'>): void {
  app.get<{ Querystring: Record<string, unknown> }>(`${ROOT}/bin`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { q: words, kind } = readJson(binFilterSchema, request.query['filter'], {})
    const [first, last] = readJson(rangeSchema, request.query['range'], [0, 24])
    const listed = await newsroom.bin(actor, { words, kind, limit: last - first + 1, offset: first })
    return listed.ok ? sendList(reply, listed.value.entries, first, listed.value.total) : sendOutcome(reply, listed)
  })

  app.post(`${ROOT}/bin/restore`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { ids } = readBody(binIdsSchema, request.body)
    const language = languageOf(request) ?? 'it'
    const results: BinResult[] = []
    for (const id of ids) results.push(toResult(id, await newsroom.recover(actor, id), language))
    return sendOutcome(reply, done({ results }))
  })

  app.post(`${ROOT}/bin/purge`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const { ids } = readBody(binIdsSchema, request.body)
    const language = languageOf(request) ?? 'it'
    const results: BinResult[] = []
    for (const id of ids) results.push(toResult(id, await newsroom.purge(actor, id), language))
    return sendOutcome(reply, done({ results }))
  })

  app.post(`${ROOT}/bin/empty`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    let purged = 0
    // What is refused stays at its place: the next look begins behind it.
    for (let refused = 0; ;) {
      const listed = await newsroom.bin(actor, { limit: AT_ONCE, offset: refused })
      if (!listed.ok) return sendOutcome(reply, listed)
      if (listed.value.entries.length === 0) return sendOutcome(reply, done({ purged }))
      for (const { id } of listed.value.entries) {
        if ((await newsroom.purge(actor, id)).ok) purged += 1
        else refused += 1
      }
    }
  })
}

function toResult(id: string, outcome: Outcome<{ readonly newSlug: string | null } | null>, language: 'it' | 'en'): BinResult {
  if (outcome.ok) return { id, ok: true, newSlug: outcome.value?.newSlug ?? null }
  const { code, message } = refusalAnswer(outcome, language).body
  return { id, ok: false, code, message }
}
