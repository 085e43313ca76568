import { closing } from './popupForm/closing.ts'
import { often } from './popupForm/often.ts'
import { ok } from './popupForm/ok.ts'
import { opening } from './popupForm/opening.ts'
import { saying } from './popupForm/saying.ts'
import { sentences } from './popupForm/sentences.ts'
import { where } from './popupForm/where.ts'

const it = {
  new: 'Nuovo annuncio',
  statistics: 'Numeri',
  preview: 'Anteprima',

  test: 'Prova fra più testi',
  testText: 'Scrivi un secondo testo, o anche un terzo: ogni lettore ne vede uno a caso, e i numeri diranno quale funziona di più.',
  variant: (letter: string) => `Testo ${letter}`,
  addVariant: (letter: string) => `Aggiungi il testo ${letter}`,
  removeVariant: (letter: string) => `Togli il testo ${letter}`,
  variantOkHelp: 'Vuoto: come nel testo A.',

  technical: 'Per chi cura il sito',
  id: 'Identificativo',
  idHelp: 'Sta nei cookie dei lettori: se lo cambi, chi ha chiuso l’annuncio lo rivede.',
  idFixed: 'Sta nei cookie dei lettori: è già uscito, meglio non cambiarlo.',
  cookieNames: 'Cookie che lascia',

  ...saying.it,
  ...opening.it,
  ...where.it,
  ...often.it,
  ...closing.it,
  ...ok.it,
  sentences: sentences.it,
}

const en: typeof it = {
  new: 'New announcement',
  statistics: 'Figures',
  preview: 'Preview',

  test: 'Test between texts',
  testText: 'Write a second text, or a third: each reader sees one at random, and the figures will tell which works best.',
  variant: (letter: string) => `Text ${letter}`,
  addVariant: (letter: string) => `Add text ${letter}`,
  removeVariant: (letter: string) => `Remove text ${letter}`,
  variantOkHelp: 'Empty: as in text A.',

  technical: 'For whoever looks after the site',
  id: 'Identifier',
  idHelp: 'It stands in readers’ cookies: if you change it, those who closed the announcement see it again.',
  idFixed: 'It stands in readers’ cookies: it has come out already, better not change it.',
  cookieNames: 'Cookies it leaves',

  ...saying.en,
  ...opening.en,
  ...where.en,
  ...often.en,
  ...closing.en,
  ...ok.en,
  sentences: sentences.en,
}

/** The form of an announcement. */
export const popupForm = { it, en }
