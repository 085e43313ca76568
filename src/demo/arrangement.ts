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
    { amount: '60 €', label: 'Mezzo articolo, e il quaderno annuale a casa.', address: 'https://pagamenti.example/mezzaluce/60' },
    { amount: '20 €', label: 'Tengono aperta la rivista per cinque ore e mezza.', address: 'https://pagamenti.example/mezzaluce/20' },
    {
      amount: '120 €',
      label: 'Un articolo intero, dalla prima telefonata all’ultima virgola.',
      address: 'https://pagamenti.example/mezzaluce/120',
    },
  ],
  goal: { purpose: 'Pagare ogni articolo 150 euro, non più 120', target: 3300, reached: 2060, supporters: 87 },
  voices: [
    {
      words: 'Cercavo un elettricista e sono finita a leggere di campane. La luce in cucina non l’ho ancora aggiustata.',
      name: 'Marisa T.',
      about: 'Gorizia',
    },
    {
      words: 'La stampo per mio padre, che non ha internet. Lui la corregge a matita e me la restituisce.',
      name: 'Davide P.',
      about: 'fornaio a Cremona',
    },
    {
      words: 'Pago perché possa leggerla mia nipote, che non ha un euro e ne sa più di me.',
      name: 'Ornella F.',
      about: 'ferroviera in pensione',
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
