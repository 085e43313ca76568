import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const laPiazzaSenzaFontana: DemoArticle = {
  title: 'La piazza senza fontana',
  kicker: 'Acustica civile',
  standfirst:
    'In un paese dell’Appennino hanno chiuso l’acqua per nove mesi, il tempo di riparare la vasca. È bastato perché tutti scoprissero che cosa gli altri dicevano da novant’anni.',
  section: 'citta',
  authors: ['elena-marchetti'],
  tags: ['acqua', 'quartieri', 'suono'],
  issue: 'acqua',
  daysAgo: 11,
  hero: {
    name: 'la-piazza-senza-fontana',
    motif: 'arches',
    palette: 'dusk',
    focus: { x: 0.45, y: 0.2 },
    alt: 'Illustrazione: una piazza vuota davanti a un palazzo di quattro piani ad archi; una sola figura e la sua ombra lunga',
    caption: 'Case di quattro piani, nessuna cannella aperta: a fontana chiusa si scende sotto i quaranta decibel.',
  },
  opening: 'full-bleed',
  isDuotone: true,
  body: [
    p('Mi hanno chiesto di non scrivere il nome del paese, e fra poco si capirà perché.'),
    p(
      'Sta nell’Appennino umbro, ha poco più di mille abitanti e una piazza lunga e stretta, chiusa su tre lati da case di quattro piani. Nel mezzo c’è una fontana del 1931, di quelle senza pretese: una vasca ottagonale, un pilastro, quattro cannelle di ghisa che buttano giorno e notte. Due anni fa la vasca perdeva. Il Comune ha chiuso l’acqua, ha transennato, ha aperto il cantiere. Dovevano essere sei settimane.',
    ),
    p(
      'La prima ad accorgersene è stata Loredana, del bar. I clienti dei tavolini, racconta, hanno cominciato a ordinare sottovoce. Credeva a una moda. Poi hanno smesso di sedersi in due: arrivavano da soli, con il giornale, oppure restavano dentro, vicino alla macchina del caffè, «dove c’è un po’ di rumore e si sta tranquilli». Alla terza settimana ha capito. Passando con il vassoio, aveva sentito dal tavolo in fondo, parola per parola, il prezzo di una casa.',
    ),
    h2('Una stanza fatta d’acqua'),
    p(
      'Sono andata a misurare. Lo strumento non ha fantasia: con le cannelle aperte, a tre metri dalla vasca, segnava sessantadue decibel. La sera, a fontana chiusa, la piazza scendeva sotto i quaranta. Una persona che parla normalmente, a un metro di distanza, sta intorno ai sessanta. Vuol dire che per novant’anni, in quella piazza, si è sentito bene chi era accanto e quasi nulla di chi stava a due tavoli.',
    ),
    p(
      'Gli acustici lo chiamano mascheramento. L’acqua che cade produce un suono senza note, sparso su molte frequenze, comprese quelle che ci servono per distinguere le consonanti. Copre le parole senza dare fastidio, perché non ha niente da dire. Negli uffici senza pareti si installano altoparlanti per ottenere lo stesso effetto con un fruscio. Qui bastava la pendenza dell’acquedotto.',
    ),
    p(
      'Noi architetti, quando disegniamo una piazza, ci occupiamo di ciò che si vede: la pavimentazione, i lampioni, da che parte guardano le panchine. Quella fontana era invece un muro. Divideva lo spazio in una ventina di piccole stanze, una per tavolino, una per davanzale, una per ogni coppia ferma sotto un portone. Toglierla è stato come abbattere in una notte tutti i tramezzi di una casa e lasciare gli inquilini dov’erano.',
    ),
    pullQuote('È stato come abbattere in una notte tutti i tramezzi di una casa e lasciare gli inquilini dov’erano.'),
    h2('Quello che si è sentito'),
    p(
      'Nei nove mesi che sono seguiti (le sei settimane erano una stima) il paese ha appreso parecchio. Che la farmacista dava del tu al maresciallo. Che i fratelli R., confinanti, avevano chiesto per lo stesso campo due prezzi diversi allo stesso compratore. Che il maestro di musica, al telefono, piangeva. Una signora del secondo piano ha scoperto di essere, da anni, l’argomento abituale della panchina sotto casa. Il giorno dopo è scesa e ci si è seduta.',
    ),
    p(
      'Il parroco, interpellato, ha detto che in confessionale non era cambiato niente, e che la novità era di sentire le stesse cose attraversando la strada. Due cause civili risalgono a quel periodo, e anche un fidanzamento: lui, dalla finestra, aveva sentito lei parlare bene di lui con la sorella. Vivevano di fronte da undici anni.',
    ),
    p(
      'A maggio il Comune ha tentato un rimedio. Il tecnico della banda ha messo due casse sul balcone del municipio e ha diffuso, dalle nove alle ventitré, la registrazione di una fontana. Non la loro, un’altra, trovata in rete. È durata un fine settimana. Gli anziani dicevano che l’acqua era forestiera, e si sono visti almeno tre turisti girare intorno alle transenne con la borraccia in mano.',
    ),
    h2('La riapertura'),
    p(
      'L’inaugurazione si è tenuta un sabato di fine ottobre, alle undici. C’ero. Avevano riaperto le cannelle all’alba, per provarle, e la gente è arrivata presto e si è messa nei posti di prima, con la naturalezza di chi rientra in casa dopo i lavori e ritrova al buio gli interruttori. Ai tavolini del bar erano in due, in tre. Dai davanzali parlavano. Vedevo muoversi le bocche.',
    ),
    p(
      'Il sindaco ha voluto tenere il discorso accanto alla vasca, senza microfono. Ha parlato per dodici minuti, con i fogli in mano, a un metro e mezzo da quattro getti aperti. Nessuno ha sentito una parola. Lo hanno applaudito a lungo.',
    ),
  ],
}
