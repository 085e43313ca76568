import type { Database } from '../database.ts'

/** The secret that somebody's codes are made with, as the sign-in library encrypted it. */
export async function findFactorSecret({ db }: Database, userId: string): Promise<string | undefined> {
  return (await db.selectFrom('twoFactor').select('secret').where('userId', '=', userId).executeTakeFirst())?.secret
}

/** Makes a step of somebody's clock the last one whose code was let in; false if that, or a later one, was. */
export function claimStep(database: Database, userId: string, step: number): Promise<boolean> {
  return database.writeTogether(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('twoFactor')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** What a second factor that is new settles: sessions opened before it end, but for one, and no device is trusted any more. */
export async function settleSecondFactor(database: Database, userId: string, keptSession: string): Promise<void> {
  await database.write(async (db) => {
    await db.deleteFrom('session').where('userId', '=', userId).where('token', '!=', keptSession).execute()
    await db.deleteFrom('verification').where('value', '=', userId).where('identifier', 'like', 'trust-device-%').execute()
  })
}

/** Another secret has codes of its own: none of them was used. */
export async function forgetSteps(database: Database, userId: string): Promise<void> {
  await database.write((db) => db.updateTable('twoFactor').set({ lastStep: null }).where('userId', '=', userId).execute())
}
