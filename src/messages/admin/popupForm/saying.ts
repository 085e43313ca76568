const it = {
  says: 'Che cosa dice',
  name: 'Nome in redazione',
  nameHelp: 'Lo leggete solo voi: nell’elenco e nei numeri.',
  title: 'Titolo',
  titleHelp: 'Quello che i lettori leggono per primo: meglio se sta in una riga.',
  body: 'Testo',
  bodyHelp: 'Due o tre righe bastano: chi legge vuole tornare all’articolo.',
  media: 'Immagine o video',
  mediaHelp: 'Sta sopra il titolo. I video non partono mai da soli.',
  size: 'Grandezza',
  sizes: { small: 'Piccolo', medium: 'Medio', large: 'Grande' },
  titleMissing: 'senza titolo',
}

const en: typeof it = {
  says: 'What it says',
  name: 'Name in the newsroom',
  nameHelp: 'Only you read it: in the list and in the figures.',
  title: 'Title',
  titleHelp: 'What readers read first: best if it fits on a line.',
  body: 'Text',
  bodyHelp: 'Two or three lines are enough: readers want to get back to the article.',
  media: 'Picture or film',
  mediaHelp: 'It stands above the title. Films never start by themselves.',
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  titleMissing: 'no title',
}

/** What it says. */
export const saying = { it, en }
