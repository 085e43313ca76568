import { createTransport } from 'nodemailer'
import type { Email } from './writeEmail.ts'

export interface Mailer {
  /** Resolves when the mail server has taken the letter; rejects when it has not. */
  send(to: string, letter: Email): Promise<void>
}

export interface MailerSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` where the whole conversation is ciphered. */
  readonly url: string
  readonly from: string
}

// An administrator waits for the answer: a mail server that is down must show soon.
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

/** Sends e-mail by the mail server of the environment. */
export function createMailer({ url, from }: MailerSettings): Mailer {
  const transport = createTransport(
    // Nothing of ours is a path or an address to fetch: a letter can bring no file of this machine along.
    { url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    async send(to, letter) {
      await transport.sendMail({ to: { name: '', address: to }, ...letter })
    },
  }
}
