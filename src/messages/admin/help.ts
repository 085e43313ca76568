const it = {
  guide: 'Guida',
  contents: 'Indice della guida',
  find: 'Cerca nella guida',
  none: (typed: string) => `La guida non parla di «${typed}».`,
  inItalian: '',
  shortcuts: {
    title: 'Tasti',
    close: 'Chiudi',
    onAMac: 'Sul Mac, ⌘ al posto di Ctrl.',
    more: 'Apri la guida',
    groups: { everywhere: 'Dovunque', writing: 'Scrivere', blocks: 'Blocchi', list: 'Negli elenchi' },
    everywhere: { find: 'Cercare, andare dovunque, creare', save: 'Salvare', keys: 'Questi tasti' },
    writing: {
      block: 'Inserire un blocco, a inizio riga',
      find: 'Trovare e sostituire nel testo',
      undo: 'Annullare',
      redo: 'Ripetere',
      link: 'Collegamento, su parole scelte',
      toolbar: 'Muoversi in una barra di strumenti',
      note: 'Uscire da una nota',
    },
    list: {
      rows: 'Scorrere l’elenco degli articoli',
      open: 'Aprire la riga',
      select: 'Scegliere la riga',
      create: 'Nuovo articolo',
      sort: 'Prendere una voce da spostare; poi frecce, e Spazio per lasciarla',
    },
    keyNames: { space: 'Spazio', home: 'Inizio', end: 'Fine' },
  },
}

const en: typeof it = {
  guide: 'Guide',
  contents: 'Contents of the guide',
  find: 'Find in the guide',
  none: (typed: string) => `The guide says nothing about “${typed}”.`,
  inItalian: 'The guide is in Italian.',
  shortcuts: {
    title: 'Keys',
    close: 'Close',
    onAMac: 'On a Mac, ⌘ instead of Ctrl.',
    more: 'Open the guide',
    groups: { everywhere: 'Everywhere', writing: 'Writing', blocks: 'Blocks', list: 'In lists' },
    everywhere: { find: 'Find, go anywhere, create', save: 'Save', keys: 'These keys' },
    writing: {
      block: 'Insert a block, at the beginning of a line',
      find: 'Find and replace in the text',
      undo: 'Undo',
      redo: 'Redo',
      link: 'Link, on chosen words',
      toolbar: 'Move within a toolbar',
      note: 'Leave a note',
    },
    list: {
      rows: 'Move along the list of articles',
      open: 'Open the row',
      select: 'Choose the row',
      create: 'New article',
      sort: 'Pick up an item to move; then arrows, and Space to leave it',
    },
    keyNames: { space: 'Space', home: 'Home', end: 'End' },
  },
}

/** The guide inside the back office, and the sheet of keys. */
export const help = { it, en }
