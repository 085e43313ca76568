const it = {
  pages: {
    title: 'Pagine',
    create: 'Nuova pagina',
    empty: 'Ancora nessuna pagina',
    emptyText: 'Le pagine sono i testi che restano: chi siamo, contatti, come sostenerci.',
    updated: (when: string, who: string) => `Modificata ${when} da ${who}`,
    search: 'Cerca fra le pagine',
    noneFound: 'Nessuna pagina con queste parole.',
    words: (count: number) => (count === 1 ? '1 parola' : `${count.toLocaleString('it')} parole`),
  },
}

const en: typeof it = {
  pages: {
    title: 'Pages',
    create: 'New page',
    empty: 'No pages yet',
    emptyText: 'Pages are the texts that stay: who we are, contacts, how to support us.',
    updated: (when: string, who: string) => `Changed ${when} by ${who}`,
    search: 'Search the pages',
    noneFound: 'No page with these words.',
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`),
  },
}

/** The list of pages. */
export const pages = { it, en }
