import { createHmac } from 'node:crypto'
import { toInstant } from '../../content/time.ts'
import type { Database } from '../database.ts'

/** How often something failed in a row, and when it did last. */
export interface Failures {
  readonly count: number
  readonly lastMs: number
}

/** The failures to sign in, by whatever they are counted by, for all the processes of a magazine. */
export interface SignInFailures {
  find(keys: readonly string[]): Promise<Failures[]>
  /** Finds them and writes what `change` makes of them, with nobody in between; null leaves them as they are. */
  change(keys: readonly string[], now: Date, change: (found: readonly Failures[]) => readonly Failures[] | null): Promise<void>
}

/** Nobody asks for failures that are older. */
const KEPT_MS = 60 * 60_000
const NONE: Failures = { count: 0, lastMs: 0 }

/** Keeps them in the store. Of what was typed there is only a hash: people type passwords into the wrong field. */
export function createSignInFailures(database: Database, secret: string): SignInFailures {
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')

  async function read(db: Database['db'], keys: readonly string[]): Promise<Failures[]> {
    const rows = await db.selectFrom('signInFailure').selectAll().where('key', 'in', keys).execute()
    return keys.map((key) => {
      const row = rows.find((one) => one.key === key)
      return row ? { count: row.count, lastMs: Date.parse(row.lastAt) } : NONE
    })
  }

  return {
    find: (keys) => read(database.db, keys.map(hashed)),

    change: (given, now, change) =>
      database.writeTogether(async (db) => {
        const keys = given.map(hashed)
        const changed = change(await read(db, keys))
        if (!changed) return
        await db
          .deleteFrom('signInFailure')
          .where('lastAt', '<', toInstant(new Date(now.getTime() - KEPT_MS)))
          .execute()
        for (const [index, key] of keys.entries()) {
          const { count, lastMs } = changed[index] ?? NONE
          const row = { count, lastAt: toInstant(new Date(lastMs)) }
          if (count === 0) await db.deleteFrom('signInFailure').where('key', '=', key).execute()
          else
            await db
              .insertInto('signInFailure')
              .values({ key, ...row })
              .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
              .execute()
        }
      }),
  }
}
