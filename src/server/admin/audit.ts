import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditEntry } from '../../content/people/audit.ts'
import { instant, reference, text } from '../../content/fields.ts'
import { kinds, type Kind } from '../../content/kinds.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { done, refused } from '../../content/newsroom/refusal.ts'
import { toWallTime, type Clock, toInstant } from '../../content/time.ts'
import type { Actor } from '../../content/people/user.ts'
import { auditIn } from '../../messages/audit.ts'
import type { AuditFilter, AuditLog } from '../../store/people/auditLog.ts'
import type { AuthGuard } from '../auth/signedIn.ts'
import { languageOf } from '../http/requestLanguage.ts'
import { sendList, sendOutcome } from './answer.ts'
import { ROOT } from './authorize.ts'
import { authorizeByRole } from './authorizeByRole.ts'
import { auditCsv } from './auditCsv.ts'
import { readJson, readRange } from './listParameters.ts'

export interface AuditParts {
  readonly guard: AuthGuard
  readonly audit: AuditLog
  readonly clock: Clock
  readonly settings: () => Promise<Pick<SiteSettings, 'timeZone'>>
}

const KINDS = [...(Object.keys(kinds) as Kind[]), 'user', 'redirect', 'audit'] as const // its keys are the kinds

export const auditFilterSchema = z.strictObject({
  who: reference.optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  kind: z.enum(KINDS).optional(),
  subject: z.string().max(500).optional(),
  from: instant.optional(),
  to: instant.optional(),
  q: text().max(200).optional(),
})
export const auditSortSchema = z.tuple([z.enum(['at', 'id']), z.enum(['ASC', 'DESC'])])

interface AuditRequest {
  Querystring: Record<string, unknown>
  Params: { id: string }
}

/** The audit log, for administrators: a list to look through, and the same as a table to take away. */
export function addAuditRoutes(app: FastifyInstance, { guard, audit, clock, settings }: AuditParts): void {
  /** Only administrators: see `permissions.ts`. */
  const administrator = (request: FastifyRequest) => authorizeByRole(request, { guard, audit }, 'view', 'audit')

  app.get<AuditRequest>(`${ROOT}/audit`, async (request, reply) => {
    const actor = await administrator(request)
    if (!actor.ok) return sendOutcome(reply, actor)
    const [, direction] = readJson(auditSortSchema, request.query['sort'], ['at', 'DESC'])
    const rows = readRange(request.query['range'])
    const { entries, total } = await audit.list({ ...readFilter(request.query), ...rows, isDescending: direction === 'DESC' })
    return sendList(reply, entries, rows.offset, total)
  })

  app.get<AuditRequest>(`${ROOT}/audit/:id`, async (request, reply) => {
    const actor = await administrator(request)
    if (!actor.ok) return sendOutcome(reply, actor)
    const { id } = request.params
    const entry = /^\d{1,9}$/.test(id) ? await audit.find(Number(id)) : undefined
    return sendOutcome(reply, entry ? done(entry) : refused({ reason: 'not-found' }))
  })

  app.get<AuditRequest>(`${ROOT}/audit.csv`, async (request, reply) => {
    const actor = await administrator(request)
    if (!actor.ok) return sendOutcome(reply, actor)
    const filter = readFilter(request.query)
    const { timeZone } = await settings()
    const locale = languageOf(request) ?? 'it'
    await audit.note({ ...line(actor.value), action: 'audit-exported', details: { ...filter } })
    const day = toWallTime(toInstant(clock()), timeZone).slice(0, 10)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${auditIn(locale).fileName}-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(auditCsv(audit.all(filter), { locale, timeZone })))
  })
}

function readFilter(query: Record<string, unknown>): AuditFilter {
  const { q, ...rest } = readJson(auditFilterSchema, query['filter'], {})
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return { ...given, ...(q !== undefined && { words: q }) }
}

const line = ({ id, name, address }: Actor): Omit<AuditEntry, 'action' | 'details'> => ({
  by: { id, name },
  kind: 'audit',
  subject: null,
  title: '',
  address: address ?? null,
})
