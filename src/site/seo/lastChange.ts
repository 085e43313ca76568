import type { Instant } from '../../content/time.ts'

/** When readers last saw something new: a revision may have been written long before it was published. */
export const lastChange = ({ publishedAt, updatedAt }: { readonly publishedAt: Instant; readonly updatedAt: Instant }): Instant =>
  updatedAt > publishedAt ? updatedAt : publishedAt
