import type { Kysely } from 'kysely'
import type { Engine } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * A step from one shape of the store to the next. Written once, never changed after it was released. It only adds: while machines are updated one by
 * one, the version before goes on reading and writing (docs/deploy.md). What nobody reads any more is taken away by a later release.
 */
export interface Migration {
  readonly name: string
  readonly up: (db: Kysely<Tables>, engine: Engine) => Promise<void>
}
