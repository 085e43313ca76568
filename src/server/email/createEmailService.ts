import { addressOf } from '../../content/addresses/addresses.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { Account } from '../../content/people/user.ts'
import { longMoment } from '../../messages/dates.ts'
import { emailsIn } from '../../messages/emails.ts'
import type { Mailer } from './createMailer.ts'
import { writeEmail } from './writeEmail.ts'

export interface EmailServiceParts {
  /** Null where no mail server was named. */
  readonly mailer: Mailer | null
  readonly siteUrl: string
  readonly settings: () => Promise<Pick<SiteSettings, 'name' | 'timeZone'>>
  /** Told of a letter that was not taken. */
  readonly onFault: (error: unknown) => void
}

/** What became of a letter; whoever asked for it gets the link themselves when it was not sent. */
export interface Sent {
  readonly letter: 'sent' | 'failed' | 'none'
  readonly link: string | null
}

export interface EmailService {
  readonly canSend: boolean
  invite(account: Account, token: string, by: string): Promise<Sent>
  /** Sends the link that its owner asked for, without making anyone wait: how long it takes would tell that the address is known. */
  sendReset(account: Account, token: string, minutes: number): void
  resetLink(token: string): string
}

/** Writes to people, in their language. */
export function createEmailService({ mailer, siteUrl, settings, onFault }: EmailServiceParts): EmailService {
  const linkTo = (path: string, token: string) => `${new URL(path, siteUrl).href}?token=${encodeURIComponent(token)}`
  const resetLink = (token: string) => linkTo(addressOf.newPassword(), token)

  return {
    canSend: mailer !== null,
    resetLink,

    async invite({ name, email, role, language, invitedUntil }, token, by) {
      const link = linkTo(addressOf.invitation(), token)
      if (!mailer) return { letter: 'none', link }
      try {
        const { name: site, timeZone } = await settings()
        const t = emailsIn(language)
        const until = longMoment(invitedUntil ?? '', timeZone, language)
        await mailer.send(email, writeEmail(t.invitation({ name, by, site, role: t.roles[role], until }), link, language))
        return { letter: 'sent', link: null }
      } catch (error) {
        onFault(error)
        return { letter: 'failed', link }
      }
    },

    sendReset({ name, email, language }, token, minutes) {
      const write = async () => {
        const { name: site } = await settings()
        await mailer?.send(email, writeEmail(emailsIn(language).reset({ name, site, minutes }), resetLink(token), language))
      }
      void write().catch(onFault)
    },
  }
}
