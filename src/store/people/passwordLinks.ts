import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toInstant } from '../../content/time.ts'
import type { Account, PasswordLink } from '../../content/people/user.ts'
import { findAccount } from './accounts.ts'
import type { Database, Engine } from '../database.ts'
import type { Tables } from '../tables.ts'

const TOKEN_BYTES = 32

/** The name under which better-auth looks for a link to choose a password. */
export const LINK_PREFIX = 'reset-password:'

/** How a link is kept: whoever reads the store, or a copy of it, cannot open one. */
export function keptAs(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url')
}

/** Gives somebody one link to choose a password with, good once and until `expiresAt`; those given before open nothing any more. */
export async function givePasswordLink(
  engine: Engine,
  db: Transaction<Tables>,
  { id, userId, now, expiresAt }: { id: string; userId: string; now: Date; expiresAt: Date },
): Promise<string> {
  // SQLite's driver binds no dates.
  const moment = (date: Date) => (engine === 'postgres' ? date : toInstant(date))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await withdrawPasswordLinks(db, userId)
  await db
    .insertInto('verification')
    .values({
      id,
      identifier: keptAs(`${LINK_PREFIX}${token}`),
      value: userId,
      expiresAt: moment(expiresAt),
      createdAt: moment(now),
      updatedAt: moment(now),
    })
    .execute()
  return token
}

/** Whose link it is, while it works. It says nothing of anybody without the token, which nobody guesses. */
export async function readPasswordLink({ db }: Database, token: string, now: Date): Promise<PasswordLink> {
  const link = await db
    .selectFrom('verification')
    .select(['value', 'expiresAt'])
    .where('identifier', '=', keptAs(`${LINK_PREFIX}${token}`))
    .executeTakeFirst()
  const account = link && (await findAccount(db, link.value))
  if (!account || account.state === 'suspended') return { state: 'unknown' }
  if (new Date(link.expiresAt) <= now) return { state: 'expired' }
  return { state: 'open', name: account.name, email: account.email }
}

/** Makes the links that somebody was given open nothing. Devices they trust, and a sign-in half done, are not links. */
export async function withdrawPasswordLinks(db: Transaction<Tables>, userId: string): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('value', '=', userId)
    .where('identifier', 'not like', 'trust-device-%')
    .where('identifier', 'not like', '2fa-%')
    .execute()
}

/**
 * What a new password settles: it is the owner's own, the invitation is accepted, and links given before and devices trusted with the
 * old one open nothing any more. Gives the account as it was.
 */
export function settlePassword(database: Database, userId: string): Promise<Account | undefined> {
  return database.write(async (db) => {
    const before = await findAccount(db, userId)
    await db
      .updateTable('user')
      .set({ invitedUntil: null, mustChangePassword: database.engine === 'postgres' ? false : 0 })
      .where('id', '=', userId)
      .execute()
    await db.deleteFrom('verification').where('value', '=', userId).execute()
    return before
  })
}

/** Makes every device ask somebody for the second factor again. */
export async function distrustDevices(database: Database, userId: string): Promise<void> {
  await database.write((db) =>
    db.deleteFrom('verification').where('value', '=', userId).where('identifier', 'like', 'trust-device-%').execute(),
  )
}
