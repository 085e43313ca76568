import { betterAuth } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { ROLES } from '../../content/role.ts'
import type { Database } from '../../store/database.ts'

export interface AuthParts {
  readonly database: Database
  readonly siteUrl: string
  /** What cookies are signed with: the same for every program on one store. */
  readonly secret: string
  /** Brings a link to somebody who forgot the password; null where no letter can be sent, and then nobody can ask for one. */
  readonly sendLink: ((email: string, link: string) => Promise<void>) | null
}

export type Auth = ReturnType<typeof createAuth>

/** Doors of the library that nobody here has a key for. */
const CLOSED = ['/sign-up/email', '/sign-in/social', '/callback', '/link-social', '/unlink-account', '/delete-user', '/change-email']

const DAY_S = 24 * 60 * 60

/** Whom the address came from, as Fastify found it behind its proxies. No client can set it: see `authRoutes.ts`. */
export const CLIENT_ADDRESS = 'x-edicola-client'

/** Who signs in, and how: e-mail and password, a second factor for who wants it, sessions that can be seen and ended. */
export function createAuth({ database, siteUrl, secret, sendLink }: AuthParts) {
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
      // People are invited: nobody makes themselves an editor.
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      ...(sendLink && { sendResetPassword: ({ user, url }) => sendLink(user.email, url) }),
    },
    user: {
      fields: columns('emailVerified', 'createdAt', 'updatedAt'),
      additionalFields: {
        role: { type: [...ROLES], input: false },
        mustChangePassword: { type: 'boolean', input: false, fieldName: 'must_change_password' },
      },
    },
    session: {
      fields: columns('userId', 'expiresAt', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt'),
      expiresIn: 14 * DAY_S,
      updateAge: DAY_S,
    },
    account: { fields: columns('userId', 'accountId', 'providerId', 'createdAt', 'updatedAt') },
    verification: { fields: columns('expiresAt', 'createdAt', 'updatedAt') },
    plugins: [
      twoFactor({
        issuer: 'Edicola',
        schema: {
          user: { fields: columns('twoFactorEnabled') },
          twoFactor: { modelName: 'two_factor', fields: columns('userId', 'backupCodes', 'failedVerificationCount', 'lockedUntil') },
        },
      }),
    ],
    disabledPaths: [...CLOSED, ...(sendLink ? [] : ['/request-password-reset'])],
    // An attacker is slowed by address and path; an editor who mistypes twice never notices.
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/two-factor/*': { window: 60, max: 10 },
        '/request-password-reset': { window: 600, max: 5 },
      },
    },
    advanced: {
      cookiePrefix: 'edicola',
      useSecureCookies: siteUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        // Whoever changes a password wants every other door closed; it is not left to the form to ask for it.
        if (context.path !== '/change-password') return
        return { context: { ...context, body: { ...(context.body as object), revokeOtherSessions: true } } }
      }),
      after: createAuthMiddleware(async (context) => {
        const user = context.context.newSession?.user ?? context.context.session?.user
        if (context.path !== '/change-password' || !user || isFailure(context.context.returned)) return
        await context.context.internalAdapter.updateUser(user.id, { mustChangePassword: false })
      }),
    },
  })
}

/** The columns behind fields of several words: `createdAt` is kept as `created_at`. */
function columns<const Field extends string>(...fields: readonly Field[]): Record<Field, string> {
  const pairs = fields.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])
  return Object.fromEntries(pairs) as Record<Field, string> // one pair for each of them
}

const isFailure = (returned: unknown): boolean => returned instanceof Error
