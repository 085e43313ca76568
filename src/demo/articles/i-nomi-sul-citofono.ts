import { h2, p, pullQuote, ul, type DemoArticle } from '../write.ts'

export const iNomiSulCitofono: DemoArticle = {
  title: 'I nomi sul citofono',
  kicker: 'Pulsantiere',
  standfirst:
    'Un’architetta legge le pulsantiere come un geologo legge una parete. Un reporter va a trovare l’uomo che le incide, e che in un cassetto conserva trentuno targhette mai ritirate.',
  section: 'citta',
  authors: ['elena-marchetti', 'pietro-lanza'],
  tags: ['quartieri', 'artigianato', 'memoria', 'architettura'],
  issue: 'porte',
  daysAgo: 26,
  hero: {
    name: 'i-nomi-sul-citofono',
    motif: 'windows',
    palette: 'lagoon',
    alt: 'Illustrazione: una facciata verde petrolio con dieci finestre, una sola accesa e con qualcuno al balcone',
    caption: 'Quarantotto interni, sessantuno cognomi.',
  },
  body: [
    p(
      'Scala unica, quarantotto pulsanti in alluminio anodizzato, Torino nord, anno di costruzione 1962. Su quarantotto nomi, undici appartengono a persone che lì non abitano più. Sette di loro sono morte. I postini lo sanno e si regolano, i corrieri impazziscono.',
    ),
    p(
      'Di un palazzo si guardano la facciata, l’androne, semmai le scale (una di noi ha già scritto [di un gradino](/articoli/dodici-millimetri) e non intende ripetersi). La pulsantiera la si preme e basta. Eppure è l’unica parte dell’edificio che gli abitanti scrivono di mano propria, e che nessuno pensa mai di correggere tutta insieme. Ogni trasloco sostituisce una riga. Il resto rimane com’era.',
    ),
    h2('Stratigrafia'),
    p(
      'Si comincia dai materiali. Le targhette d’ottone inciso sono della prima generazione, quando si comprava casa per restarci. Poi viene la plastica nera a lettere bianche, poi la striscia adesiva stampata in ufficio, infine il nastro di carta con il pennarello. All’interno 31, affittato a studenti, il nastro ha uno spessore di quattro millimetri. Sollevando un angolo con l’unghia si contano nove strati. Il più profondo è un Esposito in stampatello che adesso, se tutto è andato bene, fa il dentista.',
    ),
    p(
      'Ci sono poi i nomi tenuti apposta. La signora dell’interno 12 è vedova dal 2004 e sul campanello ha lasciato il marito, con il titolo: «Un ragioniere tiene lontani i rappresentanti». All’interno 20 un cognome cinese, lungo, è seguito fra parentesi da «Gino», aggiunto con un’altra penna. È stato un vicino, d’accordo con l’interessato, stanco di scendere a ritirargli i pacchi. All’interno 44 c’è scritto «Studio». Nessuno ricorda che cosa vi si studiasse. Ci vive una coppia di pensionati a cui l’idea piace.',
    ),
    p(
      'E c’è l’ordine in cui stanno i cognomi di una coppia, che ha una sua politica. Un tempo ce n’era uno. Poi sono diventati due, con il trattino, la barra o la «e». Il trattino, ci spiegheranno, è il più richiesto dai giovani e costa quanto una lettera.',
    ),
    h2('Il cassetto di Iodice'),
    p(
      'Ce lo spiega Salvatore Iodice, targhe e timbri, bottega di tre metri per quattro a due isolati dal palazzo. Incide dal 1979. Ha cominciato con il pantografo, che è ancora lì e che accende per l’ottone, e prosegue con una macchina a controllo numerico di cui parla senza affetto. Un citofono, dice, è la prima cosa che la gente ordina per una casa nuova, prima delle tende: «Vengono in due, ridono, litigano per chi va davanti. Io aspetto. Non ho mai dato un consiglio».',
    ),
    p(
      'Per una targhetta ci vogliono tre giorni. In quei tre giorni, a volte, succede qualcosa. Iodice apre il secondo cassetto del banco, quello sotto i timbri, e ne tira fuori una scatola di biscotti. Dentro ci sono trentuno targhette ordinate, pagate in anticipo e mai ritirate. Ci ha permesso di copiarne alcune, cambiando i cognomi:',
    ),
    ul(
      '«Ferrero – Aiello», ottone, 1994;',
      '«Fam. Motta», plastica nera, 2001, ordinata da lui a sorpresa;',
      '«Dott.ssa C. Barale», 2008, a due settimane dall’esame di Stato;',
      '«Rinaldi – Okafor + 1», 2016, con il terzo atteso per giugno;',
      '«Qui abita Piero», 2019, su richiesta della madre.',
    ),
    p(
      'Non le butta e non telefona. Una volta, agli inizi, telefonò per avvisare che il lavoro era pronto, e dall’altra parte ci fu un silenzio che ricorda ancora. Da allora lascia che siano le persone a venire, se vengono. Le lucida una volta l’anno, fra Natale e Capodanno, perché l’ottone si macchia.',
    ),
    pullQuote(
      'Vengono in due, ridono, litigano per chi va davanti. Io aspetto. Non ho mai dato un consiglio.',
      'Salvatore Iodice, incisore',
    ),
    p(
      'Fino a poco tempo fa le targhette erano trentadue. Poi, una mattina d’aprile, è entrata una coppia sui cinquant’anni, lui con i capelli grigi, lei con una borsa della spesa. Hanno chiesto se per caso, ma erano passati più di vent’anni, capivano benissimo se no. Iodice ha aperto la scatola: «Bassi – Conti», ottone, corsivo inglese, ottobre 2003. Se la sono passata di mano e lei ha osservato che il trattino era storto. Era vero. Iodice l’ha rifatto sul momento, con il pantografo, e non ha voluto niente.',
    ),
    p(
      'Siamo andati a vedere. Il palazzo è un altro, sei fermate di tram più in là, con una pulsantiera nuova di vetro, di quelle con lo schermo, dove i nomi si scorrono con un dito e si cambiano dal computer dell’amministratore. La targhetta d’ottone è fissata accanto, direttamente sull’intonaco, con due viti. Non è collegata a niente. Qualcuno, a giudicare dalle ditate, la preme lo stesso.',
    ),
  ],
}
