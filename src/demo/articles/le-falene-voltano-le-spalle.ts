import { h2, p, pullQuote, separator, type DemoArticle } from '../write.ts'

export const leFaleneVoltanoLeSpalle: DemoArticle = {
  title: 'Le falene voltano le spalle',
  kicker: 'Entomologia',
  standfirst:
    'Una biologa e un reporter che ha paura degli insetti passano la notte davanti a un lenzuolo illuminato, sull’Appennino. Scoprono che la più celebre storia d’amore fallita della natura è un problema di assetto.',
  section: 'scienza',
  authors: ['pietro-lanza', 'giulia-ferrante'],
  tags: ['notte', 'animali', 'montagna'],
  issue: 'la-notte',
  daysAgo: 9,
  hero: {
    name: 'le-falene-voltano-le-spalle',
    motif: 'beam',
    palette: 'olive',
    alt: 'Illustrazione: una lampada da tavolo rossa getta un cono di luce su un libro aperto, nel buio',
    caption: 'Per chi vola di notte una lampada accesa è un pezzo di cielo fuori posto.',
  },
  body: [
    p(
      'Siamo in due a scrivere e conviene dirlo subito: uno dei due ha paura delle falene. Per riguardo non diremo chi, ma è quello che si è messo il cappuccio del giaccone alle nove di sera, in luglio, e se l’è tolto alle tre.',
    ),
    p(
      'Il lenzuolo è matrimoniale, di cotone, con un angolo rammendato. Ruggero lo tende fra due faggi ai bordi di un prato, a milletrecento metri, e ci appende davanti una lampada collegata a una batteria d’auto. Poi apre una sedia da campeggio e un quaderno a quadretti. Fa così da ventisei anni, nelle notti senza luna fra maggio e settembre. Di giorno era ragioniere; adesso è in pensione e tiene soltanto questa contabilità.',
    ),
    p(
      'Alle dieci il bianco è punteggiato di marrone, alle undici sembra una carta geografica. «Dicono: le farfalle notturne sono grigie», borbotta Ruggero, e illumina con la torcia una sfinge rosa e verde oliva che nessuno stilista oserebbe. In Italia i lepidotteri sono più di cinquemila specie. Quelle che chiamiamo farfalle, con le ali aperte al sole e la buona stampa, sono meno di trecento. Quasi tutto il resto vola quando noi siamo a letto.',
    ),
    h2('Le vecchie spiegazioni'),
    p(
      'Perché vengono? Ci siamo messi a elencare quello che sapevamo. Che la lampada è calda: ma questa è a led, ed è tiepida. Che la scambiano per la luna, la usano per tenere la rotta e finiscono in una spirale: bello, lo insegnavano a scuola. Che cercano una via d’uscita, come una mosca alla finestra. Ruggero ascoltava con l’aria di chi ha visto passare molte teorie e altrettanti cappucci.',
    ),
    p(
      '«Guardate come girano», ha detto. «Se venissero alla luce, arriverebbero dritte e ci sbatterebbero contro. Invece le passano accanto. Sempre accanto.»',
    ),
    p(
      'Aveva ragione, ed è una cosa che chiunque ha davanti agli occhi da quando esistono i lampioni. Per misurarla, però, si è dovuto aspettare il 2024. Un gruppo internazionale ha filmato gli insetti attorno alle lampade con telecamere veloci, in laboratorio e in una foresta del Costa Rica, e ha ricostruito in tre dimensioni com’era inclinato il corpo istante per istante.^[S. T. Fabian, Y. Sondhi, P. E. Allen, J. C. Theobald, H.-T. Lin, *Why flying insects gather at artificial light*, «Nature Communications», 2024. Lo studio spiega che cosa succede nei paraggi della lampada, entro un paio di metri; su quanto lontano arrivi il richiamo, se di richiamo si tratta, si discute ancora. In laboratorio la sfinge dell’oleandro e il moscerino della frutta riuscivano a ignorare la lampada.] Gli insetti non puntavano la luce: le davano la schiena.',
    ),
    h2('Da che parte è il cielo'),
    p(
      'Per chi vola al buio il guaio principale è sapere dov’è l’alto. Noi lo sentiamo con l’orecchio interno e con il peso sui piedi; un insetto che sterza di continuo, sballottato dalle sue stesse accelerazioni, della gravità non può fidarsi. Gli resta una regola semplice: di notte, anche senza luna, il cielo è più chiaro della terra. Basta tenere il dorso rivolto al chiaro e si è sicuri di avere le zampe in giù. Si chiama risposta dorsale alla luce, la possiedono anche molti pesci, e ha funzionato per centinaia di milioni di anni.',
    ),
    p(
      'Poi qualcuno ha acceso un fuoco. La falena che gli passa vicino trova il cielo alla propria destra e, diligente, si inclina per rimetterlo al suo posto. Inclinandosi curva, e per quanto curvi il cielo le resta sempre a destra. Continua così finché ha forze. Se la lampada le sta sopra, si impenna e perde velocità fino a cadere; se le sta sotto, si rovescia e precipita a pancia all’aria, convinta di raddrizzarsi. Nell’esperimento un telo bianco illuminato steso a terra faceva schiantare gli insetti uno dopo l’altro; lo stesso telo teso in alto, con la luce diffusa, li lasciava passare sereni.',
    ),
    pullQuote('Chi gira attorno alla lampada è convinto di volare dritto.'),
    p(
      'Il più impressionato è stato quello col cappuccio. Per tutta la vita aveva letto nelle falene un’ossessione, il desiderio che si consuma, secoli di versi sulla fiamma. Invece è una questione di livella. Chi gira attorno alla lampada è convinto di volare dritto: come metafora, a pensarci, serve molto di più.',
    ),
    h2('Il conto'),
    p(
      'Verso mezzanotte Ruggero ci ha mostrato le colonne del quaderno. La prima estate, in questa stessa settimana, centododici specie; l’ultima, settantanove. Non ne trae conclusioni: da ragioniere sa che due numeri non fanno un bilancio. In fondovalle, fa notare, nel frattempo sono arrivati un capannone e il suo piazzale, illuminato a giorno per custodire dei bancali.',
    ),
    p(
      'Quando non gira in tondo, una falena ha da fare: impollina. In alcuni prati svizzeri, illuminati apposta da lampioni portati dai ricercatori, le visite notturne ai fiori sono calate di quasi due terzi rispetto ai prati lasciati al buio.^[E. Knop e colleghi, *Artificial light at night as a new threat to pollination*, «Nature», 2017: il calo misurato è del 62 per cento. Su una delle piante seguite, un cardo, i frutti sono diminuiti del 13 per cento nonostante gli impollinatori diurni lavorassero come al solito.] Le api, la mattina dopo, non recuperavano gli arretrati.',
    ),
    separator(),
    p(
      'Alle tre meno dieci Ruggero ha chiuso il quaderno e staccato la batteria. Per un minuto non si è visto niente, nemmeno le nostre mani. Poi il cielo, sopra i faggi, è tornato a essere la cosa più chiara in circolazione. Si è sentito un fruscio, come di carta velina, che si staccava dal lenzuolo e saliva. Quando abbiamo riacceso la torcia per piegarlo, sul cotone erano rimasti un rammendo e una falena piccola, grigia, addormentata. L’ha raccolta sul dito quello col cappuccio, e l’ha posata su una foglia con la schiena in su.',
    ),
  ],
}
