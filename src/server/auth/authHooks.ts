import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { SESSION_DAYS } from '../../content/people/signInCookies.ts'
import { DAY_MS, type Clock } from '../../content/time.ts'
import type { User } from '../../content/people/user.ts'
import { findAccount } from '../../store/people/accounts.ts'
import type { Database } from '../../store/database.ts'
import { findPasswordHash, renewPasswordHash } from '../../store/people/passwordHashes.ts'
import { distrustDevices, LINK_PREFIX, settlePassword } from '../../store/people/passwordLinks.ts'
import { forgetSteps, settleSecondFactor } from '../../store/people/secondFactors.ts'
import { isUsedCode } from './oneTimeCodes.ts'
import type { PasswordHashing } from './passwordHashing.ts'
import { isWeakPassword } from './passwordStrength.ts'

interface HookParts {
  readonly passwords: PasswordHashing
  readonly database: Database
  readonly clock: Clock
  readonly settings: () => Promise<Pick<SiteSettings, 'name' | 'twoFactorRoles'>>
}

/** What we ask of a new password, and of a second factor, before the library does as it is told, and what follows. */
export function authHooks({ database, clock, passwords, settings }: HookParts) {
  async function refuseWeak(password: unknown, { name, email }: Pick<User, 'name' | 'email'>): Promise<void> {
    // Too short or no text at all: the library says so itself.
    if (typeof password !== 'string' || password.length < 12 || password.length > 128) return
    if (await isWeakPassword(password, [name, email, (await settings()).name])) throw refusal('BAD_REQUEST', 'PASSWORD_TOO_WEAK')
  }

  /** A password that was kept at a lower cost is kept at today's: it is in our hands only while its owner signs in. */
  async function renewHash(userId: string, password: string): Promise<void> {
    const from = await findPasswordHash(database, userId)
    if (from !== null && passwords.isOutdated(from)) await renewPasswordHash(database, userId, { from, to: await passwords.hash(password) })
  }

  return {
    before: createAuthMiddleware(async (context) => {
      const body = (context.body ?? {}) as Record<string, unknown> // what was sent, whatever it is
      switch (context.path) {
        case '/change-password': {
          const session = await getSessionFromCtx(context)
          if (session) await refuseWeak(body['newPassword'], session.user)
          // Whoever changes a password wants every other door closed; it is not left to the form to ask for it.
          return { context: { ...context, body: { ...body, revokeOtherSessions: true } } }
        }
        case '/reset-password': {
          const token = body['token']
          // What is no text is no link: the library says so itself.
          if (typeof token !== 'string') return
          const link = await context.context.internalAdapter.findVerificationValue(LINK_PREFIX + token)
          const account = link && (await findAccount(database.db, link.value))
          if (account?.state === 'suspended') throw refusal('BAD_REQUEST', 'INVALID_TOKEN')
          if (account) await refuseWeak(body['newPassword'], account)
          return
        }
        case '/two-factor/verify-totp': {
          if (await isUsedCode(context, { database, now: clock() }, body['code'])) throw refusal('UNAUTHORIZED', 'CODE_ALREADY_USED')
          return
        }
        case '/two-factor/disable': {
          const session = await getSessionFromCtx(context)
          const account = session && (await findAccount(database.db, session.user.id))
          if (account && (await settings()).twoFactorRoles.includes(account.role)) throw refusal('FORBIDDEN', 'SECOND_FACTOR_REQUIRED')
          return
        }
      }
    }),

    after: createAuthMiddleware(async (context) => {
      const { session: before, newSession, returned } = context.context
      const { user, session } = newSession ?? before ?? {}
      if (!user || !session || returned instanceof Error) return
      if (context.path === '/get-session' && isOver(session, clock())) {
        await context.context.internalAdapter.deleteSession(session.token)
        deleteSessionCookie(context)
        return context.json(null)
      }
      if (context.path === '/sign-in/email') await renewHash(user.id, (context.body as { password: string }).password) // it was right
      if (context.path === '/change-password') await settlePassword(database, user.id)
      if (context.path === '/two-factor/disable') await distrustDevices(database, user.id)
      // It is turned on by a code that comes with a session, and gets a new one; it is replaced at once, by the password.
      const isTurnedOn = context.path === '/two-factor/verify-totp' && before && newSession
      const isReplaced = context.path === '/two-factor/enable' && user['twoFactorEnabled'] === true
      if (isTurnedOn || isReplaced) await settleSecondFactor(database, user.id, session.token)
      if (context.path === '/two-factor/enable') await forgetSteps(database, user.id)
    }),
  }
}

/** The library ends sessions that nobody uses; one that is used would go on for ever. */
function isOver({ createdAt }: { readonly createdAt: Date }, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() >= SESSION_DAYS * DAY_MS
}

const refusal = (status: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN', code: string) => APIError.from(status, { code, message: code })
