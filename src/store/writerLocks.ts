import { sql, type Kysely } from 'kysely'
import type { Kind } from '../content/kinds.ts'
import type { WriteScope } from '../content/newsroom/documentStore.ts'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'

// Any numbers serve, as long as no other program of ours uses them in the same database.
const NEWSROOM_LOCK = 20_260_101
const GROUP_LOCK = 20_260_102
const DOCUMENT_LOCKS = 20_260_103
const SLUG_LOCKS = 20_260_104
const PUBLICATION_LOCK = 20_260_105

/**
 * Makes this transaction the only one that may count, note or queue (`Database.writeTogether`). The newsroom takes it too before it deletes
 * for ever what such rows name, or changes tables: each would otherwise wait for rows of the other.
 */
export const lockGroups = (engine: Engine, db: Kysely<Tables>): Promise<void> => lock(engine, db, GROUP_LOCK)

/** For whoever makes the store ready to be served: the whole newsroom, waited for however long another program has it, which may be doing the same. */
export type LockScope = WriteScope | 'preparation'

/**
 * Makes this transaction alone with its scope. Drafts and publications share the newsroom's lock, and each has one of its own for its document; publications have
 * one more for all that readers see. Every transaction takes them in this order, so nobody waits in a circle.
 */
export async function lockScope(engine: Engine, db: Kysely<Tables>, scope: LockScope): Promise<void> {
  if (engine !== 'postgres') return
  if (scope === 'newsroom') return lock(engine, db, NEWSROOM_LOCK)
  if (scope === 'preparation') {
    await sql`set local lock_timeout = 0`.execute(db)
    await lock(engine, db, NEWSROOM_LOCK)
    // A table that has to be changed is another matter: all its readers would wait behind us.
    await sql`set local lock_timeout to default`.execute(db)
    return
  }
  const isPublication = 'publication' in scope
  const locks = [
    sql`pg_advisory_xact_lock_shared(${sql.lit(NEWSROOM_LOCK)})`,
    ...(isPublication ? [sql`pg_advisory_xact_lock(${sql.lit(PUBLICATION_LOCK)})`] : []),
    sql`pg_advisory_xact_lock(${sql.lit(DOCUMENT_LOCKS)}, hashtext(${isPublication ? scope.publication : scope.draft}))`,
  ]
  await sql`select ${sql.join(locks)}`.execute(db)
}

/** Makes this transaction the only one that may take a slug of this kind with this stem: which are free is true until it ends. */
export async function lockSlugs(engine: Engine, db: Kysely<Tables>, kind: Kind, stem: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(SLUG_LOCKS)}, hashtext(${`${kind} ${stem}`}))`.execute(db)
}

async function lock(engine: Engine, db: Kysely<Tables>, number: number): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(number)})`.execute(db)
}
