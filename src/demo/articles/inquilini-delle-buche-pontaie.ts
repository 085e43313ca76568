import { h2, p, pullQuote, quote, type DemoArticle } from '../write.ts'

export const inquiliniDelleBuchePontaie: DemoArticle = {
  title: 'Inquilini delle buche pontaie',
  kicker: 'Fauna urbana',
  standfirst:
    'I buchi quadrati nelle torri medievali servivano ai muratori. Da secoli li abita un uccello che per dieci mesi l’anno non tocca niente di solido, e che ogni restauro ben fatto rischia di sfrattare.',
  section: 'scienza',
  authors: ['giulia-ferrante'],
  tags: ['animali', 'quartieri', 'storia'],
  daysAgo: 14,
  hero: {
    name: 'inquilini-delle-buche-pontaie-torre',
    motif: 'tower',
    palette: 'noon',
    alt: 'Illustrazione: una torre merlata con file di buchi quadrati; da uno, cerchiato di rosso, guardano due occhi; intorno volano rondoni',
    caption: 'Duecentoquattordici buche, trentasette occupate.',
  },
  body: [
    p(
      '«Dottoressa, qui dentro c’è qualcuno.» Il capomastro si chiama Nevio, è alto quasi due metri e parlava sottovoce, con la bocca accostata a un buco nel muro, a ventisei metri da terra. Sotto di noi c’erano il ponteggio, il telo con la pubblicità di un’auto e la piazza del mercato. Dentro il buco c’erano due occhi neri.',
    ),
    p(
      'La torre era in restauro da aprile e il capitolato prevedeva, alla voce 14, «chiusura delle cavità con laterizio di recupero». Le cavità erano duecentoquattordici. Nevio ne aveva chiuse nove quando ha sentito fischiare la decima.',
    ),
    h2('A che cosa serve un buco'),
    p(
      'Si chiamano buche pontaie. Chi tirava su un muro, nel Medioevo, vi infilava man mano le travi orizzontali che reggevano il ponteggio; finito il lavoro sfilava il legno e lasciava il foro, perché prima o poi qualcuno sarebbe tornato per una riparazione. Quelle file di quadratini che sembrano decorazione sono i punti di sutura dell’edificio. Il muratore se ne andava, e la stanza restava libera: profonda quanto un braccio, asciutta, irraggiungibile dai gatti. Che un muro sia anche un posto dove abitare l’avevo già scritto [a proposito di certe piante](/articoli/un-muro-a-guardarlo-bene); qui gli abitanti hanno le ali.',
    ),
    p(
      'L’inquilino è il rondone comune, [*Apus apus*](https://it.wikipedia.org/wiki/Apus_apus). Pesa una quarantina di grammi, meno di un uovo di gallina, e ha ali lunghe e strette come una falce. Il nome viene dal greco e vuol dire «senza piedi». I piedi ci sono, cortissimi, con quattro dita tutte rivolte in avanti: vanno bene per appendersi a una parete e quasi per nient’altro.',
    ),
    p(
      'Del resto non gli servono. Nel 2016 un gruppo dell’università di Lund, in Svezia, pubblicò i dati di tredici rondoni ai quali era stato messo addosso un registratore leggerissimo, capace di capire se l’animale stesse volando. Fra la partenza per l’Africa e il ritorno al nido passano dieci mesi. In quei dieci mesi la maggior parte si era posata per qualche notte, in tutto meno dell’uno per cento del tempo. Alcuni non si erano posati mai.',
    ),
    p(
      'Mangiano in volo, bevono sfiorando l’acqua, raccolgono piume e pagliuzze che il vento ha già sollevato per conto suo. Al tramonto e prima dell’alba salgono fino a due o tremila metri, tutti insieme, e nessuno sa con certezza a fare che cosa: a guardare il tempo che farà, forse, o a controllare la rotta. Che dormano lassù lo pensiamo tutti. Misurato, in un rondone, non l’ha ancora misurato nessuno.',
    ),
    h2('La prima volta è quella buona'),
    p(
      'Nella decima buca i pulli erano due, grigi, con le piume a metà. Quando piove a lungo e gli insetti spariscono, i genitori possono allontanarsi di molti chilometri per aggirare il maltempo; i piccoli allora abbassano la temperatura del corpo, rallentano tutto e resistono qualche giorno senza cibo. Nelle settimane prima dell’involo fanno flessioni: puntano le ali sul pavimento del nido e si sollevano. Nessuno li vedrà provare. Un giorno si affacciano, si lasciano cadere e volano, senza lezioni e senza ritorno. Si ritiene che molti non poseranno più le zampe per due anni, finché non avranno a loro volta un buco da cercare.',
    ),
    p(
      'Ed è qui che entriamo in scena noi. Un rondone torna alla stessa cavità, ogni primavera, da migliaia di chilometri. Se la trova murata ci sbatte contro, riprova, riprova ancora. La legge vieta di distruggere i nidi, ma un nido di rondone da fuori non si vede: non ci sono fango né rami che sporgono, e spesso nemmeno sporco. Sono inquilini talmente discreti che li si sfratta senza saperlo.',
    ),
    pullQuote('Sono inquilini talmente discreti che li si sfratta senza saperlo.'),
    h2('Affitti di una volta'),
    p(
      'C’è stato un tempo in cui li si voleva a ogni costo. In molte zone dell’Italia settentrionale e centrale si costruivano torri rondonaie, con centinaia di fori aperti verso l’esterno e uno sportellino dalla parte della stanza. Il proprietario apriva, prendeva i nidiacei più grassi per la cucina, lasciava gli altri e richiudeva. L’ospitalità aveva i suoi secondi fini. Però le buche erano tenute benissimo.',
    ),
    p(
      'Nevio, questa storia, l’ha ascoltata seduto su un secchio. Poi ha chiesto quanto dev’essere largo un buco per far passare un rondone e tenere fuori i piccioni, che erano la vera ragione della voce 14. Una fessura alta tre o quattro centimetri, gli ho detto, e larga il doppio. Il giorno dopo è arrivato con una mattonella di cotto in cui aveva tagliato una bocca da salvadanaio. La soprintendenza ci ha messo undici giorni ad approvarla, che per una soprintendenza è una picchiata.',
    ),
    p(
      'Le buche occupate, contate una sera di giugno dal tetto di fronte, erano trentasette: lì le mattonelle avrebbero aspettato. Nelle altre le hanno montate subito, dopo aver riaperto le nove già murate, per fortuna vuote. I rondoni se ne vanno quando l’estate è appena a metà: una mattina ci sono, la mattina dopo il cielo è vuoto e sembra di essere diventati un po’ sordi. Il 27 luglio mi è arrivato un messaggio.',
    ),
    quote(
      'Dottoressa, sono andati via tutti stanotte. Neanche un saluto. Domani monto le ultime trentasette e lunedì tolgo il ponteggio. Sul retro della numero dieci ho scritto «abitato», con la data, per quello che viene dopo di me.',
    ),
  ],
}
