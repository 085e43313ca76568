import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reference } from '../../content/fields.ts'
import type { Kind } from '../../content/kinds.ts'
import type { BulkResult } from '../../content/newsroom/bulk.ts'
import { isToPublish, statusOf } from '../../content/newsroom/document.ts'
import type { Newsroom } from '../../content/newsroom/newsroom.ts'
import { done, type Outcome } from '../../content/newsroom/refusal.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import type { User } from '../../content/people/user.ts'
import type { Locale } from '../../messages/locale.ts'
import { RequestFault } from '../errors.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { sendOutcome } from './answer.ts'
import { authorize, readBody, ROOT, type AdminParams } from './authorize.ts'
import type { AdminRouteContext } from './adminRouteContext.ts'
import { refusalAnswer } from './refusals.ts'

const MAX_IDS = 100
export const bulkIds = z
  .array(reference)
  .min(1)
  .max(MAX_IDS)
  .overwrite((given) => [...new Set(given)])

export const bulkSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('publish'), ids: bulkIds }),
  z.strictObject({ act: z.literal('delete'), ids: bulkIds }),
  /** Takes back what was just deleted. */
  z.strictObject({ act: z.literal('recover'), ids: bulkIds }),
  z.strictObject({ act: z.literal('unpublish'), ids: bulkIds }),
  /** Takes back what the same person has just published or withdrawn. */
  z.strictObject({ act: z.literal('undo'), ids: bulkIds }),
  z.strictObject({ act: z.enum(['tag', 'untag']), ids: bulkIds, tag: reference }),
  /** Puts articles in an issue, or takes them out of any. */
  z.strictObject({ act: z.literal('issue'), ids: bulkIds, issue: reference.nullable() }),
])
type Bulk = z.infer<typeof bulkSchema>
type Done = Pick<Extract<BulkResult, { ok: true }>, 'changed' | 'undo' | 'issueBefore'>

/** The same act on many documents. Each is a transaction of its own: one that is refused does not hold up the others. */
export function addBulkRoute(app: FastifyInstance, { guard, newsroom, clock }: AdminRouteContext): void {
  app.post<AdminParams>(`${ROOT}/:kind/bulk`, async (request, reply) => {
    const { actor, kind } = await authorize(request, guard)
    const bulk = readBody(bulkSchema, request.body)
    if (('tag' in bulk || 'issue' in bulk) && kind !== 'article') throw new RequestFault('bad-request')
    const language = languageOf(request) ?? 'it'
    const results: BulkResult[] = []
    for (const id of bulk.ids) results.push(toResult(id, await perform(newsroom, actor, kind, id, bulk, toInstant(clock())), language))
    return sendOutcome(reply, done({ results }))
  })
}

async function perform(newsroom: Newsroom, actor: User, kind: Kind, id: string, bulk: Bulk, now: Instant): Promise<Outcome<Done>> {
  if (bulk.act === 'delete') return then(await newsroom.remove(actor, kind, id), { changed: true, undo: 'recover' })
  if (bulk.act === 'recover') return then(await newsroom.recover(actor, id), { changed: true, undo: null })
  if ('tag' in bulk) {
    const retagged = await newsroom.retag(actor, id, bulk.act, bulk.tag)
    if (!retagged.ok) return retagged
    const { changed } = retagged.value
    return done({ changed, undo: changed ? (bulk.act === 'tag' ? 'untag' : 'tag') : null })
  }
  if ('issue' in bulk) {
    const moved = await newsroom.moveToIssue(actor, id, bulk.issue)
    if (!moved.ok) return moved
    const { changed, before } = moved.value
    return done(changed ? { changed, undo: 'issue', issueBefore: before } : { changed, undo: null })
  }
  if (bulk.act === 'undo') return then(await newsroom.undo(actor, kind, id), { changed: true, undo: null })
  const found = await newsroom.find(actor, kind, id)
  if (!found.ok) return found
  const status = statusOf(found.value, now)
  if (bulk.act === 'publish') {
    if (!isToPublish(status)) return done({ changed: false, undo: null })
    return then(await newsroom.publish(actor, kind, id, found.value.revision), { changed: true, undo: 'undo' })
  }
  if (status.state !== 'published' && status.state !== 'scheduled') return done({ changed: false, undo: null })
  return then(await newsroom.unpublish(actor, kind, id), { changed: true, undo: 'undo' })
}

const then = (outcome: Outcome<unknown>, result: Done): Outcome<Done> => (outcome.ok ? done(result) : outcome)

function toResult(id: string, outcome: Outcome<Done>, language: Locale): BulkResult {
  if (outcome.ok) return { id, ok: true, ...outcome.value }
  const { code, message, fields } = refusalAnswer(outcome, language).body
  return { id, ok: false, code, message: fields ? Object.values(fields).join(' ') : message }
}
