/** What the editors of the demo magazine set besides its articles: the front page, the menus, the ways to give. */

/** By the title of the article. The rest of the front page fills itself with the newest. */
export const demoHome = {
  lead: 'Dipingere quando non si vede',
  second: ['Quello che si sente è aria', 'La biblioteca di scala B', 'Il lato in ombra'],
}

export const demoHeader = [
  { label: 'Numeri', address: '/numeri' },
  { label: 'Archivio', address: '/archivio' },
  { label: 'Chi siamo', address: '/chi-siamo' },
  { label: 'Sostieni la rivista', address: '/sostieni-la-rivista' },
]

export const demoSocial = [
  { label: 'Mastodon', address: 'https://social.example/@mezzaluce' },
  { label: 'Instagram', address: 'https://foto.example/mezzaluce' },
  { label: 'Telegram', address: 'https://canali.example/mezzaluce' },
]

export const demoSupport = {
  amounts: [
    { amount: '20 €', label: 'Tengono aperta la rivista per cinque ore e mezza.', address: 'https://pagamenti.example/mezzaluce/20' },
    { amount: '60 €', label: 'Mezzo articolo, e il quaderno annuale a casa.', address: 'https://pagamenti.example/mezzaluce/60' },
    {
      amount: '120 €',
      label: 'Un articolo intero, dalla prima telefonata all’ultima virgola.',
      address: 'https://pagamenti.example/mezzaluce/120',
    },
  ],
  bankTransfer: {
    holder: 'Associazione culturale Mezzaluce',
    iban: 'IT78X0000000000000000000000',
    bank: 'Banca dei Fanali Spenti, Trieste',
    reason: 'Sostegno alla rivista',
  },
  taxCode: '00000000000',
  thanks:
    'Alla signora di Udine che manda cinque euro il primo di ogni mese, sempre con un commento. Al liceo che ha raccolto il suo contributo vendendo torte, e ci ha spedito l’ultima fetta. A chi non può dare niente e inoltra un articolo a un’amica: metà dei nostri lettori è arrivata così.',
}
