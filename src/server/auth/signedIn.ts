import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { ROLES } from '../../content/people/role.ts'
import { LANGUAGES, type Actor, type Language } from '../../content/people/user.ts'
import { RequestFault } from '../errors.ts'
import { answerIn } from '../http/requestLanguage.ts'
import { webHeaders } from './authRoutes.ts'
import type { Auth } from './createAuth.ts'
import { refuseCrossSite } from './crossSite.ts'

export interface AuthGuard {
  readonly auth: Auth
  readonly siteUrl: string
  readonly settings: () => Promise<Pick<SiteSettings, 'twoFactorRoles'> & Partial<Pick<SiteSettings, 'editorsPublishOwn' | 'timeZone'>>>
  /** Refuses whoever asks for too much in too short a time. */
  readonly limit?: (request: FastifyRequest, userId: string) => Promise<void>
}

/** Somebody with a session, who may still have something to do before they can work. */
export interface SignedIn extends Actor {
  readonly address: string
  readonly language: Language
  readonly twoFactorEnabled: boolean
  readonly mustChangePassword: boolean
  readonly mustEnableTwoFactor: boolean
}

const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  mustChangePassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
  language: z.enum(LANGUAGES).catch('it'),
  suspendedAt: z.string().nullish(),
})

/** Who asks. Nobody gets further without a session, from another site, with a password only lent, or without the factor their role needs. */
export async function signedInUser(request: FastifyRequest, guard: AuthGuard): Promise<Actor> {
  const { id, name, email, role, address, mustChangePassword, mustEnableTwoFactor } = await currentSession(request, guard)
  if (mustChangePassword) throw new RequestFault('password-to-change')
  if (mustEnableTwoFactor) throw new RequestFault('second-factor-needed')
  return { id, name, email, role, address }
}

/** Whose session it is, though they may have a password to change or a second factor to turn on. From here on they are answered in their language. */
export async function currentSession(request: FastifyRequest, { auth, siteUrl, settings, limit }: AuthGuard): Promise<SignedIn> {
  refuseCrossSite(request, siteUrl)
  const session = await auth.api.getSession({ headers: webHeaders(request) })
  if (!session) throw new RequestFault('signed-out')
  const { suspendedAt, ...user } = sessionUser.parse(session.user)
  answerIn(request, user.language)
  if (suspendedAt) throw new RequestFault('suspended')
  await limit?.(request, user.id)
  const mustEnableTwoFactor = !user.twoFactorEnabled && (await settings()).twoFactorRoles.includes(user.role)
  return { ...user, address: request.ip, mustEnableTwoFactor }
}
