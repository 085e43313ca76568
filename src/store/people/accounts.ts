import { sql, type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool } from 'kysely'
import type { Role } from '../../content/people/role.ts'
import { toInstant } from '../../content/time.ts'
import type { Account, User, UserState } from '../../content/people/user.ts'
import type { Tables } from '../tables.ts'
import type { UserTable } from '../tables/people.ts'

export const ACCOUNT_SORTS = ['name', 'email', 'role', 'createdAt', 'lastSignInAt'] as const

export interface AccountQuery {
  readonly words?: string
  readonly role?: Role
  readonly state?: UserState
  readonly ids?: readonly string[]
  readonly sort: { readonly by: (typeof ACCOUNT_SORTS)[number]; readonly isDescending: boolean }
  readonly limit: number
  readonly offset: number
}

/** A colleague, in as few words as it takes to show a name or to choose one. */
export interface Person extends Pick<User, 'id' | 'name' | 'role'> {
  readonly state: UserState
}

/** The accounts asked for, and how many there are in all. */
export async function listAccounts(db: Kysely<Tables>, query: AccountQuery): Promise<{ total: number; accounts: Account[] }> {
  const found = db.selectFrom('user').where((eb) => eb.and(conditions(eb, query)))
  const direction = query.sort.isDescending ? 'desc' : 'asc'
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
    found
      .select(COLUMNS)
      .orderBy(SORT_COLUMNS[query.sort.by], direction)
      .orderBy('id', direction)
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
  ])
  return { total: Number(total), accounts: rows.map(readAccount) }
}

export async function findAccount(db: Kysely<Tables>, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('user').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && readAccount(row)
}

export async function findAccountByEmail(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('user').select(COLUMNS).where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && readAccount(row)
}

export async function listPeople(db: Kysely<Tables>): Promise<Person[]> {
  const rows = await db.selectFrom('user').select(COLUMNS).orderBy(SORT_COLUMNS.name).execute()
  return rows.map(readAccount).map(({ id, name, role, state }) => ({ id, name, role, state }))
}

/** How many administrators can sign in today. */
export async function countAdministrators(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('role', '=', 'amministratore')
    .where('suspendedAt', 'is', null)
    .where('invitedUntil', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'role',
  'language',
  'twoFactorEnabled',
  'mustChangePassword',
  'createdAt',
  'lastSignInAt',
  'suspendedAt',
  'invitedUntil',
] as const

// Who never came in has no date: an empty one sorts the same way on both engines, a missing one does not.
const SORT_COLUMNS = {
  name: sql`lower(name)`,
  email: sql`email`,
  role: sql`role`,
  createdAt: sql`created_at`,
  lastSignInAt: sql`coalesce(last_sign_in_at, '')`,
}

type Builder = ExpressionBuilder<Tables, 'user'>

function conditions(eb: Builder, { words, role, state, ids }: AccountQuery): Expression<SqlBool>[] {
  const asked: Expression<SqlBool>[] = []
  if (ids) asked.push(ids.length === 0 ? sql<SqlBool>`1 = 0` : eb('id', 'in', ids))
  if (role) asked.push(eb('role', '=', role))
  if (state === 'suspended') asked.push(eb('suspendedAt', 'is not', null))
  if (state === 'invited') asked.push(eb('suspendedAt', 'is', null), eb('invitedUntil', 'is not', null))
  if (state === 'active') asked.push(eb('suspendedAt', 'is', null), eb('invitedUntil', 'is', null))
  for (const word of (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    asked.push(sql<SqlBool>`lower(name || ' ' || email) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  }
  return asked
}

function readAccount(row: Pick<Selectable<UserTable>, (typeof COLUMNS)[number]>): Account {
  return {
    ...row,
    state: row.suspendedAt !== null ? 'suspended' : row.invitedUntil !== null ? 'invited' : 'active',
    twoFactorEnabled: Boolean(row.twoFactorEnabled),
    mustChangePassword: Boolean(row.mustChangePassword),
    createdAt: toInstant(new Date(row.createdAt)),
  }
}
