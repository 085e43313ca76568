/** A document, or a part of one, as text. */
export type Json = string

/** SQLite has no booleans. */
export type YesNo = 0 | 1
