const it = {
  title: 'Sezioni',
  text: 'Le parti della rivista, nell’ordine in cui stanno nella testata. Trascinale per cambiarlo.',
  new: 'Nuova sezione',
  name: 'Nome',
  description: 'Descrizione',
  descriptionHelp: 'Una o due frasi, in cima alla pagina della sezione e nei motori di ricerca.',
  reordered: 'Ordine salvato.',
  notReordered: 'Non ho potuto salvare l’ordine: qualcuno sta cambiando le sezioni. Ricarica e riprova.',
  empty: { title: 'Ancora nessuna sezione', text: 'Un articolo ha bisogno di una sezione per essere pubblicato: crea la prima.' },
  orderLabel: 'Ordine delle sezioni',
}

const en: typeof it = {
  title: 'Sections',
  text: 'The parts of the magazine, in the order they have in the masthead. Drag them to change it.',
  new: 'New section',
  name: 'Name',
  description: 'Description',
  descriptionHelp: 'A sentence or two, at the top of the section’s page and in search engines.',
  reordered: 'Order saved.',
  notReordered: 'The order could not be saved: somebody is changing the sections. Reload and try again.',
  empty: { title: 'No sections yet', text: 'An article needs a section to be published: make the first.' },
  orderLabel: 'Order of the sections',
}

/** The sections of the magazine. */
export const sections = { it, en }
