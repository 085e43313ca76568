const it = {
  title: 'Anteprime condivise',
  text: 'I collegamenti che mostrano una bozza a chi non lavora qui. Chi pubblica vede quelli di tutti, gli altri i propri.',
  none: {
    title: 'Nessun collegamento aperto',
    text: 'Si creano dall’anteprima di un articolo o di una pagina, con «Condividi l’anteprima».',
  },
  ofDocument: 'Collegamenti aperti',
  console: 'chi gestisce il sito',
  facts: (by: string, when: string, until: string) => `${by}, ${when} · scade ${until}`,
  withdraw: 'Ritira',
  withdrawLabel: (title: string, by: string) => `Ritira il collegamento di ${by} per ${title}`,
  withdrawn: 'Collegamento ritirato: non si apre più.',
  untitled: '(senza titolo)',
}

const en: typeof it = {
  title: 'Shared previews',
  text: 'The links that show a draft to who does not work here. Who publishes sees everybody’s, the others their own.',
  none: { title: 'No link is open', text: 'They are made from the preview of an article or a page, with “Share the preview”.' },
  ofDocument: 'Open links',
  console: 'whoever runs the site',
  facts: (by, when, until) => `${by}, ${when} · expires ${until}`,
  withdraw: 'Withdraw',
  withdrawLabel: (title, by) => `Withdraw the link of ${by} to ${title}`,
  withdrawn: 'Link withdrawn: it no longer opens.',
  untitled: '(untitled)',
}

/** The links that show drafts, on the desk. */
export const previewLinks = { it, en }
