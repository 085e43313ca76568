const it = {
  says: 'Che cosa dice',
  name: 'Nome in redazione',
  nameHelp: 'Lo leggete solo voi: nell’elenco e nei numeri.',
  title: 'Titolo',
  titleHelp: 'Quello che i lettori leggono per primo: meglio se sta in una riga.',
  body: 'Testo',
  bodyHelp: 'Due o tre righe bastano: chi legge vuole tornare all’articolo.',
  media: 'Immagine o video',
  mediaHelp: 'Sta accanto alle parole dove c’è posto, altrimenti sopra. I video non partono mai da soli.',
  position: 'Posto',
  positionHelp: 'Su un telefono tutti salgono dal basso, tranne la striscia. In ogni caso la pagina aspetta finché non si risponde.',
  positions: { center: 'Al centro', sheet: 'Foglio dal basso', corner: 'Cartolina nell’angolo', bar: 'Striscia in alto' },
  look: 'Aspetto',
  lookHelp: 'Guardalo nell’anteprima, anche con i colori della notte.',
  looks: { paper: 'Carta', ink: 'Inchiostro', colour: 'Colore', frame: 'Cornice' },
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
  mediaHelp: 'It stands beside the words where there is room, else above them. Films never start by themselves.',
  position: 'Place',
  positionHelp: 'On a phone all of them rise from below, except the bar. In any case the page waits for an answer.',
  positions: { center: 'In the middle', sheet: 'Sheet from below', corner: 'Card in the corner', bar: 'Bar at the top' },
  look: 'Look',
  lookHelp: 'See it in the preview, in the colours of the night too.',
  looks: { paper: 'Paper', ink: 'Ink', colour: 'Colour', frame: 'Frame' },
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  titleMissing: 'no title',
}

/** What it says. */
export const saying = { it, en }
