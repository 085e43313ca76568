import { expect, it } from 'vitest'
import { adminMessages } from '../../../messages/admin/adminMessages.ts'
import { afterEvent, beginAutosave, saveStatus, type TimedEvent, type Failure } from './autosave.ts'
import { saveAction, saveSentence, whyNotDone, type SaveAction } from './saveSentence.ts'

const t = adminMessages.it.articles.save
const failed = (trouble: Failure) => {
  const events: TimedEvent[] = [
    { type: 'edited', at: 0 },
    { type: 'sent', at: 0 },
    { type: 'failed', trouble, at: 0 },
  ]
  return events.reduce(afterEvent, beginAutosave(1))
}
const newer = { revision: 9, by: 'Elsa', at: '2026-11-15T09:00:00.000Z' }
const forbidden = (code: string, message: string): Failure => ({ kind: 'forbidden', code, message })

it.each<[Failure, string, SaveAction, string]>([
  [
    { kind: 'offline' },
    'Senza connessione: il testo è al sicuro in questo browser',
    'retry',
    'Per ora non è stato fatto: manca la connessione. Riprova quando torna.',
  ],
  [
    { kind: 'signed-out' },
    'La sessione è finita: il testo è al sicuro in questo browser',
    'sign-in',
    'Per ora non è stato fatto: la sessione è finita. Accedi di nuovo e riprova.',
  ],
  [
    { kind: 'unavailable', code: 'store-unavailable' },
    'L’archivio della rivista non risponde e riprovo da solo: il testo è al sicuro in questo browser',
    'retry',
    'Per ora non è stato fatto: il server è in difficoltà. Il testo resta qui: riprova fra poco.',
  ],
  [
    { kind: 'unavailable', code: 'store-full' },
    'Il disco della rivista è pieno: avvisa chi gestisce il server. Riprovo da solo: il testo è al sicuro in questo browser',
    'retry',
    'Per ora non è stato fatto: il disco della rivista è pieno. Il testo resta qui: avvisa chi gestisce il server e riprova quando c’è spazio.',
  ],
  [
    { kind: 'unavailable', code: 'unknown' },
    'Il server ha un problema e riprovo da solo: il testo è al sicuro in questo browser',
    'retry',
    'Per ora non è stato fatto: il server è in difficoltà. Il testo resta qui: riprova fra poco.',
  ],
  [
    forbidden('suspended', 'Il tuo accesso è sospeso.'),
    'Non si può salvare: Il tuo accesso è sospeso.',
    'retry',
    'Per ora non è stato fatto, perché il testo non si salva: Il tuo accesso è sospeso.',
  ],
  [
    forbidden('password-to-change', 'Prima scegli una password tua.'),
    'Non si può salvare: Prima scegli una password tua.',
    { settleAt: 'changePassword' },
    'Per ora non è stato fatto, perché il testo non si salva: Prima scegli una password tua.',
  ],
  [
    forbidden('not-found', 'Non c’è più.'),
    'Non si può salvare: Non c’è più.',
    'save-as-new',
    'Per ora non è stato fatto, perché il testo non si salva: Non c’è più.',
  ],
  [
    { kind: 'refused', message: 'Alcuni campi vanno corretti.' },
    'Non salvato: Alcuni campi vanno corretti.',
    null,
    'Per ora non è stato fatto, perché il testo non si salva: Alcuni campi vanno corretti.',
  ],
  [
    { kind: 'stale', newer },
    'Qualcuno ha salvato una versione più nuova',
    null,
    'Per ora non è stato fatto: prima scegli quale delle due versioni tenere.',
  ],
])('says of %o what it is and what to do', (failure, sentence, action, notDone) => {
  const state = failed(failure)
  expect(saveSentence(t, state, saveStatus(state), true, String)).toBe(sentence)
  expect(saveAction(state, saveStatus(state))).toEqual(action)
  expect(whyNotDone(t, failure)).toBe(notDone)
})

it('warns whoever’s browser has no room', () => {
  const state = failed({ kind: 'signed-out' })
  expect(saveSentence(t, state, 'signed-out', false, String)).toBe(
    'La sessione è finita, e il browser non ha più spazio: non chiudere questa scheda',
  )
})
