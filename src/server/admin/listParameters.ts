import { z } from 'zod'
import type { Kind } from '../../content/kinds.ts'
import { SORTS, type ListQuery } from '../../content/newsroom/listing.ts'
import { reference, text } from '../../content/fields.ts'
import { RequestFault } from '../errors.ts'

const STATES = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const
const MAX_ROWS = 100

const filter = z.strictObject({
  q: text().max(200).optional(),
  state: z.enum(STATES).optional(),
  naming: z.array(reference).max(10).optional(),
  mine: z.boolean().optional(),
  ids: z.array(reference).max(MAX_ROWS).optional(),
})
const sort = z.tuple([z.enum(SORTS), z.enum(['ASC', 'DESC'])])
const rangeSchema = z
  .tuple([z.number().int().min(0).max(1_000_000), z.number().int().min(0)])
  .refine(([first, last]) => last >= first && last - first < MAX_ROWS)

/** What a list was asked for, in the words of react-admin: `filter={"state":"draft"}&sort=["title","ASC"]&range=[0,24]`. */
export function readListParameters(kind: Kind, query: Readonly<Record<string, unknown>>, actor: string): ListQuery {
  const { q, state, naming, mine, ids } = readJson(filter, query['filter'], {})
  const [by, direction] = readJson(sort, query['sort'], ['updatedAt', 'DESC'])
  return {
    kind,
    ...(q !== undefined && { words: q }),
    ...(state && { state }),
    ...(naming && { naming }),
    ...(mine && { theirs: actor }),
    ...(ids && { ids }),
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
  const parsed = schema.safeParse(typeof typed === 'string' ? fromJson(typed) : undefined)
  if (!parsed.success) throw new RequestFault('bad-request')
  return parsed.data
}

function fromJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    throw new RequestFault('bad-request')
  }
}
