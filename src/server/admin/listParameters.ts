import { z } from 'zod'
import type { Kind } from '../../content/kinds.ts'
import { MEDIA_SORTS } from '../../content/kinds/media.ts'
import { SORTS, STATES, type ListQuery } from '../../content/newsroom/listing.ts'
import { instant, reference, text } from '../../content/fields.ts'
import { refuseUnstorable } from '../http/addInputGuard.ts'
import { RequestFault } from '../errors.ts'
import { readBody } from './authorize.ts'

const MAX_ROWS = 100

const moment = instant.optional()

export const filterSchema = z.strictObject({
  q: text().max(200).optional(),
  state: z.union([z.enum(STATES), z.array(z.enum(STATES)).min(1).max(STATES.length)]).optional(),
  naming: z.array(reference).max(10).optional(),
  noIssue: z.boolean().optional(),
  mine: z.boolean().optional(),
  assigned: z.boolean().optional(),
  inReview: z.boolean().optional(),
  returned: z.boolean().optional(),
  updatedFrom: moment,
  updatedUntil: moment,
  publishedFrom: moment,
  publishedUntil: moment,
  type: z.enum(MEDIA_SORTS).optional(),
  altMissing: z.boolean().optional(),
  ids: z.array(reference).max(MAX_ROWS).optional(),
})
export const sortSchema = z.tuple([z.enum(SORTS), z.enum(['ASC', 'DESC'])])
export const rangeSchema = z
  .tuple([z.number().int().min(0).max(1_000_000), z.number().int().min(0)])
  .refine(([first, last]) => last >= first && last - first < MAX_ROWS)

/** What a list was asked for, in the words of react-admin: `filter={"state":"draft"}&sort=["title","ASC"]&range=[0,24]`. */
export function readListParameters(kind: Kind, query: Readonly<Record<string, unknown>>, actor: string): ListQuery {
  const { q, state, naming, noIssue, mine, assigned, inReview, returned, type, altMissing, ids, ...dates } = readJson(
    filterSchema,
    query['filter'],
    {},
  )
  const [by, direction] = readJson(sortSchema, query['sort'], ['updatedAt', 'DESC'])
  return {
    kind,
    ...(q !== undefined && { words: q }),
    ...(state !== undefined && { states: [state].flat() }),
    ...(naming && { naming }),
    ...(noIssue && { noIssue }),
    ...(mine && { theirs: actor }),
    ...(assigned && { assigned: actor }),
    ...(inReview !== undefined && { inReview }),
    ...(returned !== undefined && { returned }),
    ...(type && { mediaSort: type }),
    ...(altMissing !== undefined && { altMissing }),
    ...(ids && { ids }),
    updated: { from: dates.updatedFrom, until: dates.updatedUntil },
    published: { from: dates.publishedFrom, until: dates.publishedUntil },
    sort: { by, isDescending: direction === 'DESC' },
    ...readRange(query['range']),
  }
}

/** Which rows: `[0,24]` are the first 25. */
export function readRange(typed: unknown): { readonly limit: number; readonly offset: number } {
  const [first, last] = readJson(rangeSchema, typed, [0, 24])
  return { limit: last - first + 1, offset: first }
}

/** A parameter that is written as JSON. */
export function readJson<T>(schema: z.ZodType<T>, typed: unknown, otherwise: NoInfer<T>): T {
  if (typed === undefined) return otherwise
  const given = typeof typed === 'string' ? fromJson(typed) : undefined
  // Escaped in JSON, it was not seen in the address.
  refuseUnstorable(given)
  return readBody(schema, given)
}

function fromJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    throw new RequestFault('bad-request')
  }
}
