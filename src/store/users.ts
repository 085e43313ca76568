import { randomUUID } from 'node:crypto'
import type { NewUser, User } from '../content/user.ts'
import { toInstant, type Clock } from '../content/time.ts'
import type { Database } from './database.ts'
import type { YesNo } from './tables.ts'

interface Credentials {
  readonly clock: Clock
  /** As better-auth hashes it; see `server/passwords.ts`. */
  readonly passwordHash: string
  readonly mustChangePassword?: boolean
}

/** Adds someone who may sign in with e-mail and password. */
export async function addUser(database: Database, { name, email, role }: NewUser, credentials: Credentials): Promise<User> {
  const id = randomUUID()
  const moment = credentials.clock()
  // SQLite's driver binds neither dates nor booleans.
  const isPostgres = database.engine === 'postgres'
  const at = isPostgres ? moment : toInstant(moment)
  const yesNo = (value: boolean): boolean | YesNo => (isPostgres ? value : value ? 1 : 0)
  await database.write(async (db) => {
    await db
      .insertInto('user')
      .values({
        id,
        name,
        email,
        role,
        emailVerified: yesNo(true),
        mustChangePassword: yesNo(credentials.mustChangePassword ?? false),
        image: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    await db
      .insertInto('account')
      .values({
        id: randomUUID(),
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: credentials.passwordHash,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
  })
  return { id, name, email, role }
}

export async function findAdministrator(database: Database): Promise<User | undefined> {
  return database.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('role', '=', 'amministratore')
    .orderBy('createdAt')
    .executeTakeFirst()
}
