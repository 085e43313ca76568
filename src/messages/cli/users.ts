const it = {
  /** Who the audit log says it was. */
  console: 'Riga di comando',
  unknown: (email: string) => `Nessuno ha l’indirizzo ${email}: «user list» elenca tutti.`,
  nameNeeded: 'Di’ come si chiama: --name "Nome Cognome".',
  badEmail: (email: string) => `«${email}» non è un indirizzo e-mail.`,
  badRole: (role: string, roles: readonly string[]) => `«${role}» non è un ruolo: scegli fra ${roles.join(', ')}.`,
  taken: (email: string) => `C’è già una persona con l’indirizzo ${email}.`,
  states: { active: 'attivo', invited: 'invitato', suspended: 'sospeso' },
  secondFactor: 'secondo fattore',
  lastSignIn: (moment: string) => `ultimo accesso ${moment.slice(0, 10)}`,
  never: 'mai entrato',
  added: (name: string, link: string, days: number) =>
    `${name} può entrare dopo aver scelto una password con questo collegamento, che vale ${days} giorni e una volta sola:\n${link}`,
  resetLink: (name: string, link: string) =>
    `Con questo collegamento ${name} sceglie un’altra password. Vale un giorno e una volta sola, e non si può più leggere altrove:\n${link}`,
  secondFactorReset: (name: string) => `${name} entra di nuovo con la sola password; le sue sessioni sono finite.`,
  suspended: (name: string) => `${name} non può più entrare.`,
  reactivated: (name: string) => `${name} può entrare di nuovo.`,
}

const en: typeof it = {
  console: 'Command line',
  unknown: (email) => `Nobody has the address ${email}: “user list” lists everybody.`,
  nameNeeded: 'Say what they are called: --name "First Last".',
  badEmail: (email) => `“${email}” is not an e-mail address.`,
  badRole: (role, roles) => `“${role}” is not a role: choose one of ${roles.join(', ')}.`,
  taken: (email) => `There is already somebody with the address ${email}.`,
  states: { active: 'active', invited: 'invited', suspended: 'suspended' },
  secondFactor: 'second factor',
  lastSignIn: (moment) => `last signed in ${moment.slice(0, 10)}`,
  never: 'never signed in',
  added: (name, link, days) => `${name} may enter after choosing a password by this link, which works for ${days} days and once:\n${link}`,
  resetLink: (name, link) =>
    `By this link ${name} chooses another password. It works for a day and once, and can be read nowhere else:\n${link}`,
  secondFactorReset: (name) => `${name} enters with the password alone again; their sessions have ended.`,
  suspended: (name) => `${name} can no longer enter.`,
  reactivated: (name) => `${name} may enter again.`,
}

/** What `user …` says. */
export const users = { it, en }
