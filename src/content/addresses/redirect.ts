import { z } from 'zod'
import { isSafeAddress } from '../body/safeAddress.ts'
import { address } from '../fields.ts'
import { headerAddress, normalPath } from './normalPath.ts'
import { problem } from '../problem.ts'
import type { Instant } from '../time.ts'

/** An address of the site that leads elsewhere because an editor said so. Those left by a changed slug make themselves. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .trim()
      .max(500)
      .refine((from) => normalPath(from) !== null && !/[?#]/.test(from), problem('redirect-from'))
      .transform((from) => normalPath(from) ?? from),
    // Written as a header, an address may lead elsewhere than it seemed to: `/..//evil.example` is `//evil.example`.
    to: address.refine(isWhole, problem('address')).transform(headerAddress).refine(canLeadTo, problem('address')),
  })
  .refine(({ from, to }) => normalPath(to) !== from, { path: ['to'], ...problem('redirect-loop') })

/** A query or a fragment alone says no place. */
function isWhole(address: string): boolean {
  return !/^[?#]/.test(address)
}

/** May readers be sent to this address? It is asked again when they are: a redirect may be older than the rule. */
export function canLeadTo(address: string): boolean {
  return isSafeAddress(address) && isWhole(address)
}

export type Redirect = z.infer<typeof redirectSchema>

/** One in the editors' list: `to` is where it leads now, none if what it led to is not visible any more. */
export interface ListedRedirect {
  readonly from: string
  readonly to: string | null
  /** Left by a slug that changed, or written by an editor. */
  readonly isAutomatic: boolean
  readonly createdAt: Instant
  /** How many readers it has led on. */
  readonly hits: number
  readonly lastHitAt: Instant | null
}

export const REDIRECT_SORTS = ['from', 'to', 'hits', 'lastHitAt', 'createdAt'] as const

/** Which redirects a list shows. */
export interface RedirectQuery {
  /** Part of where one leads from, or to. */
  readonly words?: string
  readonly isAutomatic?: boolean
  readonly paths?: readonly string[]
  readonly sort: { readonly by: (typeof REDIRECT_SORTS)[number]; readonly isDescending: boolean }
  readonly limit: number
  readonly offset: number
}

export interface RedirectListing {
  readonly total: number
  readonly redirects: readonly ListedRedirect[]
}
