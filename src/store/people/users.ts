import type { Kysely, Transaction } from 'kysely'
import { toInstant, type Clock, type Instant } from '../../content/time.ts'
import type { NewUser, User } from '../../content/people/user.ts'
import type { Database, Engine } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { YesNo } from '../tables/columns.ts'

/** As better-auth calls accounts whose password is kept here. */
const LOCAL_ISSUER = 'local:credential'

export interface Credentials {
  readonly clock: Clock
  readonly newId: () => string
  /** As better-auth hashes it; null for who was invited and has not chosen one yet: nothing they could type would match. */
  readonly passwordHash: string | null
  readonly mustChangePassword?: boolean
  readonly invitedUntil?: Instant
}

/** Adds someone who may sign in with e-mail and password. */
export function addUser(database: Database, user: NewUser, credentials: Credentials): Promise<User> {
  return database.write((db) => insertUser(database.engine, db, user, credentials))
}

/** Adds an administrator unless there is one: of two programs that try together, one does. */
export function addFirstAdministrator(
  database: Database,
  user: NewUser,
  credentials: Credentials,
): Promise<{ user: User; isNew: boolean }> {
  return database.write(async (db) => {
    const existing = await findAdministrator(db)
    if (existing) return { user: existing, isNew: false }
    return { user: await insertUser(database.engine, db, user, credentials), isNew: true }
  }, 'preparation')
}

export async function findAdministrator(db: Kysely<Tables>): Promise<User | undefined> {
  return db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('role', '=', 'amministratore')
    .where('suspendedAt', 'is', null)
    .where('invitedUntil', 'is', null)
    .orderBy('createdAt')
    .executeTakeFirst()
}

/** `addUser` inside a transaction that is already open. */
export async function insertUser(
  engine: Engine,
  db: Transaction<Tables>,
  { name, email, role }: NewUser,
  credentials: Credentials,
): Promise<User> {
  const id = credentials.newId()
  // SQLite's driver binds neither dates nor booleans.
  const at = engine === 'postgres' ? credentials.clock() : toInstant(credentials.clock())
  const yesNo = (value: boolean): boolean | YesNo => (engine === 'postgres' ? value : value ? 1 : 0)
  const times = { createdAt: at, updatedAt: at }
  const mustChangePassword = yesNo(credentials.mustChangePassword ?? false)
  await db
    .insertInto('user')
    .values({
      id,
      name,
      email,
      role,
      emailVerified: yesNo(true),
      mustChangePassword,
      twoFactorEnabled: yesNo(false),
      image: null,
      suspendedAt: null,
      invitedUntil: credentials.invitedUntil ?? null,
      lastSignInAt: null,
      ...times,
    })
    .execute()
  await db
    .insertInto('account')
    .values({
      id: credentials.newId(),
      userId: id,
      accountId: id,
      issuer: LOCAL_ISSUER,
      providerId: 'credential',
      password: credentials.passwordHash,
      ...times,
    })
    .execute()
  return { id, name, email, role }
}
