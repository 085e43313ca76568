import { audio, h2, p, pullQuote, separator, type DemoArticle } from '../write.ts'

export const unMareInBacinella: DemoArticle = {
  title: 'Un mare in bacinella',
  kicker: 'Rumoristi',
  standfirst:
    'I naufragi del cinema si girano in piscina e si ascoltano in un seminterrato. Visita a un uomo che da quarant’anni fabbrica il rumore del mare, e che una volta provò a usare quello vero.',
  section: 'ascolti',
  authors: ['pietro-lanza'],
  tags: ['cinema', 'acqua', 'artigianato', 'suono'],
  issue: 'acqua',
  daysAgo: 36,
  hero: {
    name: 'un-mare-in-bacinella-suono',
    motif: 'rings',
    palette: 'lagoon',
    alt: 'Illustrazione: un disco sul piatto, con il braccio posato, mezzo fuori dalla copertina blu',
    caption: 'Per una traversata bastano venti litri.',
  },
  body: [
    p(
      'Quanta acqua ci vuole per affondare un transatlantico? Saverio Castellani me lo domanda prima ancora di farmi togliere il cappotto, e siccome esito risponde lui: «Venti litri. Ventidue se piove». Fa il rumorista, ha sessantaquattro anni, un seminterrato a Roma dalle parti della Tiburtina e un centinaio di film alle spalle, con il nome nei titoli di coda, nel punto in cui la platea è già in piedi e cerca la sciarpa.',
    ),
    p(
      'Sul set i microfoni inseguono le voci, e quasi tutto il resto va perduto. Passi, vestiti, porte, posate si rifanno dopo, guardando il film e imitandolo in diretta. Gli americani chiamano questo lavoro *foley*, dal cognome di Jack Foley, che lo mise a punto agli Universal Studios quando il cinema cominciò a parlare. Castellani dice che è come fare la spesa due volte: quello che il regista ha già comprato con gli occhi, lui deve ricomprarlo con le orecchie.',
    ),
    h2('Il corredo'),
    p(
      'La neve è amido di mais in un sacchetto di pelle. I cavalli, si sa, sono mezze noci di cocco. Per l’acqua il corredo è più ricco: una bacinella azzurra da bucato, una vasca di zinco, un acquario, pelli di daino, guanti di gomma, una camera d’aria, un imbuto, una spugna che nessun altro può toccare. Una nuotata si fa con le mani a coppa nella bacinella. Una barca all’ormeggio è la camera d’aria mezza sgonfia, spinta sotto piano, col palmo. L’annegamento, su cui non insisto, comporta la spugna.',
    ),
    p(
      'E il mare aperto? Registrarlo, sostiene, serve a poco. «Lei va a Ostia con il miglior microfono del mondo, torna a casa, lo fa sentire a uno bendato, e quello le dice che è il raccordo anulare.» Un’onda che si rompe contiene un po’ di tutte le frequenze, come il traffico. Al mare del cinema si crede perché lo si vede. A chi ascolta servono i particolari, uno sciacquio vicino, un risucchio fra due sassi, qualcosa che abbia un inizio e una fine. Per quelli c’è la bacinella.',
    ),
    audio('onde', 'Il mare vero, a occhi chiusi: ventisei secondi di risacca a Cala Lunga'),
    h2('La testa sotto'),
    p(
      'La richiesta più frequente è il tuffo: il protagonista va sott’acqua e il mondo diventa un rombo ovattato, lontano. Tutti lo riconosciamo e quasi nessuno l’ha mai sentito così. In acqua il suono corre a circa millecinquecento metri al secondo, oltre quattro volte più svelto che nell’aria; arriva alle due orecchie quasi nello stesso istante, e il cervello, che di solito confronta i ritardi, non capisce più da che parte venga. Un motoscafo a mezzo chilometro sembra dentro la testa. Lontano, sott’acqua, non c’è niente.',
    ),
    p(
      'Castellani il rombo lo ottiene con un microfono chiuso in un palloncino e calato nell’acquario, mentre con l’altra mano strofina il vetro. L’ha fatto per un dramma storico, per due commedie balneari e per la pubblicità di una merendina. Non ha mai imparato a nuotare.',
    ),
    p(
      'Nel 1998, però, si mise uno scrupolo. Lavorava a un film di sommozzatori e volle, per una volta, il suono autentico. Un cognato che aveva la barca a Ponza calò un idrofono lungo gli scogli, in luglio, con il motore spento e il mare in bonaccia, e gli spedì una cassetta. Lui la montò sulla scena e la portò in sala. Il regista ascoltò mezzo minuto. Poi chiese, con educazione, chi stesse friggendo.',
    ),
    pullQuote('Al mare del cinema si crede perché lo si vede.'),
    h2('La frittura'),
    p(
      'La cassetta era buona. Sotto costa, nei mari caldi e temperati, il fondo crepita giorno e notte: sono i gamberi pistola, lunghi qualche centimetro, con una chela sproporzionata che chiudono così in fretta da aprire nell’acqua una bolla di vapore. La bolla collassa, e il colpo è quello. Moltiplicato per migliaia di chele dà un rumore che chi lo sente descrive quasi sempre allo stesso modo: pancetta in padella.',
    ),
    p(
      'Durante la Seconda guerra mondiale fece impazzire le marine. Gli operatori americani sentivano negli idrofoni uno scoppiettio che copriva le eliche, e temettero un’arma nuova o un guasto; furono chiamati i biologi, che riconobbero i gamberi e ne disegnarono le carte. Nel Pacifico i sommergibili impararono ad andarci in mezzo, per nascondersi dagli ascoltatori giapponesi. Una cosa abbastanza forte da coprire un sommergibile, insomma, e al cinema non l’ha mai sentita nessuno.',
    ),
    p(
      'Il bello è che Castellani una padella ce l’ha, appesa fra la vasca di zinco e gli ombrelli. La usa per la pioggia. È un trucco che risale ai radiodrammi: qualche striscia di grasso a fuoco vivo, il microfono alla giusta distanza, ed è un acquazzone sui tetti. Così nei film che ha sonorizzato, quando piove, si ascolta una frittura e si sente l’acqua; l’unica volta che hanno ascoltato l’acqua, hanno sentito una frittura. La cassetta di Ponza la tiene in un cassetto con scritto *ERRORI*.',
    ),
    separator(),
    p(
      'L’estate scorsa uno dei suoi naufragi è stato proiettato in un’arena all’aperto, ad Anzio, a venti metri dalla riva. C’era un po’ di vento. Nella scena in cui la nave si inclina e cala il silenzio, il mare vero, da dietro lo schermo, si sentiva benissimo. Castellani era in quarta fila, con la moglie. Una signora davanti a lui si è voltata verso la cabina e ha fatto segno con la mano, palmo in giù, se si poteva abbassare.',
    ),
  ],
}
