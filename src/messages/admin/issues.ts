const it = {
  title: 'Numeri e dossier',
  text: 'Articoli che si leggono insieme: un numero della rivista, o un dossier.',
  new: 'Nuovo numero o dossier',
  name: 'Titolo',
  number: 'Numero',
  numberHelp: 'Vuoto per un dossier.',
  standfirst: 'Sommario',
  body: 'Testo di apertura',
  cover: 'Copertina',
  until: 'Ritira il',
  untilHelp: 'Vuoto: resta in linea. Vale da quando pubblichi.',
  issueNumber: (number: number) => `Numero ${number}`,
  dossier: 'Dossier',
  articles: 'Articoli, in ordine',
  articlesText:
    'Trascinali per cambiare l’ordine. Un articolo entra nel numero dalla sua scheda, scegliendolo nel campo «Numero o dossier».',
  noArticles: 'Ancora nessun articolo: apri un articolo e scegli questo numero nella sua scheda.',
  order: 'Ordine degli articoli',
  articlesFirstSave: 'Salva per poter ordinare gli articoli.',
  saveFirst: 'Prima salva le modifiche',
  empty: {
    title: 'Ancora nessun numero',
    text: 'Un numero raccoglie articoli da leggere insieme, con una copertina e un testo di apertura.',
  },
}

const en: typeof it = {
  title: 'Issues and dossiers',
  text: 'Articles that are read together: an issue of the magazine, or a dossier.',
  new: 'New issue or dossier',
  name: 'Title',
  number: 'Number',
  numberHelp: 'Empty for a dossier.',
  standfirst: 'Standfirst',
  body: 'Opening text',
  cover: 'Cover',
  until: 'Withdraw on',
  untilHelp: 'Empty: it stays online. It counts once you publish.',
  issueNumber: (number: number) => `Issue ${number}`,
  dossier: 'Dossier',
  articles: 'Articles, in order',
  articlesText: 'Drag them to change the order. An article joins the issue from its own form, in the field “Issue or dossier”.',
  noArticles: 'No articles yet: open an article and choose this issue in its form.',
  order: 'Order of the articles',
  articlesFirstSave: 'Save, and you can order the articles.',
  saveFirst: 'Save your changes first',
  empty: { title: 'No issues yet', text: 'An issue gathers articles to be read together, with a cover and an opening text.' },
}

/** Issues and dossiers. */
export const issues = { it, en }
