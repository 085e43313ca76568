import { expect, it } from 'vitest'
import type { WebhookState } from '../../../content/popups/webhookState.ts'
import { popupForm } from '../../../messages/admin/popupForm.ts'
import { webhookStateInWords } from './OkFields.tsx'

const untold: WebhookState = { waiting: 0, problem: null, deliveredAt: null, givenUpAt: null }
const AT = '2026-11-15T08:00:00.000Z'
const again = 'Riproviamo da soli, con pause sempre più lunghe, per due giorni.'

it.each<[string, Partial<WebhookState>, string[]]>([
  ['nothing was sent', {}, ['info', 'Non ancora inviato nulla: il primo avviso parte con il prossimo OK di un lettore.']],
  ['one waits, and was not tried yet', { waiting: 1 }, ['info', '1 avviso in attesa di essere consegnato.']],
  [
    'two wait, after an attempt',
    { waiting: 2, problem: 'answered-503' },
    ['warning', '2 avvisi in attesa di essere consegnati.', `L’ultimo tentativo non è riuscito: il server ha risposto 503. ${again}`],
  ],
  [
    'a problem of which this version knows nothing',
    { waiting: 1, problem: 'boh' },
    ['warning', '1 avviso in attesa di essere consegnato.', `L’ultimo tentativo non è riuscito: il server non si raggiunge. ${again}`],
  ],
  ['all was delivered', { deliveredAt: AT }, ['info', `Tutto consegnato: l’ultimo avviso è arrivato il ${AT}.`]],
  [
    'the last was given up',
    { deliveredAt: AT, givenUpAt: AT, problem: 'certificate' },
    ['warning', `Dopo due giorni di tentativi, il ${AT} abbiamo rinunciato a consegnare: il certificato del server non è valido.`],
  ],
])('%s', (_name, state, expected) => {
  const { severity, sentences } = webhookStateInWords({ ...untold, ...state }, popupForm.it.webhookState, (instant) => instant)
  expect([severity, ...sentences]).toEqual(expected)
})
