import type { Locale } from './locale.ts'

/** The words of a letter: paragraphs, a link with its name, and what comes after it. */
export interface EmailWords {
  readonly subject: string
  readonly greeting: string
  readonly before: readonly string[]
  readonly link: string
  readonly after: readonly string[]
}

export interface InvitationFacts {
  readonly name: string
  readonly by: string
  readonly site: string
  readonly role: string
  readonly until: string
}

interface EmailTexts {
  readonly roles: Readonly<Record<'amministratore' | 'caporedattore' | 'redattore' | 'collaboratore', string>>
  readonly invitation: (facts: InvitationFacts) => EmailWords
  readonly reset: (facts: { readonly name: string; readonly site: string; readonly minutes: number }) => EmailWords
}

const it: EmailTexts = {
  roles: {
    amministratore: 'amministratore',
    caporedattore: 'caporedattore',
    redattore: 'redattore',
    collaboratore: 'collaboratore',
  },
  invitation: ({ name, by, site, role, until }) => ({
    subject: `Ti aspettiamo nella redazione di ${site}`,
    greeting: `Ciao ${name},`,
    before: [`${by} ti invita nella redazione di ${site}, con il ruolo di ${role}.`, 'Per entrare scegli la tua password:'],
    link: 'Scegli la password',
    after: [
      `Il collegamento vale una volta sola, fino al ${until}. Se scade, chiedi a ${by} di mandartene un altro.`,
      'Se non aspettavi questo invito, puoi ignorare il messaggio: senza una password nessuno entra.',
    ],
  }),
  reset: ({ name, site, minutes }) => ({
    subject: `Una nuova password per ${site}`,
    greeting: `Ciao ${name},`,
    before: [`Qualcuno, speriamo tu, ha chiesto una nuova password per la redazione di ${site}.`, 'Se sei stato tu, sceglila qui:'],
    link: 'Scegli una nuova password',
    after: [
      `Il collegamento vale una volta sola, per ${minutes} minuti. Dopo, tutte le sessioni aperte si chiuderanno.`,
      'Se non l’hai chiesta tu, puoi ignorare il messaggio: la tua password resta quella di prima.',
    ],
  }),
}

const en: EmailTexts = {
  roles: {
    amministratore: 'administrator',
    caporedattore: 'editor-in-chief',
    redattore: 'editor',
    collaboratore: 'contributor',
  },
  invitation: ({ name, by, site, role, until }) => ({
    subject: `The newsroom of ${site} is waiting for you`,
    greeting: `Hello ${name},`,
    before: [`${by} invites you to the newsroom of ${site}, as ${role}.`, 'Choose your password to come in:'],
    link: 'Choose a password',
    after: [
      `The link works once, until ${until}. If it expires, ask ${by} for another.`,
      'If you did not expect this invitation, ignore it: without a password nobody comes in.',
    ],
  }),
  reset: ({ name, site, minutes }) => ({
    subject: `A new password for ${site}`,
    greeting: `Hello ${name},`,
    before: [`Somebody, we hope you, asked for a new password for the newsroom of ${site}.`, 'If it was you, choose it here:'],
    link: 'Choose a new password',
    after: [
      `The link works once, for ${minutes} minutes. Every open session will then be closed.`,
      'If it was not you, ignore this message: your password stays as it was.',
    ],
  }),
}

/** The letters the program writes, in a language. */
export const emailsIn = (locale: Locale): EmailTexts => (locale === 'en' ? en : it)
