import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { RENEWAL_DAYS, SIGN_IN_COOKIES, SIGN_IN_DAYS } from '../../content/people/signInCookies.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { ROLES } from '../../content/people/role.ts'
import type { Clock } from '../../content/time.ts'
import { LANGUAGES, type Account } from '../../content/people/user.ts'
import { findAccount } from '../../store/people/accounts.ts'
import type { Database } from '../../store/database.ts'
import { keptAs, LINK_PREFIX, settlePassword } from '../../store/people/passwordLinks.ts'
import { claimResetLetter } from '../../store/people/resetLetters.ts'
import { authHooks } from './authHooks.ts'
import { pendingSignIn } from './oneTimeCodes.ts'
import type { PasswordHashing } from './passwordHashing.ts'

/** Where the address a request came from stands, as Fastify found it behind its proxies. No client can set it: see `authRoutes.ts`. */
export const CLIENT_ADDRESS = 'x-edicola-client'

export interface AuthParts {
  readonly database: Database
  readonly clock: Clock
  readonly siteUrl: string
  /** What cookies are signed with: the same for every program on one store. */
  readonly secret: string
  readonly passwords: PasswordHashing
  /** The magazine's name, which nobody should have as a password, and who must have a second factor. */
  readonly settings: () => Promise<Pick<SiteSettings, 'name' | 'twoFactorRoles'>>
  /** Brings a link to somebody who forgot the password; null where no letter can be sent, and then nobody can ask for one. */
  readonly sendReset: ((account: Account, token: string) => void) | null
  /** Told of who chose a password with a link, as they were before, and of the address it happened at. */
  readonly onPasswordChosen?: (before: Account, address: string | null) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

/** For how long a link to choose a new password works, when its owner asked for it. */
export const RESET_MINUTES = 60

const DAY_S = 24 * 60 * 60

/** Who signs in, and how: e-mail and password, a second factor for who wants it, sessions that can be seen and ended. */
export function createAuth(parts: AuthParts) {
  const { database, clock, siteUrl, secret, passwords, sendReset, onPasswordChosen } = parts
  const isHttps = siteUrl.startsWith('https:')
  return betterAuth({
    appName: 'Edicola',
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database.signIn, type: database.engine },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      password: passwords,
      // People are invited: nobody makes themselves an editor.
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      ...(sendReset && {
        async sendResetPassword({ user, token }) {
          const account = await findAccount(database.db, user.id)
          // Whoever is kept out is not let in by a letter, and nobody's mailbox is filled with them.
          if (account && account.state !== 'suspended' && (await claimResetLetter(database, account.id, clock()))) sendReset(account, token)
        },
      }),
      async onPasswordReset({ user }, request) {
        const before = await settlePassword(database, user.id)
        if (before) await onPasswordChosen?.(before, request?.headers.get(CLIENT_ADDRESS) ?? null)
      },
    },
    databaseHooks: { session: { create: { before: async ({ userId }) => refuseSuspended(database, userId) } } },
    user: {
      fields: columns('emailVerified', 'createdAt', 'updatedAt'),
      additionalFields: {
        role: { type: [...ROLES], input: false },
        mustChangePassword: { type: 'boolean', input: false, fieldName: 'must_change_password' },
        language: { type: [...LANGUAGES], input: false },
        suspendedAt: { type: 'string', required: false, input: false, fieldName: 'suspended_at' },
      },
    },
    session: {
      fields: columns('userId', 'expiresAt', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt'),
      expiresIn: SIGN_IN_DAYS * DAY_S,
      updateAge: RENEWAL_DAYS * DAY_S,
    },
    account: { fields: columns('userId', 'accountId', 'providerId', 'createdAt', 'updatedAt') },
    verification: {
      fields: columns('expiresAt', 'createdAt', 'updatedAt'),
      storeIdentifier: { default: 'plain', overrides: { [LINK_PREFIX]: { hash: async (identifier) => keptAs(identifier) } } },
    },
    plugins: [
      pendingSignIn,
      twoFactor({
        issuer: 'Edicola',
        schema: {
          user: { fields: columns('twoFactorEnabled') },
          twoFactor: { modelName: 'two_factor', fields: columns('userId', 'backupCodes', 'failedVerificationCount', 'lockedUntil') },
        },
      }),
    ],
    // Floods are kept out before they come here, and for all processes together: `createAuthLimit`.
    rateLimit: { enabled: false },
    advanced: {
      // No other host can set a cookie of that name, not even a subdomain of ours. The library by itself knows `__Secure-` only, which any can.
      cookiePrefix: isHttps ? `__Host-${SIGN_IN_COOKIES}` : SIGN_IN_COOKIES,
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: isHttps, path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    hooks: authHooks(parts),
  })
}

/** Somebody who is suspended is told so only after the right password: nobody else learns that they exist. */
async function refuseSuspended(database: Database, userId: string): Promise<void> {
  const account = await findAccount(database.db, userId)
  if (account?.state === 'suspended') throw APIError.from('FORBIDDEN', { code: 'SUSPENDED', message: 'Suspended' })
}

/** The columns behind fields of several words: `createdAt` is kept as `created_at`. */
function columns<const Field extends string>(...fields: readonly Field[]): Record<Field, string> {
  const pairs = fields.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])
  return Object.fromEntries(pairs) as Record<Field, string> // one pair for each of them
}
