const it = {
  pages: {
    title: 'Pagine',
    text: 'I testi che restano: chi siamo, i contatti, come sostenerci.',
    create: 'Nuova pagina',
    empty: { title: 'Ancora nessuna pagina', text: 'Comincia da chi siete: è la prima cosa che un lettore nuovo vuole sapere.' },
    words: (count: number) => (count === 1 ? '1 parola' : `${count.toLocaleString('it')} parole`),
  },
}

const en: typeof it = {
  pages: {
    title: 'Pages',
    text: 'The texts that stay: who we are, contacts, how to support us.',
    create: 'New page',
    empty: { title: 'No pages yet', text: 'Begin with who you are: it is the first thing that a new reader wants to know.' },
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`),
  },
}

/** The list of pages. */
export const pages = { it, en }
