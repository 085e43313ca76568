import type { Outcome } from '../content/newsroom/refusal.ts'
import { ROLES } from '../content/people/role.ts'
import { newUserSchema, type Account, type Actor } from '../content/people/user.ts'
import { messagesIn } from '../messages/messages.ts'
import { createEmailService } from '../server/email/createEmailService.ts'
import { findAccountByEmail } from '../store/people/accounts.ts'
import { createAuditLog } from '../store/people/auditLog.ts'
import { createDirectory, INVITATION_DAYS, type Directory } from '../store/people/directory.ts'
import { createPublicContent } from '../store/publications/publicContent.ts'
import type { Arguments } from './command.ts'
import type { CommandContext } from './context.ts'
import { refuseWithoutMagazine } from './openMagazine.ts'
import { openStore } from './openStore.ts'
import { StartFault } from './startFault.ts'

interface UserAdministration {
  readonly directory: Directory
  /** Whoever can run a command on this machine can do what an administrator can; the audit log says that it was done here. */
  readonly actor: Actor
  /** Links, as the back office makes them. No letter is sent: who types the command gives the link on. */
  readonly links: ReturnType<typeof createEmailService>
  readonly find: (email: string) => Promise<Account>
}

const MOST_LISTED = 10_000

/** `user list`: everybody, with what tells who is locked out. */
export const listUsersCommand = (context: CommandContext): Promise<void> =>
  withDirectory(context, async ({ directory, actor }) => {
    const { messages, say } = context
    const t = messages.users
    const query = { sort: { by: 'email', isDescending: false }, limit: MOST_LISTED, offset: 0 } as const
    const { accounts } = unwrap(await directory.list(actor, query), context)
    for (const { email, name, role, state, twoFactorEnabled, lastSignInAt } of accounts) {
      const signedIn = lastSignInAt ? t.lastSignIn(lastSignInAt) : t.never
      say([email, name, role, t.states[state], ...(twoFactorEnabled ? [t.secondFactor] : []), signedIn].join(' · '))
    }
  })

/** `user add EMAIL --name NAME [--role ROLE]`: the same invitation that administrators send. */
export const addUserCommand = (
  context: CommandContext,
  { options: { name, role = 'redattore' }, words: [email = ''] }: Arguments<{ name: 'string'; role: 'string' }>,
): Promise<void> => {
  const t = context.messages.users
  if (!name?.trim()) throw new StartFault(t.nameNeeded)
  if (!ROLES.some((one) => one === role)) throw new StartFault(t.badRole(role, ROLES))
  const user = newUserSchema.safeParse({ email, name, role })
  if (!user.success) throw new StartFault(t.badEmail(email))
  return withDirectory(context, async ({ directory, actor, links }) => {
    const invited = await directory.invite(actor, user.data)
    if (!invited.ok && invited.reason === 'invalid') throw new StartFault(t.taken(user.data.email))
    const { account, token } = unwrap(invited, context)
    const { link } = await links.invite(account, token, actor.name)
    context.say(t.added(account.name, link ?? '', INVITATION_DAYS))
  })
}

/** `user reset-password EMAIL`: the link that an administrator would give; for who has not accepted the invitation yet, that one again. */
export const resetPasswordCommand = (context: CommandContext, { words: [email = ''] }: Arguments): Promise<void> =>
  withDirectory(context, async ({ directory, actor, links, find }) => {
    const t = context.messages.users
    const account = await find(email)
    if (account.state === 'invited') {
      const { token } = unwrap(await directory.inviteAgain(actor, account.id), context)
      const { link } = await links.invite(account, token, actor.name)
      context.say(t.added(account.name, link ?? '', INVITATION_DAYS))
      return
    }
    const { token } = unwrap(await directory.resetLink(actor, account.id), context)
    context.say(t.resetLink(account.name, links.resetLink(token)))
  })

export const resetSecondFactorCommand = (context: CommandContext, { words: [email = ''] }: Arguments): Promise<void> =>
  withDirectory(context, async ({ directory, actor, find }) => {
    const { name } = unwrap(await directory.resetSecondFactor(actor, (await find(email)).id), context)
    context.say(context.messages.users.secondFactorReset(name))
  })

export const suspendCommand = (context: CommandContext, { words: [email = ''] }: Arguments): Promise<void> =>
  withDirectory(context, async ({ directory, actor, find }) => {
    const { name } = unwrap(await directory.suspend(actor, (await find(email)).id), context)
    context.say(context.messages.users.suspended(name))
  })

export const reactivateCommand = (context: CommandContext, { words: [email = ''] }: Arguments): Promise<void> =>
  withDirectory(context, async ({ directory, actor, find }) => {
    const { name } = unwrap(await directory.reactivate(actor, (await find(email)).id), context)
    context.say(context.messages.users.reactivated(name))
  })

/** Opens the directory that the back office works with, and closes the store afterwards. */
async function withDirectory(context: CommandContext, work: (administration: UserAdministration) => Promise<void>): Promise<void> {
  const { clock, newId, environment, messages } = context
  const t = messages.users
  await refuseWithoutMagazine(context)
  const { database } = await openStore(context)
  try {
    const fail = (error: unknown) => {
      throw error
    }
    const audit = createAuditLog(database, clock, fail)
    const settings = () => createPublicContent(database).siteSettings()
    await work({
      directory: createDirectory({ database, audit, clock, newId }),
      actor: { id: 'console', name: t.console, email: '', role: 'amministratore' },
      links: createEmailService({ mailer: null, siteUrl: environment.siteUrl, settings, onFault: fail }),
      async find(email) {
        const account = await findAccountByEmail(database.db, email)
        if (!account) throw new StartFault(t.unknown(email))
        return account
      },
    })
  } finally {
    await database.close()
  }
}

/** What was done, or the sentence that says why it was not. */
function unwrap<T>(outcome: Outcome<T>, { locale }: CommandContext): T {
  if (outcome.ok) return outcome.value
  const { denials, refusals } = messagesIn(locale)
  throw new StartFault(outcome.reason === 'forbidden' ? denials[outcome.because] : refusals.notFound)
}
