import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

const BYTES = 32

/** A secret that every program on this store shares, made the first time it is asked for. */
export function findSecret(database: Database, name: 'sessions' | 'webhooks' | 'limits'): Promise<string> {
  return database.write(async (db) => {
    const kept = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
    if (kept) return kept.value
    const value = randomBytes(BYTES).toString('base64url')
    await db.insertInto('secret').values({ name, value }).execute()
    return value
  })
}
