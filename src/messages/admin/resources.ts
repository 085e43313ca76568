/** What react-admin calls each kind and its fields: it looks them up by these keys. */
const it = {
  article: { name: 'Articolo |||| Articoli' },
  page: { name: 'Pagina |||| Pagine' },
  issue: { name: 'Numero o dossier |||| Numeri e dossier' },
  section: { name: 'Sezione |||| Sezioni' },
  tag: { name: 'Tema |||| Temi' },
  author: { name: 'Firma |||| Firme' },
  media: { name: 'File |||| Immagini e file' },
  menu: { name: 'Menu |||| Menu' },
  redirect: { name: 'Reindirizzamento |||| Reindirizzamenti' },
  popup: { name: 'Annuncio |||| Annunci' },
  user: { name: 'Persona |||| Persone' },
  audit: { name: 'Registro |||| Registro' },
}

const en: typeof it = {
  article: { name: 'Article |||| Articles' },
  page: { name: 'Page |||| Pages' },
  issue: { name: 'Issue or dossier |||| Issues and dossiers' },
  section: { name: 'Section |||| Sections' },
  tag: { name: 'Topic |||| Topics' },
  author: { name: 'Byline |||| Bylines' },
  media: { name: 'File |||| Pictures and files' },
  menu: { name: 'Menu |||| Menus' },
  redirect: { name: 'Redirect |||| Redirects' },
  popup: { name: 'Announcement |||| Announcements' },
  user: { name: 'Person |||| People' },
  audit: { name: 'Log |||| Log' },
}

export const resources = { it, en }
