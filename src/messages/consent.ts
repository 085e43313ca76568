/** What the question about cookies says. The browser loads it with the question, so nothing else is here. */
const it = {
  title: 'I cookie li scegli tu',
  /** Plain sentences: `more` becomes a link after them. */
  text: (providers: string) =>
    `Per capire che cosa viene letto vorremmo usare i cookie di statistica di ${providers}. Senza il tuo sì non partono, e il sito funziona lo stesso. Se chiudi con la × restano soltanto quelli tecnici.`,
  more: 'Tutti i cookie, uno per uno',
  changed: 'Da quando hai scelto è cambiato chi raccoglie le statistiche, perciò te lo chiediamo di nuovo.',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  customise: 'Personalizza',
  close: 'Chiudi e rifiuta',
  preferences: {
    title: 'Preferenze cookie',
    text: 'Scegli che cosa può restare nel tuo browser. Puoi tornare qui quando vuoi, dal fondo di ogni pagina: togliere un consenso è semplice come darlo.',
    technical: 'Cookie tecnici',
    technicalText: 'Sempre attivi: ricordano gli annunci che hai chiuso e la scelta che fai qui. Non servono a riconoscerti.',
    analytics: 'Cookie di statistica',
    analyticsText: (providers: string) =>
      `Contano le visite e le distinguono con un codice assegnato al tuo browser. Li mette ${providers}, che riceve anche l’indirizzo della pagina e quello della tua connessione.`,
    save: 'Salva le scelte',
    close: 'Chiudi senza cambiare nulla',
  },
  and: ' e ',
  providers: { ga4: () => 'Google Analytics', matomo: (host: string) => `Matomo (${host})` },
}

const en: typeof it = {
  title: 'Cookies: your choice',
  text: (providers) =>
    `To understand what gets read we would like to use the statistics cookies of ${providers}. Without your yes they do not start, and the site works all the same. If you close this with the ×, only technical ones remain.`,
  more: 'Every cookie, one by one',
  changed: 'Whoever gathers the statistics has changed since you chose, so we ask again.',
  accept: 'Accept',
  refuse: 'Refuse',
  customise: 'Customise',
  close: 'Close and refuse',
  preferences: {
    title: 'Cookie preferences',
    text: 'Choose what may stay in your browser. You can come back whenever you like, from the foot of every page: taking consent back is as simple as giving it.',
    technical: 'Technical cookies',
    technicalText:
      'Always on: they remember the announcements you have closed and the choice you make here. They do not serve to recognise you.',
    analytics: 'Statistics cookies',
    analyticsText: (providers) =>
      `They count visits and tell them apart by a code given to your browser. They are set by ${providers}, which also receives the address of the page and that of your connection.`,
    save: 'Save choices',
    close: 'Close without changing anything',
  },
  and: ' and ',
  providers: { ga4: () => 'Google Analytics', matomo: (host) => `Matomo (${host})` },
}

export const consentMessages = { it, en }
export type ConsentMessages = typeof it
