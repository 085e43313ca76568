const it = {
  open: 'Trova e sostituisci',
  find: 'Trova nel testo',
  replace: 'Sostituisci con',
  caseExact: 'Distingui maiuscole e minuscole',
  wholeWords: 'Solo parole intere',
  next: 'Successivo',
  previous: 'Precedente',
  replaceOne: 'Sostituisci',
  replaceAll: 'Tutti',
  replaceAllLabel: (count: number) => `Sostituisci tutti (${count})`,
  close: 'Chiudi la ricerca',
  position: (place: number, count: number) => `${place} di ${count}`,
  none: 'Nessun risultato',
  where: 'Cerca nel testo, nelle note, nelle didascalie e nei crediti. Annulla riporta tutto com’era in un colpo solo.',
  replaced: (count: number) => (count === 1 ? '1 sostituzione fatta.' : `${count} sostituzioni fatte.`),
}

const en: typeof it = {
  open: 'Find and replace',
  find: 'Find in the text',
  replace: 'Replace with',
  caseExact: 'Match case',
  wholeWords: 'Whole words only',
  next: 'Next',
  previous: 'Previous',
  replaceOne: 'Replace',
  replaceAll: 'All',
  replaceAllLabel: (count: number) => `Replace all (${count})`,
  close: 'Close the search',
  position: (place: number, count: number) => `${place} of ${count}`,
  none: 'No results',
  where: 'Looks in the text, in notes, captions and credits. Undo takes all of it back at once.',
  replaced: (count: number) => (count === 1 ? '1 replacement made.' : `${count} replacements made.`),
}

/** Finding words in the text of an article, and putting others in their place. */
export const findInText = { it, en }
