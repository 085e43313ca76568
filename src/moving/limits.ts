import type { Instant } from '../content/time.ts'

/** What a text can hold here of what it had there. */
export const MOST_TITLE = 200
export const MOST_TAGS = 20
export const MOST_AUTHORS = 12

/** When something came out that nobody has dated. */
export const NEVER: Instant = '1970-01-01T00:00:00.000Z'
