const it = {
  states: { draft: 'Bozza', review: 'In revisione', scheduled: 'Programmato', published: 'Pubblicato', withdrawn: 'Ritirato' },
  changed: 'con modifiche non pubblicate',
  workflow: {
    label: 'A che punto è',
    submit: 'Manda in revisione',
    sendBack: 'Rimanda',
    assign: 'Assegna',
    note: 'Due parole per chi viene dopo',
    noteHelp: 'Facoltativo. La vede chi apre l’articolo.',
    noteFor: { submit: 'Manda in revisione', 'send-back': 'Rimanda a chi l’ha scritto' },
    noteTitle: 'Nota',
    people: 'A chi',
    peopleHelp: 'Chi ha un articolo assegnato lo trova fra i suoi e può modificarlo.',
    loadingPeople: 'Cerco le persone…',
    nobody: 'Nessuno con questo nome',
    done: {
      submit: 'Mandato in revisione.',
      'send-back': 'Rimandato.',
      assign: 'Assegnato.',
      restore: 'Versione ripristinata.',
    },
    missing: 'Per pubblicare manca ancora:',
    missingFields: { section: 'la sezione', authors: 'una firma', body: 'il testo' },
    cancel: 'Annulla',
    confirm: 'Conferma',
    openSite: 'Vedi sul sito',
  },
}

const en: typeof it = {
  states: { draft: 'Draft', review: 'In review', scheduled: 'Scheduled', published: 'Published', withdrawn: 'Withdrawn' },
  changed: 'with unpublished changes',
  workflow: {
    label: 'Where it stands',
    submit: 'Send for review',
    sendBack: 'Send back',
    assign: 'Assign',
    note: 'A word to the next person',
    noteHelp: 'Optional. Whoever opens the article sees it.',
    noteFor: { submit: 'Send for review', 'send-back': 'Send back to who wrote it' },
    noteTitle: 'Note',
    people: 'To whom',
    peopleHelp: 'Whoever is given an article finds it among theirs and can change it.',
    loadingPeople: 'Looking for people…',
    nobody: 'Nobody of this name',
    done: {
      submit: 'Sent for review.',
      'send-back': 'Sent back.',
      assign: 'Assigned.',
      restore: 'Version restored.',
    },
    missing: 'Still missing before it can be published:',
    missingFields: { section: 'the section', authors: 'a byline', body: 'the text' },
    cancel: 'Cancel',
    confirm: 'Confirm',
    openSite: 'See it on the site',
  },
}

/** What becomes of a text, step by step. */
export const workflow = { it, en }
