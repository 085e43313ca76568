import { toInstant, type Instant } from '../time.ts'

/** What search engines call news: two days old at most. */
const NEWS_MS = 48 * 60 * 60 * 1000

/** What was published at this moment is the oldest that is still news `now`. */
export const newsSince = (now: Instant): Instant => toInstant(new Date(Date.parse(now) - NEWS_MS))

/** The first moment at which what was published then is no news any more. */
export const newsEnd = (publishedAt: Instant): Instant => toInstant(new Date(Date.parse(publishedAt) + NEWS_MS + 1))
