import type { Database } from '../database.ts'

/** How somebody's password is kept; null for who has not chosen one. */
export async function findPasswordHash({ db }: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('password').where('userId', '=', userId).executeTakeFirst()
  return row?.password ?? null
}

/** Keeps the same password in another way, unless it was changed meanwhile. */
export async function renewPasswordHash(database: Database, userId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await database.writeTogether((db) =>
    db.updateTable('account').set({ password: to }).where('userId', '=', userId).where('password', '=', from).execute(),
  )
}
