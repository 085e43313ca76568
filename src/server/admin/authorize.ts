import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { kinds, type Kind } from '../../content/kinds.ts'
import type { User } from '../../content/people/user.ts'
import { signedInUser, type AuthGuard } from '../auth/signedIn.ts'
import { RequestFault } from '../errors.ts'

export const ROOT = '/api/admin'

/** An editor's longest text, with room to spare. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024

export interface AdminParams {
  Params: { kind: string; id: string; act: string }
}

interface AuthorizedRequest {
  readonly actor: User
  readonly kind: Kind
  readonly id: string
}

const identifier = /^[\w-]{1,64}$/

/** Who asks, and about what. Who asks is known before anything else is. */
export async function authorize(request: FastifyRequest<AdminParams>, guard: AuthGuard): Promise<AuthorizedRequest> {
  const actor = await signedInUser(request, guard)
  const { kind, id } = request.params
  // What cannot be an identifier names nothing.
  if (!isKind(kind) || (id && !identifier.test(id))) throw new RequestFault('not-found')
  return { actor, kind, id }
}

/** What a body or a query says, in the shape that the route needs; anything else is a program's mistake, not an editor's. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new RequestFault('bad-request')
  return parsed.data
}

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name)
}
