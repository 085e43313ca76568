import { sql, type Kysely } from 'kysely'
import type { Kind } from '../content/kinds.ts'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

// Any numbers serve, as long as no other program of ours uses them in the same database.
const NEWSROOM_LOCK = 20_260_101
const GROUP_LOCK = 20_260_102
const DRAFT_LOCKS = 20_260_103
const SLUG_LOCKS = 20_260_104

/** Makes this transaction the only one of the newsroom until it ends, on whatever machine. SQLite has one writer by nature. */
export const lockNewsroom = (engine: Engine, db: Kysely<Tables>): Promise<void> => lock(engine, db, NEWSROOM_LOCK)

/**
 * Makes this transaction the only one that may count, note or queue (`Database.writeTogether`). The newsroom takes it too before it deletes
 * for ever what such rows name, or changes tables: each would otherwise wait for rows of the other.
 */
export const lockGroups = (engine: Engine, db: Kysely<Tables>): Promise<void> => lock(engine, db, GROUP_LOCK)

/** Makes this transaction the only one that writes this draft; others may be written beside it, but nothing of the newsroom else. */
export async function lockDraft(engine: Engine, db: Kysely<Tables>, id: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock_shared(${sql.lit(NEWSROOM_LOCK)}), pg_advisory_xact_lock(${sql.lit(DRAFT_LOCKS)}, hashtext(${id}))`.execute(
      db,
    )
}

/** Makes this transaction the only one that may take a slug of this kind with this stem: which are free is true until it ends. */
export async function lockSlugs(engine: Engine, db: Kysely<Tables>, kind: Kind, stem: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(SLUG_LOCKS)}, hashtext(${`${kind} ${stem}`}))`.execute(db)
}

async function lock(engine: Engine, db: Kysely<Tables>, number: number): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(db)
}
