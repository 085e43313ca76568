import type { FastifyRequest } from 'fastify'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { Actor, Language } from '../../content/people/user.ts'
import { RequestFault } from '../errors.ts'
import { answerIn } from '../http/requestLanguage.ts'
import { refuseCrossSite } from './crossSite.ts'
import type { FindSession } from './sessionFinder.ts'

export interface AuthGuard {
  readonly findSession: FindSession
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

/** Who asks. Nobody gets further without a session, from another site, with a password only lent, or without the factor their role needs. */
export async function signedInUser(request: FastifyRequest, guard: AuthGuard): Promise<Actor> {
  const { id, name, email, role, address, mustChangePassword, mustEnableTwoFactor } = await currentSession(request, guard)
  if (mustChangePassword) throw new RequestFault('password-to-change')
  if (mustEnableTwoFactor) throw new RequestFault('second-factor-needed')
  return { id, name, email, role, address }
}

/** Whose session it is, though they may have a password to change or a second factor to turn on. From here on they are answered in their language. */
export async function currentSession(request: FastifyRequest, { findSession, siteUrl, settings, limit }: AuthGuard): Promise<SignedIn> {
  refuseCrossSite(request, siteUrl)
  const found = await findSession(request)
  if (!found) throw new RequestFault('signed-out')
  const { suspendedAt, ...user } = found
  answerIn(request, user.language)
  if (suspendedAt) throw new RequestFault('suspended')
  await limit?.(request, user.id)
  const mustEnableTwoFactor = !user.twoFactorEnabled && (await settings()).twoFactorRoles.includes(user.role)
  return { ...user, address: request.ip, mustEnableTwoFactor }
}
