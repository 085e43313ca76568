import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reference, text } from '../../content/fields.ts'
import { done, refused, type Outcome } from '../../content/newsroom/refusal.ts'
import { parse } from '../../content/parse.ts'
import { ROLES } from '../../content/people/role.ts'
import { newUserSchema, USER_STATES, userChangesSchema, type Actor } from '../../content/people/user.ts'
import { ACCOUNT_SORTS, type AccountQuery } from '../../store/people/accounts.ts'
import type { Directory, Invited } from '../../store/people/directory.ts'
import { signedInUser, type AuthGuard } from '../auth/signedIn.ts'
import { RequestFault } from '../errors.ts'
import type { EmailService } from '../email/createEmailService.ts'
import { sendList, sendOutcome } from './answer.ts'
import { ROOT } from './authorize.ts'
import { readJson, readRange } from './listParameters.ts'

export interface UsersParts {
  readonly guard: AuthGuard
  readonly directory: Directory
  readonly email: EmailService
}

const USERS = `${ROOT}/user`
const identifier = /^[\w-]{1,64}$/

export const userFilterSchema = z.strictObject({
  q: text().max(200).optional(),
  role: z.enum(ROLES).optional(),
  state: z.enum(USER_STATES).optional(),
  ids: z.array(reference).max(100).optional(),
})
export const userSortSchema = z.tuple([z.enum(ACCOUNT_SORTS), z.enum(['ASC', 'DESC'])])

/** Who works here, in react-admin's terms, and what administrators can do to them. To create a user is to invite one. */
export function addUserRoutes(app: FastifyInstance, { guard, directory, email }: UsersParts): void {
  interface ById {
    Params: { id: string }
  }
  const asked = async (request: FastifyRequest<ById>) => {
    const actor = await signedInUser(request, guard)
    const { id } = request.params
    if (!identifier.test(id)) throw new RequestFault('not-found')
    return { actor, id }
  }
  /** The account, and what became of the letter that invites them. */
  const withLetter = async (actor: Actor, outcome: Outcome<Invited>): Promise<Outcome<unknown>> => {
    if (!outcome.ok) return outcome
    const { account, token } = outcome.value
    const sent = await email.invite(account, token, actor.name)
    return done({ ...account, invitation: { ...sent, until: account.invitedUntil } })
  }

  app.get<{ Querystring: Record<string, unknown> }>(USERS, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const query = readQuery(request.query)
    const listed = await directory.list(actor, query)
    return listed.ok ? sendList(reply, listed.value.accounts, query.offset, listed.value.total) : sendOutcome(reply, listed)
  })

  app.post(USERS, async (request, reply) => {
    const actor = await signedInUser(request, guard)
    const user = parse(newUserSchema, request.body)
    if (!user.ok) return sendOutcome(reply, refused({ reason: 'invalid', problems: user.problems }))
    return sendOutcome(reply.code(201), await withLetter(actor, await directory.invite(actor, user.value)))
  })

  app.get<ById>(`${USERS}/:id`, async (request, reply) => {
    const { actor, id } = await asked(request)
    return sendOutcome(reply, await directory.find(actor, id))
  })

  app.put<ById>(`${USERS}/:id`, async (request, reply) => {
    const { actor, id } = await asked(request)
    const changes = parse(userChangesSchema, request.body)
    if (!changes.ok) return sendOutcome(reply, refused({ reason: 'invalid', problems: changes.problems }))
    return sendOutcome(reply, await directory.change(actor, id, changes.value))
  })

  app.delete<ById>(`${USERS}/:id`, async (request, reply) => {
    const { actor, id } = await asked(request)
    return sendOutcome(reply, await directory.remove(actor, id))
  })

  const act = (name: string, perform: (actor: Actor, id: string) => Promise<Outcome<unknown>>) =>
    app.post<ById>(`${USERS}/:id/${name}`, async (request, reply) => {
      const { actor, id } = await asked(request)
      return sendOutcome(reply, await perform(actor, id))
    })

  act('suspend', directory.suspend)
  act('reactivate', directory.reactivate)
  act('reset-second-factor', directory.resetSecondFactor)
  act('invite', async (actor, id) => withLetter(actor, await directory.inviteAgain(actor, id)))
  act('reset-link', async (actor, id) => {
    const given = await directory.resetLink(actor, id)
    return given.ok ? done({ link: email.resetLink(given.value.token) }) : given
  })
}

function readQuery(query: Record<string, unknown>): AccountQuery {
  const { q, role, state, ids } = readJson(userFilterSchema, query['filter'], {})
  const [by, direction] = readJson(userSortSchema, query['sort'], ['name', 'ASC'])
  return {
    ...(q !== undefined && { words: q }),
    ...(role && { role }),
    ...(state && { state }),
    ...(ids && { ids }),
    sort: { by, isDescending: direction === 'DESC' },
    ...readRange(query['range']),
  }
}
