import type { Kysely } from 'kysely'
import type { Kind } from '../../content/kinds.ts'
import type { Instant } from '../../content/time.ts'
import type { Tables } from '../tables.ts'

/** A publication of which the kept counts do not know what the clock says, and what to add to them for it. */
export interface Unsettled {
  readonly id: number
  readonly kind: Kind
  readonly publishedAt: Instant
  readonly sectionId: string | null
  readonly issueId: string | null
  /** One more for what is visible and has an end; one less for what has none and has not begun. */
  readonly amount: 1 | -1
}

/** From so many on it is cheaper to count everything. */
const TOO_MANY = 1_000

/**
 * What has an end that is still to come, or has not begun yet: usually a handful. Null if they are too many to be looked at one by one, as in a
 * magazine that gives every article an end.
 */
export async function findUnsettled(db: Kysely<Tables>, now: Instant): Promise<readonly Unsettled[] | null> {
  // One condition each, so that an index of that column is all there is to choose from.
  const rows = db.selectFrom('publication').select(['id', 'kind', 'publishedAt', 'sectionId', 'issueId', 'visibleFrom', 'visibleUntil'])
  const [planned, ending] = await Promise.all([
    rows.where('visibleFrom', '>', now).limit(TOO_MANY).execute(),
    rows.where('visibleUntil', '>', now).limit(TOO_MANY).execute(),
  ])
  if (planned.length + ending.length >= TOO_MANY) return null
  return [
    ...planned.filter(({ visibleUntil }) => visibleUntil === null).map((row) => ({ ...row, amount: -1 as const })),
    ...ending.filter(({ visibleFrom }) => visibleFrom <= now).map((row) => ({ ...row, amount: 1 as const })),
  ]
}
