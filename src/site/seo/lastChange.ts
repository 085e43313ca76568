import type { Instant } from '../../content/time.ts'

/** When a feed changed that is empty. Were it the moment it is drawn at, a kept one would differ from one that is drawn anew. */
export const NEVER_CHANGED = '1970-01-01T00:00:00.000Z'

/** When readers last saw something new: a revision may have been written long before it was published. */
export const lastChange = ({ publishedAt, updatedAt }: { readonly publishedAt: Instant; readonly updatedAt: Instant }): Instant =>
  updatedAt > publishedAt ? updatedAt : publishedAt
