import type { Kysely } from 'kysely'
import type { SessionUser } from '../../content/people/user.ts'
import type { Tables } from '../tables.ts'

/** A session that the sign-in library wrote down, and whose it is. */
export interface StoredSession {
  readonly user: SessionUser
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function findSession(db: Kysely<Tables>, token: string): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .where('session.token', '=', token)
    .select(['session.createdAt', 'session.expiresAt'])
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.language', 'user.suspendedAt'])
    .select(['user.twoFactorEnabled', 'user.mustChangePassword'])
    .executeTakeFirst()
  if (!row) return undefined
  const { createdAt, expiresAt, twoFactorEnabled, mustChangePassword, ...user } = row
  return {
    user: { ...user, twoFactorEnabled: Boolean(twoFactorEnabled), mustChangePassword: Boolean(mustChangePassword) },
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
  }
}
