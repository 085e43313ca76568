import { expect, it } from 'vitest'
import { AUDIT_ACTIONS, type KeptAuditEntry } from '../../content/people/audit.ts'
import { adminMessages } from '../../messages/admin/adminMessages.ts'
import { auditSentence } from './auditSentence.ts'

const entry: KeptAuditEntry = {
  id: 1,
  at: '2026-11-15T08:00:00.000Z',
  until: '2026-11-15T08:00:00.000Z',
  times: 1,
  action: 'publish',
  by: { id: 'ada', name: 'Ada' },
  kind: 'article',
  subject: 'a1',
  title: 'Alba',
  address: '10.0.0.1',
  details: {},
}
const telling = { words: adminMessages.it.audit, roles: adminMessages.it.layout.roles, moment: () => '16 novembre, 08:00' }
const person = { kind: 'user', title: 'Bruno' } as const

it.each<[Partial<KeptAuditEntry>, string]>([
  [{}, 'Ada ha pubblicato l’articolo «Alba»'],
  [{ details: { at: '2026-11-16T07:00:00.000Z' } }, 'Ada ha programmato l’articolo «Alba» per il 16 novembre, 08:00'],
  [{ action: 'save', kind: 'homePage', title: 'Prima pagina' }, 'Ada ha modificato la prima pagina'],
  [{ action: 'save', kind: 'siteSettings', title: 'x' }, 'Ada ha modificato le impostazioni del sito'],
  [{ action: 'expire', by: null, address: null }, 'Finito il tempo nel cestino, il sistema ha eliminato per sempre l’articolo «Alba»'],
  [{ ...person, action: 'invite' }, 'Ada ha invitato Bruno'],
  [
    { ...person, action: 'user-changed', details: { from: 'redattore', to: 'caporedattore' } },
    'Ada ha cambiato il ruolo di Bruno: da redattore a caporedattore',
  ],
  [{ ...person, action: 'user-changed' }, 'Ada ha modificato i dati di Bruno'],
  [{ ...person, action: 'sign-in-failed', by: null }, 'Accesso non riuscito con l’indirizzo di Bruno'],
  [{ ...person, action: 'sign-in-failed', by: null, title: '' }, 'Accesso non riuscito, con un indirizzo sconosciuto'],
  [{ action: 'refused', kind: 'popup', title: '' }, 'A Ada è stato negato il permesso: l’annuncio'],
  [{ action: 'not-yet-known' as 'save' }, 'Ada ha fatto qualcosa con l’articolo «Alba»'],
])('%j', (part, sentence) => expect(auditSentence({ ...entry, ...part }, telling)).toBe(sentence))

it.each(['it', 'en'] as const)('has a sentence for everything that is kept, in %s', (locale) => {
  const words = adminMessages[locale].audit
  for (const action of AUDIT_ACTIONS) expect(auditSentence({ ...entry, action }, { ...telling, words })).toMatch(/\w/)
})
