const it = {
  title: 'Da leggere',
  text: 'Gli articoli che hai cominciato o messo da parte. L’elenco sta in questo browser e non viene spedito a nessuno.',
  noScript: 'Questo elenco è nella memoria del browser: per mostrarlo serve JavaScript, che qui è spento.',
  empty:
    'Qui non c’è ancora niente. Premi «Leggi dopo» in fondo a un articolo, oppure comincia a leggerne uno: lo ritrovi in questa pagina.',
  begun: 'Continua a leggere',
  resume: 'Riprendi da dove eri',
  save: 'Leggi dopo',
  saved: 'Salvato per dopo',
  /** An asterisk stands for the minutes, which the browser writes: `4 minuti`. */
  left: 'ancora *',
  whole: '* di lettura',
  remove: 'Togli',
  /** And here for the title. */
  removed: '«*» non è più nell’elenco.',
  undo: 'Annulla',
}

const en: typeof it = {
  title: 'To read',
  text: 'The articles you have begun or put aside. The list stays in this browser and is sent to nobody.',
  noScript: 'This list is in the browser’s storage: showing it takes JavaScript, which is off here.',
  empty: 'There is nothing here yet. Press “Read later” at the foot of an article, or begin to read one: you will find it on this page.',
  begun: 'Continue reading',
  resume: 'Resume where you were',
  save: 'Read later',
  saved: 'Saved for later',
  left: '* left',
  whole: '* to read',
  remove: 'Remove',
  removed: '“*” is no longer in the list.',
  undo: 'Undo',
}

/** What readers have begun, and what they have saved for later. */
export const reading = { it, en }
