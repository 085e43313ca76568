import { z } from 'zod'
import { DEFAULT_EXPIRATION } from '../popup/core/readSettings.ts'
import { isSafeAddress } from './body/safeAddress.ts'
import { problem } from './problem.ts'
import { slugify } from './addresses/slug.ts'
import { withoutUnseen } from './storable.ts'

/** The fields that several kinds share, so that the same word obeys the same rule everywhere. */

export const requiredText = (max: number) => text().trim().min(1, problem('required')).max(max)
export const optionalText = (max: number) => text().trim().max(max).default('')

/**
 * Pasted text brings control characters along, and what is imported from a file may hold what the store cannot keep (`storable.ts`), which
 * over HTTP is refused: nobody sees them. Line breaks and tabs stay.
 */
export const text = () => z.string().overwrite(withoutUnseen)

export const slug = z
  .string()
  .max(96)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, problem('slug'))

/** The identifier of another document. */
export const reference = z.string().regex(/^[\w-]{1,64}$/)
export const optionalReference = reference.nullable().default(null)
export const references = (max: number) =>
  z
    .array(reference)
    .max(max)
    .overwrite((ids) => [...new Set(ids)])
    .default([])

export const instant = z.iso.datetime(problem('instant')).transform((value) => new Date(value).toISOString())
export const address = z.string().trim().max(2000).refine(isSafeAddress, problem('address'))
export const optionalAddress = z.union([z.literal(''), address]).default('')
export const language = z.enum(['it', 'en']).default('it')

export const schedule = { publishAt: instant.nullable().default(null), unpublishAt: instant.nullable().default(null) }
export const seo = { seoTitle: optionalText(120), seoDescription: optionalText(320), socialImage: optionalReference }

interface Scheduled {
  readonly publishAt: string | null
  readonly unpublishAt: string | null
}

/** For `.refine`: a thing cannot end before it begins. */
export const endsAfterItBegins = (scheduled: Scheduled): boolean =>
  !scheduled.publishAt || !scheduled.unpublishAt || scheduled.publishAt < scheduled.unpublishAt
export const endsTooEarly = { path: ['unpublishAt'], ...problem('end-before-start') }

/** A form may leave the slug out: it is then made from the name. */
export function withSlugFrom(field: 'title' | 'name') {
  return (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const entries: Record<string, unknown> = { ...value }
    const name = entries[field]
    return entries['slug'] || typeof name !== 'string' ? entries : { ...entries, slug: slugify(name) }
  }
}

/** How many days "do not show again" lasts; none: as long as the default, which nobody may exceed. */
export const cookieExpiration = z.number().int().min(0).max(DEFAULT_EXPIRATION).nullable().default(null)
