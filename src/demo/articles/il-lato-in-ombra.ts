import { gallery, h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const ilLatoInOmbra: DemoArticle = {
  title: 'Il lato in ombra',
  kicker: 'Piazze',
  standfirst:
    'Il Comune aveva speso bene i suoi soldi: pietra chiara, ventidue panchine, nessuno seduto. Per capire perché sono bastati un gessetto, una giornata di luglio e una signora con la sedia sottobraccio.',
  section: 'citta',
  authors: ['elena-marchetti'],
  tags: ['piazze', 'quartieri', 'ombra'],
  daysAgo: 4,
  hero: {
    name: 'il-lato-in-ombra',
    motif: 'arches',
    palette: 'noon',
    alt: 'Illustrazione: una piazza assolata con un portico bianco, una torre in fondo, una palla rossa e la sua ombra',
    caption: 'Sotto un portico l’ombra ha un proprietario e un orario: tutti i giorni, sempre aperto.',
  },
  body: [
    p(
      'Ventidue panchine. Le ho contate due volte, perché la prima mi ero distratta a guardare l’unica occupata: ci dormiva un gatto, e dormiva sotto.',
    ),
    p(
      'La piazza è quella di una cittadina di quattordicimila abitanti nella pianura, rifatta tre anni fa con un progetto che su carta avrei firmato anch’io. Pietra chiara, un filo d’acqua, sedute in linea, illuminazione discreta. Il sindaco mi ha chiamata perché d’estate non ci va nessuno. «Mi dica che cosa abbiamo sbagliato», ha detto, «ma prima di settembre, che poi si vota il bilancio.»',
    ),
    p(
      'Sono arrivata il 15 luglio alle sette e mezza con un gessetto da sarta, un termometro a infrarossi e un cappello. A ogni ora ho segnato a terra il bordo dell’ombra e, accanto, il numero delle persone ferme. È un metodo che richiede poco ingegno e molta acqua.',
    ),
    h2('La lancetta'),
    p(
      'A quell’altezza dell’anno, a mezzogiorno solare, il campanile di quaranta metri ne proietta diciassette: un’ombra tozza, che resta attaccata alla chiesa. Alle sei e mezza del pomeriggio, ora legale, la stessa ombra supera gli ottanta metri e sale sulle case di fronte. In mezzo, spazza la piazza come una lancetta. Le persone ci stanno sopra e si muovono con lei, e quasi nessuna se ne accorge.',
    ),
    gallery(
      [
        {
          name: 'il-lato-in-ombra-alle-otto',
          motif: 'rooftops',
          palette: 'dawn',
          alt: 'Illustrazione: tetti rosa e viola intorno a un campanile, con il sole rosso alle spalle',
          caption: 'Ore 8. Ombra su metà piazza, lato bar. Undici persone, tre cani, un furgone del pane.',
        },
        {
          name: 'il-lato-in-ombra-3',
          motif: 'rooftops',
          palette: 'noon',
          alt: 'Illustrazione: tetti azzurri e un campanile bianco sotto un cielo giallo, in piena luce',
          caption: 'Ore 13.30. L’ombra misura quanto un corridoio. Una persona: io.',
        },
        {
          name: 'il-lato-in-ombra-4',
          motif: 'rooftops',
          palette: 'terracotta',
          alt: 'Illustrazione: case color mattone e un campanile dal tetto verde davanti a un sole scuro',
          caption: 'Ore 17. Il campanile attraversa la fontana. Nove persone, tutte dentro il suo contorno.',
        },
        {
          name: 'il-lato-in-ombra-5',
          motif: 'rooftops',
          palette: 'dusk',
          alt: 'Illustrazione: tetti viola al crepuscolo, un campanile, un grande sole arancione e qualche finestra accesa',
          caption: 'Ore 20.30. Ombra dappertutto, quindi da nessuna parte. Sessantadue persone, ventidue panchine piene.',
        },
      ],
      'La stessa cittadina in quattro ore del 15 luglio, dal taccuino di chi scrive.',
    ),
    p(
      'Alle quattro del pomeriggio la pietra al sole era a 54 gradi, quella in ombra a 31. L’aria, invece, era la stessa: a due metri di distanza il termometro cambiava di un grado scarso. L’ombra non rinfresca l’aria. Toglie di mezzo il sole che ci arriva addosso e il pavimento che ce lo rimanda, e il corpo, che non legge i termometri, chiama questa differenza fresco.',
    ),
    p(
      'Delle ventidue panchine, fra le dieci e le diciannove, ne ho viste usare tre. Erano quelle su cui l’ombra passava fra le quattro e le sei, l’ora in cui la gente ha voglia di sedersi. Le altre la ricevevano quando tutti pranzavano, o non la ricevevano affatto. Il progettista le aveva allineate con la fontana. Avrebbe dovuto allinearle con il sole, che però nelle planimetrie non è disegnato.',
    ),
    h2('La sedia di Ines'),
    p(
      'Alle tre e un quarto è uscita dal numero 9 una signora con una sedia da cucina. L’ha messa nell’angolo della farmacia, si è seduta, ha aperto un giornale. Dopo quaranta minuti si è alzata, ha spostato la sedia di due metri, si è riseduta. L’ha fatto cinque volte prima di cena. Si chiama Ines, ha ottantun anni e quando le ho chiesto perché non usasse le panchine mi ha guardata con una certa pazienza.',
    ),
    p('«Io la panchina ce l’ho», ha detto. «Solo che cammina.»'),
    pullQuote('Io la panchina ce l’ho. Solo che cammina.', 'Ines, 81 anni'),
    p(
      'La signora Ines non lo sa, ma ha dalla sua una lunga giurisprudenza. Nel 1288 gli statuti di Bologna imposero a chi costruiva casa di farci davanti un portico, a proprie spese, su suolo privato e a uso di tutti, alto almeno sette piedi perché ci passasse un uomo a cavallo. L’ombra era un obbligo edilizio. Oggi i [portici](https://it.wikipedia.org/wiki/Portici_di_Bologna) sono lunghi una sessantina di chilometri e dal 2021 figurano nella lista dell’Unesco; nessuno, percorrendoli, pensa di usare un arredo urbano.',
    ),
    p(
      'E ha anche l’americano William H. Whyte, che negli anni Settanta filmò per mesi le piazzette di New York. Fra le cose che notò ce n’è una minuscola: chi trova una sedia libera, prima di sedersi, la sposta. Anche di pochi centimetri, anche senza guadagnarci né vista né sole. Gli serve a decidere che quel posto, per un po’, è suo.',
    ),
    h2('Quaranta'),
    p(
      'Alberi, in quella piazza, non se ne possono mettere: sotto c’è un parcheggio. Ho scritto una relazione di due pagine in cui proponevo di comprare quaranta sedie di metallo leggero, verniciate di verde, e di lasciarle in giro senza catene. L’assessore al bilancio ha detto la frase che si dice sempre: «Ce le rubano in una settimana».',
    ),
    p(
      'Le hanno messe l’estate dopo, per prova. Ogni mattina le trovavano in posti diversi, a gruppi di tre o di quattro, sparse lungo la traiettoria del campanile come ferro attorno a una calamita. Il 30 settembre un vigile è andato a contarle per il magazzino. Erano quarantuno. Quella in più era di legno, da cucina, con il sedile impagliato.',
    ),
  ],
}
