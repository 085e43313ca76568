import { choosing } from './media/choosing.ts'
import { sheet } from './media/sheet.ts'
import { uploading } from './media/uploading.ts'

const it = {
  title: 'Immagini e file',
  intro: 'Le immagini, i suoni, i filmati e i documenti della rivista.',
  search: 'Cerca per nome o descrizione',
  types: { label: 'Tipo', any: 'Tutto', image: 'Immagini', audio: 'Audio', video: 'Video', document: 'Documenti' },
  /** One file of that type. */
  oneOf: { image: 'Immagine', audio: 'Audio', video: 'Video', document: 'Documento' },
  altMissing: 'Senza testo alternativo',
  altMissingShort: 'Manca il testo alternativo',
  found: (count: number) => (count === 1 ? '1 file' : `${count} file`),
  selected: (count: number) => (count === 1 ? '1 scelto' : `${count} scelti`),
  empty: {
    title: 'Ancora nessun file',
    text: 'Trascina qui le immagini, i suoni, i filmati e i documenti della rivista, oppure caricali con il pulsante.',
    nothingFound: 'Nessun file corrisponde',
    changeSearch: 'Prova con altre parole o togli i filtri.',
    allDescribed: 'Tutte le immagini hanno il testo alternativo',
    thanks: 'Chi non vede le immagini ti ringrazia.',
  },
  clearFilters: 'Togli i filtri',
  more: 'Mostra altri',
  ...uploading.it,
  ...choosing.it,
  ...sheet.it,
}

const en: typeof it = {
  title: 'Pictures and files',
  intro: 'The magazine’s pictures, sounds, films and documents.',
  search: 'Search names and descriptions',
  types: { label: 'Type', any: 'All', image: 'Pictures', audio: 'Audio', video: 'Video', document: 'Documents' },
  oneOf: { image: 'Picture', audio: 'Audio', video: 'Video', document: 'Document' },
  altMissing: 'Without alternative text',
  altMissingShort: 'No alternative text',
  found: (count) => (count === 1 ? '1 file' : `${count} files`),
  selected: (count) => `${count} chosen`,
  empty: {
    title: 'No files yet',
    text: 'Drop the magazine’s pictures, sounds, films and documents here, or upload them with the button.',
    nothingFound: 'No file matches',
    changeSearch: 'Try other words, or remove the filters.',
    allDescribed: 'Every picture has its alternative text',
    thanks: 'Those who cannot see the pictures thank you.',
  },
  clearFilters: 'Remove the filters',
  more: 'Show more',
  ...uploading.en,
  ...choosing.en,
  ...sheet.en,
}

/** The media library, and choosing from it. */
export const media = { it, en }
