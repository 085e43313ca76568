import { sql, type Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

// Any numbers serve, as long as no other program of ours uses them in the same database.
const NEWSROOM_LOCK = 20_260_101
const GROUP_LOCK = 20_260_102

/** Makes this transaction the only one of the newsroom until it ends, on whatever machine. SQLite has one writer by nature. */
export const lockNewsroom = (engine: Engine, db: Kysely<Tables>): Promise<void> => lock(engine, db, NEWSROOM_LOCK)

/**
 * Makes this transaction the only one that may count, note or queue (`Database.writeTogether`). The newsroom takes it too before it deletes
 * for ever what such rows name, or changes tables: each would otherwise wait for rows of the other.
 */
export const lockGroups = (engine: Engine, db: Kysely<Tables>): Promise<void> => lock(engine, db, GROUP_LOCK)

async function lock(engine: Engine, db: Kysely<Tables>, number: number): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(db)
}
