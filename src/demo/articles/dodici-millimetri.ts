import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const dodiciMillimetri: DemoArticle = {
  title: 'Dodici millimetri',
  kicker: 'Confessioni',
  standfirst:
    'Nel 2009 ho disegnato la scala di una biblioteca e ho sbagliato l’ultimo gradino. Il custode ha contato gli inciampi per un anno, poi ha trovato la soluzione che a scuola non insegnano.',
  section: 'citta',
  authors: ['elena-marchetti'],
  tags: ['architettura', 'biblioteche', 'piante'],
  issue: 'porte',
  daysAgo: 52,
  hero: {
    name: 'dodici-millimetri',
    motif: 'stairs',
    palette: 'noon',
    alt: 'Illustrazione: una gradinata ad angolo, chiara e azzurra, con una palla rossa ferma su un gradino',
    caption: 'Ventuno gradini giusti e uno no.',
  },
  body: [
    p(
      'Dietro l’estintore del primo piano, nella biblioteca civica di una città che mi vuole ancora bene, ci sono duecentododici segni a matita. Sono raggruppati per cinque, come quelli dei carcerati nelle vignette. Ogni segno è una persona che ha inciampato sulla mia scala.',
    ),
    p(
      'La scala ha ventidue gradini. La regola per disegnarli la insegnò nel Seicento François Blondel, che dirigeva a Parigi l’Accademia reale di architettura: due alzate più una pedata devono fare un passo, e un passo sta fra i sessantadue e i sessantaquattro centimetri. Io avevo diciassette di alzata e ventinove di pedata. Diciassette, diciassette, ventinove: sessantatré. Ne ero fierissima.',
    ),
    p(
      'Poi, a cantiere inoltrato, il linoleum previsto per il primo piano diventò legno, perché era rimasto qualche soldo e il sindaco voleva il rovere. Il linoleum era spesso tre millimetri. Il rovere quindici. Cambiai il disegno del pavimento e dimenticai quello della scala, che era già gettata. L’ultimo gradino, così, misura diciotto centimetri e due.',
    ),
    h2('Il corpo sa contare'),
    p(
      'Dodici millimetri sono lo spessore di un libro di poesia. A occhio non si vedono: ho fatto la prova con colleghi che di mestiere guardano gli spigoli, e nessuno ha indicato il gradino giusto, cioè quello sbagliato. Ma il piede non guarda. Dopo due o tre gradini ha imparato la misura e la ripete da solo, sollevandosi di quel tanto che serve e non di più, perché il corpo è avaro. Così per ventuno volte va bene. Alla ventiduesima la punta della scarpa trova un centimetro di rovere che non dovrebbe esserci.',
    ),
    p(
      'Bruno, il custode, ha la guardiola di fronte. Si accorse presto che sulla mia scala non inciampavano tutti. I bambini no, perché salgono due gradini alla volta o a quattro zampe. Chi porta una pila di libri nemmeno: tasta. Cadevano in avanti, per lo più senza danni, le persone sicure di sé. Un assessore, due volte. Io, il giorno dell’inaugurazione, davanti al fotografo. Pensai alle scarpe.',
    ),
    pullQuote('Il piede non guarda. Dopo due o tre gradini ha imparato la misura e la ripete da solo.'),
    h2('Il correttore'),
    p(
      'Quando mi mostrò i segni dietro l’estintore era passato un anno, e io chiesi un preventivo. Rifare il pianerottolo costava novemilaquattrocento euro e tre settimane di chiusura. Il Comune rispose che ci avrebbe pensato. Proposi una striscia a contrasto sul bordo, che in questi casi aiuta davvero: arrivò giallo canarino, e la soprintendenza, che sull’edificio ha l’ultima parola perché un tempo era un mercato coperto, la fece togliere.',
    ),
    p(
      'Bruno allora portò da casa una pianta. Un’aspidistra vecchia, larga, in un vaso di coccio, e la mise in terra al lato del penultimo gradino, dove la rampa è abbondante e lo spazio per passare resta (l’ho misurato io, e chiedo che si metta agli atti). Non copre il gradino e non lo segnala. Sporge con due foglie, quanto basta perché chi sale debba decidere se scansarle. Per decidere abbassa gli occhi, accorcia il passo, perde il ritmo. E chi ha perso il ritmo non può più inciampare in un’eccezione.',
    ),
    p(
      'L’anno dopo i segni furono nove. Bruno la chiama «il correttore», la annaffia il lunedì e la gira di un quarto ogni mese, perché cresca storta dalla parte utile. Quando è andato in pensione ha lasciato al successore due righe di consegne: le chiavi della caldaia e la pianta.',
    ),
    p(
      'La biblioteca, nel frattempo, è finita su una rivista di architettura. C’è una fotografia a tutta pagina della rampa, presa dal basso, con la luce del mattino e l’aspidistra in cima. Il recensore trovava la scala impeccabile. Aveva una sola riserva, espressa con garbo: quella pianta, scriveva, era un po’ decorativa.',
    ),
  ],
}
