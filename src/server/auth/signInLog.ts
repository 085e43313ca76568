import { z } from 'zod'
import type { AuditAction, AuditEntry } from '../../content/people/audit.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import type { Account } from '../../content/people/user.ts'
import { findAccount, findAccountByEmail } from '../../store/people/accounts.ts'
import type { AuditLog } from '../../store/people/auditLog.ts'
import type { Database } from '../../store/database.ts'
import { clientNetwork } from '../http/clientNetwork.ts'

/** One request to the doors of signing in, once it was answered. */
export interface AuthEvent {
  readonly path: string
  readonly status: number
  /** What was sent, and what was answered: of unknown shape. */
  readonly body: unknown
  readonly answer: unknown
  readonly address: string
  /** Whose session it came with. */
  readonly who: { readonly id: string; readonly name: string; readonly twoFactorEnabled: boolean } | null
  /** Whose right password waited for its second step. */
  readonly pendingUserId: string | null
}

export interface SignInLog {
  /** Writes in the audit log what happened at the doors of signing in. */
  note(event: AuthEvent): Promise<void>
  /** Somebody asked for a link to a new password of this account, if there is one. */
  noteResetRequest(email: string, address: string): Promise<void>
  /** Somebody chose a password with a link. */
  noteChosen(before: Account, address: string | null): Promise<void>
  /** Has the owner of this account signed in from there before? */
  isKnownNetwork(email: string, address: string): Promise<boolean>
}

const KNOWN_SIGN_INS = 200
const signedIn = z.object({ user: z.object({ id: z.string(), name: z.string() }) })
const withEmail = z.object({ email: z.string() })
const withCode = z.object({ code: z.string() })

/** The second step of signing in; with a session, how the factor is turned on. */
export const SECOND_STEPS: ReadonlySet<string> = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code'])

/** Acts of who has a session, by their route. */
const ACTS: Readonly<Record<string, AuditAction>> = {
  '/sign-out': 'sign-out',
  '/change-password': 'password-changed',
  '/two-factor/disable': 'second-factor-off',
  '/two-factor/generate-backup-codes': 'recovery-codes',
  '/revoke-session': 'sessions-ended',
  '/revoke-sessions': 'sessions-ended',
  '/revoke-other-sessions': 'sessions-ended',
}

/** Keeps who came in, who did not, and from where. What was typed is never kept: people type passwords into the wrong field. */
export function createSignInLog(parts: { database: Database; audit: AuditLog; clock: Clock }): SignInLog {
  const { database, audit, clock } = parts

  async function noteComing({ path, status, body, answer, address, pendingUserId }: AuthEvent): Promise<void> {
    const come = signedIn.safeParse(answer)
    const factor = path === '/sign-in/email' ? {} : { secondFactor: true }
    if (status < 400) {
      if (!come.success) return // the second factor is still to come
      const { id, name } = come.data.user
      await database.writeTogether(async (db) => {
        await db
          .updateTable('user')
          .set({ lastSignInAt: toInstant(clock()) })
          .where('id', '=', id)
          .execute()
        await audit.noteWithin(db, { ...about({ id, name }, address), action: 'sign-in', by: { id, name }, details: factor })
      })
      return
    }
    const code = withCode.safeParse(answer)
    const details = { ...factor, ...(code.success && { code: code.data.code }) }
    const pending = pendingUserId === null ? undefined : await findAccount(database.db, pendingUserId)
    if (pending) {
      const by = { id: pending.id, name: pending.name }
      return audit.note({ ...about(pending, address), action: 'second-factor-failed', by, details })
    }
    const email = withEmail.safeParse(body)
    const account = email.success ? await findAccountByEmail(database.db, email.data.email) : undefined
    await audit.note({ ...about(account, address), action: 'sign-in-failed', by: null, details })
  }

  async function noteAct({ path, status, answer, address, who }: AuthEvent): Promise<void> {
    if (!who) return
    const line = { ...about(who, address), by: { id: who.id, name: who.name } }
    const code = withCode.safeParse(answer)
    if (status >= 400) {
      if (status === 403 && code.success)
        await audit.note({ ...line, action: 'refused', details: { tried: path, because: code.data.code } })
      return
    }
    const isNew = path === '/two-factor/verify-totp' && !who.twoFactorEnabled
    const isReplaced = path === '/two-factor/enable' && who.twoFactorEnabled
    const action = isNew || isReplaced ? 'second-factor-on' : ACTS[path]
    if (action) await audit.note({ ...line, action, details: isReplaced ? { replaced: true } : {} })
  }

  return {
    async note(event) {
      if (event.path === '/sign-in/email' || (SECOND_STEPS.has(event.path) && !event.who)) return noteComing(event)
      return noteAct(event)
    },

    async noteResetRequest(email, address) {
      const account = await findAccountByEmail(database.db, email)
      if (account) await audit.note({ ...about(account, address), action: 'reset-requested', by: null, details: {} })
    },

    async noteChosen(before, address) {
      const action = before.state === 'invited' ? 'invitation-accepted' : 'password-reset'
      await audit.note({ ...about(before, address), action, by: { id: before.id, name: before.name }, details: {} })
    },

    async isKnownNetwork(email, address) {
      const rows = await database.db
        .selectFrom('audit')
        .innerJoin('user', 'user.id', 'audit.userId')
        .select('audit.address')
        .where('user.email', '=', email.toLowerCase())
        .where('audit.action', '=', 'sign-in')
        .orderBy('audit.at', 'desc')
        .limit(KNOWN_SIGN_INS)
        .execute()
      return rows.some((row) => row.address !== null && clientNetwork(row.address) === clientNetwork(address))
    },
  }
}

const about = (
  user: { id: string; name: string } | undefined,
  address: string | null,
): Pick<AuditEntry, 'kind' | 'subject' | 'title' | 'address'> => ({
  kind: 'user',
  subject: user?.id ?? null,
  title: user?.name ?? '',
  address,
})
