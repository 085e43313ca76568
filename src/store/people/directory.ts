import type { Transaction } from 'kysely'
import type { AuditAction } from '../../content/people/audit.ts'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import { may } from '../../content/people/permissions.ts'
import { DAY_MS, toInstant, type Clock } from '../../content/time.ts'
import type { Account, Actor, NewUser, Profile, UserChanges } from '../../content/people/user.ts'
import { whyNot, type UserAct } from '../../content/people/userRules.ts'
import { countAdministrators, findAccount, listAccounts, listPeople, type AccountQuery, type Person } from './accounts.ts'
import type { AuditLog } from './auditLog.ts'
import type { Database } from '../database.ts'
import { mapDatabaseErrors } from '../faults.ts'
import { givePasswordLink } from './passwordLinks.ts'
import type { Tables } from '../tables.ts'
import { insertUser } from './users.ts'
import { lockGroups } from '../writerLocks.ts'

export interface DirectoryParts {
  readonly database: Database
  readonly audit: AuditLog
  readonly clock: Clock
  readonly newId: () => string
}

/** Somebody, and the token that lets them choose a password. */
export interface Invited {
  readonly account: Account
  readonly token: string
}

export type Directory = ReturnType<typeof createDirectory>

export const INVITATION_DAYS = 7
export const RESET_LINK_DAYS = 1

/** Who works here, and what administrators can do to their accounts. Each change is one transaction with its line in the audit log. */
export function createDirectory({ database, audit, clock, newId }: DirectoryParts) {
  const inDays = (days: number) => new Date(clock().getTime() + days * DAY_MS)
  const giveLink = (db: Transaction<Tables>, userId: string, expiresAt: Date) =>
    givePasswordLink(database.engine, db, { id: newId(), userId, now: clock(), expiresAt })

  /** Opens an account, asks the rules, does the work, and notes it. */
  function act<T>(
    actor: Actor,
    id: string,
    { as, note, role }: { as: UserAct; note: AuditAction | ((account: Account) => AuditAction); role?: NewUser['role'] | undefined },
    work: (db: Transaction<Tables>, account: Account) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    return database.write(async (db) => {
      const account = await findAccount(db, id)
      if (!account) return refused({ reason: 'not-found' })
      const action = typeof note === 'string' ? note : note(account)
      const because = whyNot(actor, as, account, { administrators: await countAdministrators(db), role })
      if (because) {
        await audit.noteWithin(db, { ...line(actor, account), action: 'refused', details: { tried: action, because } })
        return refused({ reason: 'forbidden', because })
      }
      const outcome = await work(db, account)
      const details = role && role !== account.role ? { from: account.role, to: role } : {}
      if (outcome.ok) await audit.noteWithin(db, { ...line(actor, account), action, details })
      return outcome
    })
  }

  async function reread(db: Transaction<Tables>, id: string): Promise<Outcome<Account>> {
    const account = await findAccount(db, id)
    return account ? done(account) : refused({ reason: 'not-found' })
  }

  /** Why the actor may not look at users, or add one; null if they may. Who may not leaves a line. */
  async function deny(actor: Actor, action: 'view' | 'create'): Promise<Outcome<never> | null> {
    const permission = may(actor, action, { kind: 'user' }, { editorsPublishOwn: false })
    if (permission.allowed) return null
    await audit.note({ ...line(actor), action: 'refused', details: { tried: action, because: permission.because } })
    return refused({ reason: 'forbidden', because: permission.because })
  }

  return {
    async list(actor: Actor, query: AccountQuery): Promise<Outcome<{ total: number; accounts: Account[] }>> {
      const denial = await deny(actor, 'view')
      if (denial) return denial
      return done(await mapDatabaseErrors(() => listAccounts(database.db, query)))
    },

    async find(actor: Actor, id: string): Promise<Outcome<Account>> {
      const denial = await deny(actor, 'view')
      if (denial) return denial
      const account = await mapDatabaseErrors(() => findAccount(database.db, id))
      return account ? done(account) : refused({ reason: 'not-found' })
    },

    /** Everybody, in as few words as it takes to show a name or to choose one. */
    people: (): Promise<Person[]> => mapDatabaseErrors(() => listPeople(database.db)),

    change: (actor: Actor, id: string, { name, role }: UserChanges): Promise<Outcome<Account>> =>
      act(actor, id, { as: 'edit', note: 'user-changed', role }, async (db) => {
        const set = { ...(name !== undefined && { name }), ...(role !== undefined && { role }) }
        if (Object.keys(set).length > 0) await db.updateTable('user').set(set).where('id', '=', id).execute()
        return reread(db, id)
      }),

    changeProfile: (actor: Actor, { name, language }: Profile): Promise<Outcome<Account>> =>
      database.write(async (db) => {
        const set = { ...(name !== undefined && { name }), ...(language !== undefined && { language }) }
        if (Object.keys(set).length === 0) return reread(db, actor.id)
        await db.updateTable('user').set(set).where('id', '=', actor.id).execute()
        const changed = await reread(db, actor.id)
        if (changed.ok) await audit.noteWithin(db, { ...line(actor, changed.value), action: 'profile-changed', details: set })
        return changed
      }),

    /**
     * Keeps somebody out from this moment on: no session of theirs opens anything, no link of theirs either. Sessions stay, so that whoever
     * is at work is told why it is refused, and end when the person is let in again.
     */
    suspend: (actor: Actor, id: string): Promise<Outcome<Account>> =>
      act(actor, id, { as: 'suspend', note: 'user-suspended' }, async (db) => {
        await db
          .updateTable('user')
          .set({ suspendedAt: toInstant(clock()) })
          .where('id', '=', id)
          .execute()
        await db.deleteFrom('verification').where('value', '=', id).execute()
        await db.deleteFrom('previewLink').where('createdBy', '=', id).execute()
        return reread(db, id)
      }),

    reactivate: (actor: Actor, id: string): Promise<Outcome<Account>> =>
      act(actor, id, { as: 'reactivate', note: 'user-reactivated' }, async (db) => {
        await db.deleteFrom('session').where('userId', '=', id).execute()
        await db.updateTable('user').set({ suspendedAt: null }).where('id', '=', id).execute()
        return reread(db, id)
      }),

    /** Forgets somebody whom nothing names; who wrote something can be suspended instead. */
    remove: (actor: Actor, id: string): Promise<Outcome<null>> =>
      act(actor, id, { as: 'delete', note: ({ state }) => (state === 'invited' ? 'invitation-revoked' : 'delete') }, async (db) => {
        const by = await writtenBy(db, id)
        if (by.length > 0) return refused({ reason: 'in-use', by, others: 0, more: 0 })
        await lockGroups(database.engine, db)
        await db.deleteFrom('verification').where('value', '=', id).execute()
        await db.deleteFrom('user').where('id', '=', id).execute()
        return done(null)
      }),

    /** Adds somebody who can come in once they have chosen a password. */
    async invite(actor: Actor, user: NewUser): Promise<Outcome<Invited>> {
      const denial = await deny(actor, 'create')
      if (denial) return denial
      return database.write(async (db) => {
        const known = await db.selectFrom('user').select('id').where('email', '=', user.email).executeTakeFirst()
        if (known) return refused({ reason: 'invalid', problems: [{ path: ['email'], problem: 'email-taken' }] })
        const expiresAt = inDays(INVITATION_DAYS)
        const credentials = { clock, newId, passwordHash: null, invitedUntil: toInstant(expiresAt) }
        const { id } = await insertUser(database.engine, db, user, credentials)
        const token = await giveLink(db, id, expiresAt)
        const account = await reread(db, id)
        if (!account.ok) return account
        await audit.noteWithin(db, { ...line(actor, account.value), action: 'invite', details: { role: user.role } })
        return done({ account: account.value, token })
      })
    },

    inviteAgain: (actor: Actor, id: string): Promise<Outcome<Invited>> =>
      act(actor, id, { as: 'invite-again', note: 'invite-again' }, async (db) => {
        const expiresAt = inDays(INVITATION_DAYS)
        await db
          .updateTable('user')
          .set({ invitedUntil: toInstant(expiresAt) })
          .where('id', '=', id)
          .execute()
        const token = await giveLink(db, id, expiresAt)
        const account = await reread(db, id)
        return account.ok ? done({ account: account.value, token }) : account
      }),

    /** A link with which a colleague who forgot the password chooses another. */
    resetLink: (actor: Actor, id: string): Promise<Outcome<Invited>> =>
      act(actor, id, { as: 'reset-link', note: 'reset-link' }, async (db, account) => {
        const token = await giveLink(db, id, inDays(RESET_LINK_DAYS))
        return done({ account, token })
      }),

    /** Takes away a second factor that a colleague lost; they come in with the password and, if their role asks for one, make another. */
    resetSecondFactor: (actor: Actor, id: string): Promise<Outcome<Account>> =>
      act(actor, id, { as: 'reset-second-factor', note: 'second-factor-reset' }, async (db) => {
        await db.deleteFrom('twoFactor').where('userId', '=', id).execute()
        await db.deleteFrom('verification').where('value', '=', id).where('identifier', 'like', 'trust-device-%').execute()
        await db.deleteFrom('session').where('userId', '=', id).execute()
        await db
          .updateTable('user')
          .set({ twoFactorEnabled: database.engine === 'postgres' ? false : 0 })
          .where('id', '=', id)
          .execute()
        return reread(db, id)
      }),
  }
}

const line = ({ id, name, address }: Actor, account?: Account) => ({
  by: { id, name },
  kind: 'user' as const,
  subject: account?.id ?? null,
  title: account?.name ?? '',
  address: address ?? null,
})

const TITLES = 5

/** Titles of what would lose its author. */
async function writtenBy(db: Transaction<Tables>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select(['document.id', 'document.title'])
    .where((eb) =>
      eb.or([
        eb('createdBy', '=', id),
        eb('updatedBy', '=', id),
        eb('document.id', 'in', eb.selectFrom('revision').select('documentId').where('revision.createdBy', '=', id)),
      ]),
    )
    .orderBy('updatedAt', 'desc')
    .limit(TITLES)
    .execute()
  return rows.map(({ title }) => title)
}
