const it = {
  skipToContent: 'Vai al contenuto',
  titleOfPage: (title: string, page: number) => `${title}, pagina ${page}`,
  sections: 'Sezioni',
  backHome: 'Torna alla prima pagina',
  colophon: 'Fatto con Edicola',
  footer: 'Informazioni',
  masthead: {
    menu: 'Menu',
    search: 'Cerca',
    searchLabel: 'Cerca nella rivista',
    searchPlaceholder: 'Una parola, un nome',
    links: 'Scorciatoie',
    edition: (number: number, title: string) => `Numero ${number}: ${title}`,
    theme: { auto: 'Colori: come il sistema', light: 'Colori: chiari', dark: 'Colori: scuri' },
  },
  footerGroups: { follow: 'Seguici', feeds: 'Feed', read: 'Leggi', magazine: 'La rivista' },
  cookies: 'Cookie',
  cookiePreferences: 'Preferenze cookie',
  feedNames: { rss: 'RSS', atom: 'Atom', json: 'JSON' },
}

const en: typeof it = {
  skipToContent: 'Skip to content',
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  sections: 'Sections',
  backHome: 'Back to the home page',
  colophon: 'Made with Edicola',
  footer: 'About',
  masthead: {
    menu: 'Menu',
    search: 'Search',
    searchLabel: 'Search the magazine',
    searchPlaceholder: 'A word, a name',
    links: 'Shortcuts',
    edition: (number, title) => `Issue ${number}: ${title}`,
    theme: { auto: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
  },
  footerGroups: { follow: 'Follow us', feeds: 'Feeds', read: 'Read', magazine: 'The magazine' },
  cookies: 'Cookies',
  cookiePreferences: 'Cookie preferences',
  feedNames: { rss: 'RSS', atom: 'Atom', json: 'JSON' },
}

/** What stands around every page: the masthead and the foot. */
export const frame = { it, en }
