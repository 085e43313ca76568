/** What the page on cookies says of each, below the editors' own words. */
const it = {
  title: 'I cookie di questo sito, uno per uno',
  listed: 'L’elenco si aggiorna da solo: è fatto con le impostazioni che il sito ha adesso.',
  nothingToAsk: 'Nessuno di questi richiede il consenso, e per questo non ti chiediamo niente.',
  asked:
    'Quelli di statistica partono soltanto dopo il tuo sì, che vale sei mesi e che puoi ritirare quando vuoi. Se il tuo browser manda il segnale Global Privacy Control o Do Not Track, lo prendiamo per un no e non chiediamo nulla.',
  preferences: 'Apri le preferenze cookie',
  noScript: 'Senza JavaScript i cookie di statistica non possono partire: non c’è niente da scegliere.',
  technical: 'Tecnici, senza consenso',
  statistics: (provider: string) => `Di statistica, solo se accetti: ${provider}`,
  providers: { ga4: 'Google Analytics (Google Ireland Limited)', matomo: 'Matomo' },
  columns: { name: 'Nome', purpose: 'A che cosa serve', lifetime: 'Quanto resta' },
  purposes: {
    consent:
      'Ricorda che cosa hai risposto sui cookie, per non richiedertelo. Contiene la data, la risposta e un codice a caso che serve a provarla.',
    'consent-proof':
      'La prova della tua risposta, se la rete l’ha persa: si rimanda dalla pagina dopo. Non è un cookie: sta nella memoria del browser.',
    'popup-seen': 'Ricorda che hai chiuso un annuncio. Al posto dell’asterisco c’è il nome dell’annuncio.',
    'popup-refused': 'Ricorda che di un annuncio hai detto «non mostrare più».',
    'popup-until': 'Ricorda fino a quando valgono le due scelte qui sopra, per rinnovarle se i browser le dimenticano prima.',
    'popup-day': 'Conta quanti annunci hai visto oggi, per non mostrartene troppi.',
    'popup-renewed': 'Ricorda il giorno dell’ultimo rinnovo. Non è un cookie: sta nella memoria del browser e non viene spedito.',
    bootstrap: 'Ricorda che la pagina ha già chiesto ciò che le serve per mostrare gli annunci. Non è un cookie e non viene spedito.',
    theme: 'Ricorda se preferisci i colori chiari o scuri. Non è un cookie: sta nella memoria del browser e non viene spedito.',
    heard:
      'Ricorda a che punto hai lasciato un audio, per riprendere da lì. Non è un cookie: sta nella memoria del browser e non viene spedito.',
    reading:
      'Ricorda gli articoli che hai messo da parte, e fin dove ne hai letto uno, per riprendere da lì. Non è un cookie: sta nella memoria del browser e non viene spedito.',
    'sign-in': 'Soltanto per chi lavora in redazione: tiene aperto l’accesso all’area riservata. I lettori non lo incontrano.',
    visitor: 'Distingue il tuo browser dagli altri con un codice, per contare i visitatori.',
    visit: 'Tiene insieme le pagine di una stessa visita.',
  },
  lifetimes: {
    session: 'Finché il browser resta aperto',
    chosen: 'Per il tempo che la redazione ha fissato per quell’annuncio',
    'until-sent': 'Finché non ci è arrivata',
    'until-heard': 'Finché non hai ascoltato fino in fondo, o non cancelli i dati del sito',
    'until-read':
      'Finché non hai letto fino in fondo, o non lo togli dalla pagina «Da leggere»; degli articoli solo cominciati restano gli ultimi venti',
    'until-removed': 'Finché non cancelli i dati del sito',
    minutes: (count: number) => `${count} minuti`,
    days: (count: number) => (count === 1 ? 'Un giorno' : `${count} giorni`),
    months: (count: number) => `${count} mesi`,
    years: (count: number) => `${count} anni`,
  },
  others: {
    title: 'Contenuti di altri siti',
    onlyAfterClick:
      'Video, mappe, grafici, post e audio di altri siti si caricano soltanto se fai clic su di loro: prima non chiediamo loro niente, e non sanno che sei qui. Il clic vale come consenso per quel contenuto; da quel momento chi lo ospita può usare cookie suoi. Ecco chi può essere, con la sua informativa.',
    policyOf: (name: string) => `Informativa di ${name}`,
  },
  cap: 'Oggi i browser accorciano a circa 400 giorni i cookie che durano di più.',
}

const en: typeof it = {
  title: 'The cookies of this site, one by one',
  listed: 'The list keeps itself up to date: it is made from the settings that the site has now.',
  nothingToAsk: 'None of these needs consent, which is why we ask you nothing.',
  asked:
    'Those for statistics start only after your yes, which holds for six months and which you can take back at any time. If your browser sends the Global Privacy Control or Do Not Track signal, we take it for a no and ask nothing.',
  preferences: 'Open the cookie preferences',
  noScript: 'Without JavaScript the statistics cookies cannot start: there is nothing to choose.',
  technical: 'Technical, without consent',
  statistics: (provider) => `For statistics, only if you accept: ${provider}`,
  providers: { ga4: 'Google Analytics (Google Ireland Limited)', matomo: 'Matomo' },
  columns: { name: 'Name', purpose: 'What it is for', lifetime: 'How long it stays' },
  purposes: {
    consent:
      'Remembers what you answered about cookies, so as not to ask again. It holds the date, the answer and a random code that serves to prove it.',
    'consent-proof':
      'The proof of your answer, if the network lost it: it is sent again from the next page. It is not a cookie: it stays in the browser’s storage.',
    'popup-seen': 'Remembers that you have closed an announcement. The asterisk stands for the name of the announcement.',
    'popup-refused': 'Remembers that you said “do not show again” of an announcement.',
    'popup-until': 'Remembers until when the two choices above hold, to renew them if browsers forget them sooner.',
    'popup-day': 'Counts how many announcements you have seen today, so as not to show you too many.',
    'popup-renewed': 'Remembers the day of the last renewal. It is not a cookie: it stays in the browser’s storage and is never sent.',
    bootstrap: 'Remembers that the page has asked for what it needs to show announcements. It is not a cookie and is never sent.',
    theme: 'Remembers whether you prefer light or dark colours. It is not a cookie: it stays in the browser’s storage and is never sent.',
    heard:
      'Remembers where you left a recording, to go on from there. It is not a cookie: it stays in the browser’s storage and is never sent.',
    reading:
      'Remembers the articles that you have put aside, and how far you have read one, to go on from there. It is not a cookie: it stays in the browser’s storage and is never sent.',
    'sign-in': 'Only for those who work in the newsroom: it keeps them signed in to the back office. Readers never meet it.',
    visitor: 'Tells your browser from others by a code, to count visitors.',
    visit: 'Holds together the pages of one visit.',
  },
  lifetimes: {
    session: 'While the browser stays open',
    chosen: 'For as long as the editors have set for that announcement',
    'until-sent': 'Until it has reached us',
    'until-heard': 'Until you have listened to the end, or clear the site’s data',
    'until-read':
      'Until you have read to the end, or remove it on the page “To read”; of articles that were only begun, the last twenty stay',
    'until-removed': 'Until you clear the site’s data',
    minutes: (count) => `${count} minutes`,
    days: (count) => (count === 1 ? 'One day' : `${count} days`),
    months: (count) => `${count} months`,
    years: (count) => `${count} years`,
  },
  others: {
    title: 'What stands on other sites',
    onlyAfterClick:
      'Videos, maps, charts, posts and sounds of other sites load only if you click on them: before that we ask them for nothing, and they do not know that you are here. The click is your consent for that one; from then on whoever hosts it may use cookies of their own. These are who it may be, with their policies.',
    policyOf: (name) => `Privacy policy of ${name}`,
  },
  cap: 'Today browsers cut cookies that last longer to about 400 days.',
}

export const cookieMessages = { it, en }
export type CookieMessages = typeof it
