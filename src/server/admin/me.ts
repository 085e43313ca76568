import type { FastifyInstance } from 'fastify'
import { everAllowed } from '../../content/people/everAllowed.ts'
import type { Newsroom } from '../../content/newsroom/newsroom.ts'
import { done, refused } from '../../content/newsroom/refusal.ts'
import { parse } from '../../content/parse.ts'
import { DEFAULT_TIME_ZONE } from '../../content/time.ts'
import { profileSchema } from '../../content/people/user.ts'
import type { Directory } from '../../store/people/directory.ts'
import { signedInUser, currentSession, type AuthGuard } from '../auth/signedIn.ts'
import { answerIn } from '../http/requestLanguage.ts'
import { sendOutcome } from './answer.ts'
import { ROOT } from './authorize.ts'

interface MeRouteContext {
  readonly guard: AuthGuard
  readonly directory: Directory
  readonly newsroom: Pick<Newsroom, 'findOwnAuthor'>
}

/** Who is asking, what they may do, and what they must do first. It answers also those whom everything else refuses for now. */
export function addMeRoutes(app: FastifyInstance, { guard, directory, newsroom }: MeRouteContext): void {
  app.get(`${ROOT}/me`, async (request, reply) => {
    const { address: _address, ...who } = await currentSession(request, guard)
    const { editorsPublishOwn = false, timeZone = DEFAULT_TIME_ZONE, twoFactorRoles } = await guard.settings()
    const needsTwoFactor = twoFactorRoles.includes(who.role)
    const author = await newsroom.findOwnAuthor(who)
    if (!author.ok) return sendOutcome(reply, author)
    const may = everAllowed(who, { editorsPublishOwn })
    return sendOutcome(reply, done({ ...who, needsTwoFactor, timeZone, author: author.value, may }))
  })

  app.put(`${ROOT}/me`, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const profile = parse(profileSchema, request.body)
    if (!profile.ok) return sendOutcome(reply, refused({ reason: 'invalid', problems: profile.problems }))
    const changed = await directory.changeProfile(actor, profile.value)
    if (!changed.ok) return sendOutcome(reply, changed)
    const { id, name, email, role, language } = changed.value
    answerIn(request, language)
    return sendOutcome(reply, done({ id, name, email, role, language }))
  })

  /** Colleagues, in as few words as it takes to show a name or to choose one. */
  app.get(`${ROOT}/people`, async (request, reply) => {
    await signedInUser(request, guard)
    return sendOutcome(reply, done(await directory.people()))
  })
}
