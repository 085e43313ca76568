import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import { ROLES } from '../../content/role.ts'
import type { User } from '../../content/user.ts'
import { RequestFault } from '../errors.ts'
import { webHeaders } from './authRoutes.ts'
import type { Auth } from './createAuth.ts'
import { refuseCrossSite } from './crossSite.ts'

export interface Gate {
  readonly auth: Auth
  readonly siteUrl: string
  readonly settings: () => Promise<Pick<SiteSettings, 'twoFactorRoles'>>
}

const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  mustChangePassword: z.boolean(),
  twoFactorEnabled: z.boolean(),
})

/** Who asks. Nobody gets further without a session, from another site, with a password only lent, or without the factor their role needs. */
export async function signedInUser(request: FastifyRequest, { auth, siteUrl, settings }: Gate): Promise<User> {
  refuseCrossSite(request, siteUrl)
  const session = await auth.api.getSession({ headers: webHeaders(request) })
  if (!session) throw new RequestFault('signed-out')
  const { id, name, email, role, mustChangePassword, twoFactorEnabled } = sessionUser.parse(session.user)
  if (mustChangePassword) throw new RequestFault('password-to-change')
  if (!twoFactorEnabled && (await settings()).twoFactorRoles.includes(role)) throw new RequestFault('second-factor-needed')
  return { id, name, email, role }
}
