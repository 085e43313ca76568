const it = {
  title: 'Firme',
  text: 'Chi firma gli articoli. Una firma non è una persona che entra in redazione: un poeta del Seicento ha una pagina e nessuna password.',
  new: 'Nuova firma',
  name: 'Nome e cognome',
  role: 'Chi è, in poche parole',
  roleHelp: 'Per esempio: «storica dell’arte», «corrispondente da Trieste».',
  bio: 'Nota biografica',
  bioHelp: 'Sta nella pagina della firma e sotto i suoi articoli.',
  portrait: 'Ritratto',
  links: 'Collegamenti',
  linksText: 'Il sito, i profili, un indirizzo e-mail (mailto:…).',
  empty: { title: 'Ancora nessuna firma', text: 'Un articolo ha bisogno di almeno una firma per essere pubblicato.' },
}

const en: typeof it = {
  title: 'Bylines',
  text: 'Who signs articles. A byline is not somebody who works here: a poet of the seventeenth century has a page and no password.',
  new: 'New byline',
  name: 'Name and surname',
  role: 'Who they are, in a few words',
  roleHelp: 'For instance: “art historian”, “correspondent from Trieste”.',
  bio: 'Biographical note',
  bioHelp: 'It stands on the byline’s page and below their articles.',
  portrait: 'Portrait',
  links: 'Links',
  linksText: 'A site, profiles, an e-mail address (mailto:…).',
  empty: { title: 'No bylines yet', text: 'An article needs at least one byline to be published.' },
}

/** Who signs articles. */
export const authors = { it, en }
