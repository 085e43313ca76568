import { expect, it } from 'vitest'
import { popupSchema, type Popup } from '../../../content/kinds/popup.ts'
import { popups } from '../../../messages/admin/popups.ts'
import { whereInWords } from './whereInWords.ts'

const anywhere = popupSchema.parse({ id: 'a', name: 'A', title: 'A' }).targeting
const names: Record<string, string> = { s1: 'Cultura', t1: 'mare', t2: 'monti' }

it.each<[string, Partial<Popup['targeting']>, string]>([
  ['nothing asked', {}, 'Su tutte le pagine'],
  ['everywhere but', { exclude: ['/chi-siamo', '<front>'] }, 'Su tutte le pagine · tranne /chi-siamo, prima pagina'],
  ['kinds and a section', { pageKinds: ['article', 'issue'], sections: ['s1'] }, 'Articoli, numeri e dossier · sezione Cultura'],
  ['addresses', { include: ['<front>', '/articoli/*'] }, 'Prima pagina, /articoli/*'],
  ['many addresses', { include: ['/a', '/b', '/c', '/d', '/e'] }, '/a, /b, /c e altri 2'],
  ['topics', { tags: ['t1', 't2'] }, 'Temi mare, monti'],
  ['phones', { maxWidth: 700 }, 'Su tutte le pagine · schermi fino a 700 px'],
  ['large screens', { minWidth: 701 }, 'Su tutte le pagine · schermi da 701 px in su'],
  ['between two widths', { minWidth: 600, maxWidth: 900 }, 'Su tutte le pagine · schermi da 600 a 900 px'],
  ['one language', { languages: ['en'] }, 'Su tutte le pagine · in inglese'],
  ['both languages are all of them', { languages: ['it', 'en'] }, 'Su tutte le pagine'],
  ['by name only', { parameter: 'festa' }, 'Solo quando l’indirizzo lo chiama con ?modal=festa'],
  ['by name too', { parameter: 'festa', pageKinds: ['home'] }, 'Prima pagina · anche con ?modal=festa'],
])('says %s', (_what, where, words) =>
  expect(whereInWords({ ...anywhere, ...where }, (id) => names[id] ?? '', popups.it.where)).toBe(words),
)
