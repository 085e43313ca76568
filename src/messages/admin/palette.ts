const it = {
  open: 'Cerca o crea',
  title: 'Vai dove vuoi, crea quello che serve',
  field: 'Cerca un contenuto, una parte della redazione, qualcosa da fare',
  results: 'Risultati',
  groups: {
    named: 'Con questo nome',
    found: 'Contenuti',
    create: 'Crea',
    go: 'Vai a',
    guide: 'Nella guida',
    more: 'Nei testi e fra i file',
  },
  create: {
    article: 'Nuovo articolo',
    page: 'Nuova pagina',
    issue: 'Nuovo numero o dossier',
    section: 'Nuova sezione',
    tag: 'Nuovo tema',
    author: 'Nuova firma',
    popup: 'Nuovo annuncio',
  },
  searching: 'Sto cercando…',
  failed: 'Fra i contenuti non riesco a cercare, adesso: riprova fra poco.',
  nothing: (typed: string) => `Niente per «${typed}».`,
  corrected: (words: string) => `Niente con queste parole: ecco «${words}».`,
  keys: '↑ ↓ per scegliere, Invio per aprire, Esc per chiudere',
  count: (count: number) => (count === 1 ? '1 risultato' : `${count} risultati`),
}

const en: typeof it = {
  open: 'Find or create',
  title: 'Go anywhere, create anything',
  field: 'Find a document, a part of the newsroom, something to do',
  results: 'Results',
  groups: {
    named: 'By this name',
    found: 'Documents',
    create: 'Create',
    go: 'Go to',
    guide: 'In the guide',
    more: 'In texts and among files',
  },
  create: {
    article: 'New article',
    page: 'New page',
    issue: 'New issue or dossier',
    section: 'New section',
    tag: 'New topic',
    author: 'New byline',
    popup: 'New announcement',
  },
  searching: 'Searching…',
  failed: 'Documents cannot be searched just now: try again in a moment.',
  nothing: (typed: string) => `Nothing for “${typed}”.`,
  corrected: (words: string) => `Nothing has these words: here is “${words}”.`,
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
}

/** The palette of commands. */
export const palette = { it, en }
