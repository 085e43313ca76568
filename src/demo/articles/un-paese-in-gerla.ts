import { image, p, pullQuote, separator, type DemoArticle } from '../write.ts'

export const unPaeseInGerla: DemoArticle = {
  title: 'Un paese in gerla',
  kicker: 'Lunigiana',
  standfirst:
    'Da Montereggio, sull’Appennino, per un secolo partirono a piedi i librai di mezza Italia. Molti non sapevano leggere. Siamo saliti in due a chiedere come facessero, uno con lo zaino e uno con le domande.',
  section: 'letture',
  authors: ['tommaso-riva', 'pietro-lanza'],
  tags: ['viaggio', 'libri', 'montagna', 'storia'],
  daysAgo: 38,
  hero: {
    name: 'un-paese-in-gerla',
    motif: 'rooftops',
    palette: 'olive',
    alt: 'Illustrazione: tetti verdi addossati attorno a un campanile, davanti a un sole color ruggine',
    caption: 'Le piazze di Montereggio portano nomi di editori.',
  },
  body: [
    p(
      '*Pietro.* Ventitré chili. Li abbiamo pesati a Mulazzo, sulla bilancia di un ortolano che non ha fatto domande: quarantadue libri in uno zaino da montagna, dentro un telo. Tommaso, che li aveva scelti, portava il taccuino. L’idea era mia, lo ammetto: se per un secolo la gente di lassù è scesa a valle con le gerle piene, la cosa da capire prima di tutte era il peso.',
    ),
    p(
      'La strada per Montereggio sale fra i castagni e prende tempo. Dopo mezz’ora ho imparato che un libro non pesa come un altro: gli almanacchi sono piatti e stanno zitti, i romanzi spingono con gli angoli. Dopo un’ora ho capito perché gli ambulanti preferivano le brossure. Dopo due avrei venduto l’intero zaino al primo passante, sottocosto, e ho avuto il sospetto che il commercio sia nato così.',
    ),
    p(
      'Il paese sta su un crinale a circa seicentocinquanta metri, poche decine di abitanti d’inverno. Le piazze si chiamano Rizzoli e Mondadori. Mi sono seduto nella seconda, ho slacciato lo spallaccio, e per qualche minuto la cultura mi è sembrata soprattutto una faccenda di clavicole.',
    ),
    separator(),
    p(
      '*Tommaso.* Chi ha fatto il libraio in Italia ha avuto per forza a che fare con un cognome di queste parti. I Tarantola, i Fogola, i Giovannacci, i Lazzarelli: dietro molte insegne di città c’era un bisnonno partito da qui, o da Parana, il paese vicino. In paese fanno cominciare la storia dal 1816, l’anno senza estate, quando per l’eruzione di un vulcano indonesiano l’Europa rimase al freddo e i raccolti andarono perduti. Scesero a cercare lavoro con quello che avevano, pietre per affilare e immagini sacre. I libri si aggiunsero strada facendo: lunari, vite di santi, romanzi cavallereschi, qualche opuscolo che alla dogana era meglio tenere sotto le pietre.',
    ),
    p(
      'Nel 1858, su circa ottocentocinquanta abitanti fra Montereggio e Parana, settantuno erano in giro per il mondo a vendere libri. In primavera si ritrovavano al passo della Cisa e si dividevano le piazze per non farsi concorrenza. Ho lavorato per anni in un settore in cui due librerie della stessa via non si parlano. La scena della Cisa, con la nebbia e le gerle posate in terra, è la più civile riunione di categoria di cui abbia notizia.',
    ),
    p(
      'Ma il punto che mi aveva portato lassù era un altro. I primi, raccontano tutti, erano analfabeti. Riconoscevano i libri dal colore della copertina e dalle figure. Io ho passato una vita a credere che per consigliare un libro bisognasse averlo letto, o almeno saper fingere con metodo. Volevo che qualcuno mi spiegasse.',
    ),
    image({
      name: 'un-paese-in-gerla-2',
      motif: 'contours',
      palette: 'dusk',
      alt: 'Illustrazione: una carta a curve di livello con una strada fra due alture e un sentiero punteggiato che sale a una cima',
      caption: 'Il passo della Cisa: ci si divideva l’Italia, poi si scendeva.',
    }),
    separator(),
    p(
      '*Insieme.* Ce lo ha spiegato la signora Ersilia, ottantotto anni, seduta davanti a casa con un catino di fagioli. Suo nonno aveva fatto le piazze del Piemonte fino ai primi del Novecento, e la firma la metteva con una croce. «Leggere no», dice. «Però guardava.»',
    ),
    p(
      'Guardava la gente. Metteva un libro in mano a un cliente, lo lasciava sfogliare e non diceva una parola. Intanto teneva a mente a che altezza del volume quello si fermava, se rideva o si faceva serio, se tornava indietro di una pagina. La sera infilava un filo di paglia in quel punto. Al cliente dopo, in un’altra piazza, apriva il libro al filo di paglia. «Gli diceva: provi qui. E quelli compravano, perché qui c’era sempre qualcosa.»',
    ),
    pullQuote('Gli diceva: provi qui. E quelli compravano, perché qui c’era sempre qualcosa.', 'la signora Ersilia'),
    p(
      'In capo a una stagione, ogni copia invenduta era diventata la migliore guida a sé stessa. Lui non sapeva che cosa ci fosse scritto. Sapeva, con una precisione che noi due insieme non abbiamo mai raggiunto, che cosa faceva alle persone. La nipote ne possiede ancora uno, un *Guerin Meschino* senza copertina. I fili di paglia sono undici. Siamo andati a leggere nei punti segnati: sono tutti, tranne uno, momenti in cui qualcuno torna a casa.',
    ),
    p(
      'Nel 1952 i discendenti di quegli ambulanti si radunarono da queste parti e ne uscì il [Premio Bancarella](https://it.wikipedia.org/wiki/Premio_Bancarella), assegnato dai librai. Il primo, nel 1953, andò a *Il vecchio e il mare* di Hemingway. L’Accademia di Svezia arrivò l’anno seguente.',
    ),
    p(
      'Al tramonto abbiamo aperto lo zaino sul muretto. Dei quarantadue libri ne abbiamo venduti quattro, a tre escursionisti olandesi e al nipote della signora, usando il suo metodo. Pietro sostiene che la discesa, con trentotto, è stata un’altra vita. Tommaso, che nemmeno al ritorno ha portato niente, sta ancora pensando al filo numero sette, quello che non torna a casa. È una pagina senza importanza: due cavalieri mangiano pane sotto un albero e non parlano. Qualcuno, in una piazza del Piemonte, ci si era fermato.',
    ),
  ],
}
