import { expect, it } from 'vitest'
import { popupSchema, type Popup } from '../../../content/kinds/popup.ts'
import { popupForm } from '../../../messages/admin/popupForm.ts'
import { groupSentences, type Group } from './groupSentences.ts'

const plain = popupSchema.parse({ id: 'festa', name: 'Festa', title: 'Una festa' })
const told = { t: popupForm.it, where: () => 'Ovunque', day: (at: string) => at.slice(0, 10), edition: 1 }

it.each<[Group, Partial<Popup>, string]>([
  ['says', {}, '«Una festa»'],
  ['says', { title: '' }, '«senza titolo»'],
  ['opens', {}, 'Subito, appena la pagina è aperta'],
  ['opens', { trigger: { type: 'delay', seconds: 1 } }, 'Dopo 1 secondo'],
  ['opens', { trigger: { type: 'delay', seconds: 3 }, openModalOnElementClick: '.x' }, 'Dopo 3 secondi, o con un clic su .x'],
  ['opens', { trigger: { type: 'scroll', offset: '50%', line: 0 } }, 'Quando la lettura arriva a 50% della pagina'],
  ['opens', { trigger: { type: 'scroll', offset: '500px', line: 0 } }, 'Quando la lettura arriva a 500 px della pagina'],
  ['opens', { autoOpen: false, unpublishAt: '2026-12-01T00:00:00.000Z' }, 'Solo con un clic, fino al 2026-12-01'],
  ['where', {}, 'Ovunque'],
  ['often', {}, 'A ogni pagina, finché chi legge non chiede di smettere'],
  ['often', { doNotShowAgain: false }, 'A ogni pagina'],
  ['often', { showOnce: true, edition: 2 }, 'Una volta sola, di nuovo anche per chi l’ha chiuso'],
  ['closes', {}, 'OK, ×, Esc, clic fuori'],
  [
    'closes',
    { closeButton: false, leftLabel: 'Non ora', autoHide: true, autoHideDelay: 8 },
    'OK, «Non ora», Esc, clic fuori, da solo dopo 8 secondi',
  ],
  ['ok', {}, '«OK» chiude l’annuncio'],
  [
    'ok',
    { okLabel: 'Abbonati', redirect: '/abbonamenti', webhook: 'https://x.it' },
    '«Abbonati» porta a /abbonamenti e avvisa un altro programma',
  ],
  ['test', {}, 'Un solo testo'],
  ['technical', {}, 'Identificativo festa'],
])('%s: %j', (group, change, sentence) => expect(groupSentences({ ...plain, ...change }, told)[group]).toBe(sentence))
