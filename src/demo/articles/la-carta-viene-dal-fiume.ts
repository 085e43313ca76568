import { h2, openStreetMap, p, pullQuote, type DemoArticle } from '../write.ts'

export const laCartaVieneDalFiume: DemoArticle = {
  title: 'La carta viene dal fiume',
  kicker: 'Al tino',
  standfirst:
    'In una cartiera dell’Appennino marchigiano si lavora con novantanove parti d’acqua e una di stracci. Visita a un mestiere in cui la firma più difficile da falsificare è una goccia caduta per sbaglio.',
  section: 'arti',
  authors: ['nora-bellini'],
  tags: ['acqua', 'artigianato', 'carta', 'storia'],
  issue: 'acqua',
  daysAgo: 19,
  hero: {
    name: 'la-carta-viene-dal-fiume',
    motif: 'contours',
    palette: 'lagoon',
    alt: 'Illustrazione: una carta a curve di livello, verde e sabbia, con un corso d’acqua che scende lungo il bordo',
    caption: 'Il torrente entra da un lato della cartiera ed esce dall’altro.',
  },
  body: [
    p(
      'Il tino contiene quattrocento litri e sembra pieno di latte annacquato. Delio Ciccolini ci infila le braccia fino al gomito, rimesta, guarda, aggiunge un secchio. «Ancora troppo grassa», dice. Nel tino ci sono novantanove parti d’acqua e una, scarsa, di fibre di cotone e di lino: lenzuola, camici, la biancheria di un albergo di Senigallia che ha chiuso. Fare la carta, come la fa lui, significa prendere quell’uno per cento e convincere il resto ad andarsene.',
    ),
    p(
      'La cartiera è un edificio basso sul torrente, a mezz’ora da Fabriano, dove la carta si fabbrica dal Duecento. L’acqua entra da un lato, passa sotto il pavimento ed esce dall’altro, e in tutto il pianterreno si parla a voce alta senza accorgersene. D’agosto, quando il torrente è magro, Delio chiude. D’inverno lavora con le maniche bagnate e sostiene che la carta venga meglio, ma non sa dire perché.',
    ),
    openStreetMap('12/43.3353/12.9050', 'Fabriano e le sue valli', 'Le cartiere stanno dove l’acqua scende dal calcare.'),
    h2('Due scosse'),
    p(
      'La forma è un telaio di mogano con un fondo di fili d’ottone, tesi fitti come corde. Delio la immerge di taglio, la raddrizza sott’acqua, la solleva piena. Per tre secondi è una vaschetta; poi l’acqua comincia a scappare di sotto e lui dà due scosse, una avanti e indietro, una da destra a sinistra. Lì le fibre si sdraiano, s’incrociano e smettono di essere un liquido. Se la scossa arriva tardi, il foglio ha le nuvole. Se arriva presto, ha le rughe. Il foglio adesso c’è e non si può toccare: si rovescia su un feltro, come si capovolge un budino, e si ricomincia. Ne fa duecento al giorno.',
    ),
    pullQuote('Fare la carta significa prendere quell’uno per cento e convincere il resto ad andarsene.'),
    h2('Il gallo e suo fratello'),
    p(
      'In controluce, su ogni foglio, compare un gallo. È un filo d’ottone sagomato e cucito sul fondo della forma: dove passa il filo si posano meno fibre, la carta è più sottile e lascia entrare la luce. L’italiano lo dice con esattezza, *filigrana*, e dentro la parola il filo si vede ancora. Gli inglesi dicono *watermark*, i tedeschi *Wasserzeichen*, segno d’acqua, e hanno torto tutti e due: l’acqua, lì, passa come altrove.^[Il francese *filigrane*, che viene dall’italiano, sta dalla parte del filo; l’olandese *watermerk* dalla parte dell’acqua.]',
    ),
    p(
      'Le filigrane nascono in Italia verso la fine del Duecento e diventano presto il documento d’identità dei documenti. Il ginevrino Charles-Moïse Briquet passò decenni a ricalcarle negli archivi d’Europa e nel 1907 ne pubblicò 16.112: teste di bue, àncore, unicorni, mani, forbici. Con il suo repertorio si può dare una data a un foglio che non l’ha, perché il filo d’ottone invecchia in fretta. Si piega, si scuce, perde una zampa. Il gallo di Delio ha già il becco storto e fra un anno sarà un altro gallo.',
    ),
    p(
      'A una cosa Briquet badò poco. Al tino si lavora con due forme, così che mentre una scola l’altra pesca; ogni filigrana ha dunque un gemello, piegato dalla stessa persona in un altro momento e mai del tutto uguale. Delio i suoi galli li distingue senza esitare. Uno, dice, è più allegro.',
    ),
    h2('Perché il Quattrocento è bianco'),
    p(
      'Asciugato, il foglio è ancora carta assorbente. Per poterci scrivere bisogna passarlo in un bagno tiepido di gelatina, cioè in un brodo di ritagli di pelle: è l’odore che mi avevano annunciato e che arriva fino al cancello. Pare una faccenda di cucina, e invece aiuta a capire perché un registro del Quattrocento sia spesso più chiaro di un romanzo del 1890. All’Università dello Iowa hanno esaminato 1.578 carte antiche, senza distruggerne nessuna, e hanno trovato che le più vecchie sono sovente le meglio conservate: contengono più gelatina e più calcio.^[La ricerca, diretta da Timothy Barrett, si intitola *Paper through Time* ed è del 2012. L’ipotesi è che prima della stampa i cartai cercassero di fare concorrenza alla pergamena; i tipografi si accontentarono poi di fogli più magri.]',
    ),
    p(
      'Il calcio tiene lontani gli acidi, che sono il modo in cui la carta si consuma da sola. Il torrente di Delio scende da montagne di calcare e di calcio ne porta in abbondanza. Quanto ne resti nei fogli non l’ha mai fatto misurare. La caffettiera, però, la cambia una volta all’anno.',
    ),
    h2('La goccia'),
    p(
      'Prima di andare via chiedo dieci fogli. Delio ne sfila nove dalla pila e uno dallo scaffale in fondo, dove tiene gli scarti. In controluce, vicino al gallo, ha un cerchietto chiaro, grande come una lenticchia. È venuto dal suo polso: una goccia, cadendo sul foglio appena fatto, scosta le fibre e lascia un buco che non è un buco. «La goccia del cartaio», dice. Gli inglesi, stavolta più attenti, parlano di lacrime.',
    ),
    p(
      'Se ne trovano anche nei fogli antichi, con la pazienza di guardarne molti contro una finestra. Qualcuno, sei secoli fa, ha tenuto il braccio bagnato sopra il feltro un istante di troppo, e il foglio, che poi è diventato un contratto o un inventario di botti, lo ha registrato. È il solo vero segno d’acqua che la carta conosca.',
    ),
    p(
      'Il decimo foglio me l’ha messo a metà prezzo. L’ho appeso al vetro della cucina: di giorno si vede il gallo e, più chiara del gallo, la goccia.',
    ),
  ],
}
