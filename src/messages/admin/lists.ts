import { plural } from '../plural.ts'

const it = {
  back: 'Torna all’elenco',
  search: 'Cerca',
  clearSearch: 'Svuota la ricerca',
  loading: 'Un momento…',
  failed: 'Non riesco a leggere l’elenco.',
  again: 'Riprova',
  cancel: 'Annulla',
  undo: 'Annulla',
  close: 'Chiudi',
  unknown: 'non c’è più',
  states: { draft: 'Bozza', review: 'Da rivedere', scheduled: 'Programmato', published: 'Pubblicato', withdrawn: 'Ritirato' },
  changed: 'modifiche da pubblicare',
  returned: 'restituito',
  articles: (count: number) => plural('it', count, '1 articolo', `${count} articoli`),
  noArticles: 'nessun articolo',
  nothingFound: 'Non c’è niente che corrisponda',
  nothingFoundText: 'Prova con meno parole, o togli qualche filtro.',
  picker: {
    none: 'Nessun risultato',
    found: 'Risultati',
    searching: 'Sto cercando…',
    clear: 'Togli',
    open: 'Apri l’elenco',
    close: 'Chiudi l’elenco',
  },
  pages: {
    label: 'Pagine dell’elenco',
    range: (first: number, last: number, total: number) => `${first}–${last} di ${total}`,
    previous: 'Pagina precedente',
    next: 'Pagina seguente',
  },
}

const en: typeof it = {
  back: 'Back to the list',
  search: 'Search',
  clearSearch: 'Clear the search',
  loading: 'One moment…',
  failed: 'The list could not be read.',
  again: 'Try again',
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
  unknown: 'no longer there',
  states: { draft: 'Draft', review: 'To review', scheduled: 'Scheduled', published: 'Published', withdrawn: 'Withdrawn' },
  changed: 'changes to publish',
  returned: 'sent back',
  articles: (count: number) => plural('en', count, '1 article', `${count} articles`),
  noArticles: 'no articles',
  nothingFound: 'Nothing matches',
  nothingFoundText: 'Try fewer words, or remove a filter.',
  picker: {
    none: 'Nothing found',
    found: 'Results',
    searching: 'Searching…',
    clear: 'Remove',
    open: 'Open the list',
    close: 'Close the list',
  },
  pages: {
    label: 'Pages of the list',
    range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
}

/** What every list says. */
export const lists = { it, en }
