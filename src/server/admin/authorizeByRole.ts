import type { FastifyRequest } from 'fastify'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import { may, type Action, type Subject } from '../../content/people/permissions.ts'
import type { Actor } from '../../content/people/user.ts'
import type { AuditLog } from '../../store/people/auditLog.ts'
import { signedInUser, type AuthGuard } from '../auth/signedIn.ts'

interface RoleParts {
  readonly guard: AuthGuard
  readonly audit: AuditLog
}

/** Who asks for something that the newsroom does not guard, if their role allows it. Who may not leaves a line in the audit log, as in the newsroom. */
export async function authorizeByRole(
  request: FastifyRequest,
  { guard, audit }: RoleParts,
  action: Action,
  kind: Subject['kind'],
): Promise<Outcome<Actor>> {
  const actor = await signedInUser(request, guard)
  const permission = may(actor, action, { kind }, { editorsPublishOwn: false })
  if (permission.allowed) return done(actor)
  await audit.note({
    action: 'refused',
    by: { id: actor.id, name: actor.name },
    kind,
    subject: null,
    title: '',
    address: actor.address ?? null,
    details: { tried: request.routeOptions.url ?? action, because: permission.because },
  })
  return refused({ reason: 'forbidden', because: permission.because })
}
