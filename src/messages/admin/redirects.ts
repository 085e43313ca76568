import { plural } from '../plural.ts'

const it = {
  title: 'Reindirizzamenti',
  text: 'Indirizzi che non mostrano più niente e portano altrove. Quando cambi l’indirizzo di un articolo il suo si crea da solo.',
  new: 'Nuovo reindirizzamento',
  edit: 'Modifica il reindirizzamento',
  from: 'Da',
  fromHelp: 'Un percorso del sito che comincia con /, per esempio /vecchia-pagina.',
  to: 'A',
  toHelp: 'Una pagina cercata con le sue parole, un percorso del sito, oppure un indirizzo che comincia con https://.',
  which: 'Quali',
  all: 'Tutti',
  automatic: 'Automatici',
  written: 'Scritti da noi',
  automaticChip: 'automatico',
  automaticHelp:
    'È nato da solo quando è cambiato un indirizzo, e segue il contenuto dovunque vada. Se lo modifichi diventa uno dei vostri.',
  nowhere: 'non porta più a niente: quello che c’era è stato ritirato o eliminato',
  hits: (count: number) => plural('it', count, '1 lettore', `${count} lettori`),
  neverHit: 'mai usato',
  lastHit: (when: string) => `ultima volta ${when}`,
  sort: { label: 'Ordina per', from: 'Indirizzo', hits: 'Più usati', lastHitAt: 'Usati da poco', createdAt: 'Più nuovi' },
  save: 'Salva',
  saved: 'Reindirizzamento salvato.',
  delete: (from: string) => `Elimina ${from}`,
  deleteTitle: (from: string) => `Eliminare il reindirizzamento da ${from}?`,
  deleteText: 'Chi segue il vecchio indirizzo troverà una pagina che non c’è.',
  deleted: 'Reindirizzamento eliminato.',
  editLabel: (from: string) => `Modifica ${from}`,
  empty: {
    title: 'Nessun reindirizzamento',
    text: 'Ne nascono da soli quando cambi un indirizzo; puoi aggiungerne per gli indirizzi di un vecchio sito.',
  },
}

const en: typeof it = {
  title: 'Redirects',
  text: 'Addresses that show nothing any more and lead elsewhere. When you change an article’s address, its own makes itself.',
  new: 'New redirect',
  edit: 'Edit the redirect',
  from: 'From',
  fromHelp: 'A path of the site that begins with /, such as /old-page.',
  to: 'To',
  toHelp: 'A page found by its words, a path of the site, or an address that begins with https://.',
  which: 'Which',
  all: 'All',
  automatic: 'Automatic',
  written: 'Written by us',
  automaticChip: 'automatic',
  automaticHelp:
    'It made itself when an address changed, and follows the document wherever it goes. If you edit it, it becomes one of yours.',
  nowhere: 'leads nowhere now: what was there has been withdrawn or deleted',
  hits: (count: number) => plural('en', count, '1 reader', `${count} readers`),
  neverHit: 'never used',
  lastHit: (when: string) => `last time ${when}`,
  sort: { label: 'Sort by', from: 'Address', hits: 'Most used', lastHitAt: 'Used lately', createdAt: 'Newest' },
  save: 'Save',
  saved: 'Redirect saved.',
  delete: (from: string) => `Delete ${from}`,
  deleteTitle: (from: string) => `Delete the redirect from ${from}?`,
  deleteText: 'Whoever follows the old address will find a page that is not there.',
  deleted: 'Redirect deleted.',
  editLabel: (from: string) => `Edit ${from}`,
  empty: {
    title: 'No redirects',
    text: 'They make themselves when you change an address; you can add some for the addresses of an old site.',
  },
}

/** Addresses that lead elsewhere. */
export const redirects = { it, en }
