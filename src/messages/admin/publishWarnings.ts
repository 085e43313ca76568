import { plural } from '../plural.ts'

const joined = (locale: 'it' | 'en', letters: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(letters)

const it = {
  title: 'Prima di pubblicare, guarda qui',
  saveTitle: 'Prima di salvare, guarda qui',
  anyway: 'Pubblica lo stesso',
  saveAnyway: 'Salva lo stesso',
  back: 'Torna a correggere',
  backToList: 'Torna all’elenco',
  notSaved: 'Non ho salvato: correggi i collegamenti che non portano da nessuna parte, o salva lo stesso.',
  links: (count: number) =>
    plural(
      'it',
      count,
      'Un collegamento porta dove i lettori non trovano niente:',
      `${count} collegamenti portano dove i lettori non trovano niente:`,
    ),
  articles: (count: number) =>
    plural(
      'it',
      count,
      'Un articolo di questo numero non è visibile ai lettori:',
      `${count} articoli di questo numero non sono visibili ai lettori:`,
    ),
  onWords: (words: string) => `sulle parole «${words}»`,
  states: {
    draft: 'è ancora una bozza',
    review: 'è ancora da rivedere',
    published: 'questo indirizzo varrà quando ne pubblichi le modifiche',
    withdrawn: 'è stato ritirato',
    missing: 'a questo indirizzo non c’è niente',
    scheduled: 'non è ancora uscito',
  },
  scheduledFor: (when: string) => `uscirà ${when}`,
  texts: (letters: readonly string[]) =>
    plural('it', letters.length, `il testo ${joined('it', letters)}`, `i testi ${joined('it', letters)}`),
  equal: (texts: readonly string[]) =>
    `I testi ${joined('it', texts)} sono uguali: i lettori vedranno sempre la stessa cosa, e la prova non dirà niente.`,
  equalHelp: (texts: readonly string[]) =>
    `I testi ${joined('it', texts)} sono uguali: cambia qualcosa in uno dei due, o la prova non dirà niente.`,
  uneven: (changed: string, unchanged: string) =>
    `Dall’ultima pubblicazione hai cambiato ${changed}, ma non ${unchanged}. Se hai corretto una data o un prezzo, correggilo anche lì.`,
  seeDifference: 'Vedi la differenza',
  difference: 'Che cosa è cambiato',
  changedText: (letter: string) => `Testo ${letter}, cambiato`,
  unchangedText: (letter: string) => `Testo ${letter}, com’era`,
  before: 'Com’è sul sito',
  after: 'Come sarà',
}

const en: typeof it = {
  title: 'Before you publish, look here',
  saveTitle: 'Before you save, look here',
  anyway: 'Publish anyway',
  saveAnyway: 'Save anyway',
  back: 'Go back and correct',
  backToList: 'Back to the list',
  notSaved: 'Not saved: correct the links that lead nowhere, or save anyway.',
  links: (count: number) =>
    plural('en', count, 'One link leads where readers find nothing:', `${count} links lead where readers find nothing:`),
  articles: (count: number) =>
    plural(
      'en',
      count,
      'One article of this issue cannot be seen by readers:',
      `${count} articles of this issue cannot be seen by readers:`,
    ),
  onWords: (words: string) => `on the words “${words}”`,
  states: {
    draft: 'is still a draft',
    review: 'is still to be reviewed',
    published: 'this address holds once you publish its changes',
    withdrawn: 'was withdrawn',
    missing: 'there is nothing at this address',
    scheduled: 'is not out yet',
  },
  scheduledFor: (when: string) => `comes out ${when}`,
  texts: (letters: readonly string[]) => plural('en', letters.length, `text ${joined('en', letters)}`, `texts ${joined('en', letters)}`),
  equal: (texts: readonly string[]) =>
    `Texts ${joined('en', texts)} are the same: readers will always see the same thing, and the test will tell nothing.`,
  equalHelp: (texts: readonly string[]) =>
    `Texts ${joined('en', texts)} are the same: change something in one of them, or the test will tell nothing.`,
  uneven: (changed: string, unchanged: string) =>
    `Since the last publication you changed ${changed}, but not ${unchanged}. If you corrected a date or a price, correct it there too.`,
  seeDifference: 'See the difference',
  difference: 'What changed',
  changedText: (letter: string) => `Text ${letter}, changed`,
  unchangedText: (letter: string) => `Text ${letter}, as it was`,
  before: 'On the site now',
  after: 'As it will be',
}

/** What an editor is told before publishing. */
export const publishWarnings = { it, en }
