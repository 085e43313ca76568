import { button, callout, code, h2, p, pullQuote, quote, table, type DemoArticle } from '../write.ts'

export const laLeggeDelLa: DemoArticle = {
  title: 'La legge del la',
  kicker: 'Diapason',
  standfirst:
    'In Italia la nota su cui si accordano le orchestre è stabilita dal Parlamento, con tanto di multa. La rispettano in pochi, e la colpa, a guardare bene, è in parte dei termosifoni.',
  section: 'ascolti',
  authors: ['amedeo-sorrentino'],
  tags: ['musica', 'storia', 'suono'],
  daysAgo: 3,
  hero: {
    name: 'la-legge-del-la-440',
    motif: 'rings',
    palette: 'dawn',
    alt: 'Illustrazione: due serie di cerchi concentrici, una viola e una color mattone, che si allargano e si incrociano',
    caption: 'Due la quasi uguali: a parità di temperatura li separa poco più di un hertz.',
  },
  opening: 'split',
  body: [
    p(
      'Possiedo un oggetto irregolare. È un [diapason](https://it.wikipedia.org/wiki/Diapason) d’acciaio comprato a un mercatino di Gorizia, senza custodia e senza marchio, e l’ho misurato: dà un la di 442 oscillazioni al secondo. Finché resta nel cassetto non succede niente. Se lo usassi nella scuola dove insegno il martedì, che riceve un contributo pubblico, qualcuno potrebbe multarmi. La cifra è scritta in lire, come nei sogni: da centomila a un milione, *per ogni esemplare*.',
    ),
    p(
      'Non è una leggenda da conservatorio. La legge è la numero 170 del 3 maggio 1989, titolo «Normalizzazione dell’intonazione di base degli strumenti musicali». Il la, dice lo Stato, corrisponde a 440 hertz misurati a venti gradi centigradi, con una tolleranza di mezzo hertz per parte. L’obbligo vale per le scuole di musica, per la radiotelevisione pubblica, per le orchestre che prendono denaro pubblico. Sono fatte salve le esigenze artistiche e di ricerca, purché nessuno canti.',
    ),
    p(
      'Quasi nessuna grande orchestra, in compenso, accorda a 440. Chi frequenta le sale da concerto ascolta di solito un 442, in Germania e in Austria spesso un 443. Lo sanno gli oboisti, che danno la nota agli altri; lo sanno gli accordatori, che la sera del concerto arrivano prima di tutti. Non mi risulta che i vigili siano mai entrati in platea.',
    ),
    h2('Ogni città il suo'),
    p(
      'La nota di riferimento non è un dato di natura. Per secoli ogni città ha avuto la propria, regolata sull’organo del duomo o sul capriccio di un costruttore di flauti, e un cantante in viaggio poteva scoprire a sue spese che la stessa aria, cento chilometri più in là, era di mezzo tono più faticosa. Nell’Ottocento i teatri presero a salire: un’orchestra accordata più in alto suona più brillante di quella della settimana prima, e la settimana dopo tocca all’altra. A un certo punto si mossero i governi.',
    ),
    table(
      'Quattro numeri in centotrent’anni',
      ['Anno', 'Dove', 'Che cosa succede', 'Hertz'],
      ['1859', 'Parigi', 'Una commissione in cui siedono anche Rossini, Meyerbeer e Berlioz fissa il *diapason normal*.', '435'],
      ['1884', 'Roma', 'Il governo italiano sceglie il suo. Giuseppe Verdi, interpellato, scrive che aderisce «di buon grado».', '432'],
      ['1885', 'Vienna', 'Una conferenza di Stati torna al numero francese, misurato a quindici gradi.', '435'],
      [
        '1887',
        'Roma',
        'Umberto I adotta lo stesso la per il Regno e fa custodire il corista campione all’istituto di fisica dell’università.',
        '435',
      ],
      ['1936', 'Roma', 'Un decreto lo rende obbligatorio per orchestre, cori e bande.', '435'],
      ['1939', 'Londra', 'Una conferenza internazionale ne raccomanda un altro.', '440'],
      ['1989', 'Roma', 'La Repubblica si adegua, multa compresa.', '440'],
    ),
    p(
      'Nessuno, nel frattempo, si era premurato di cancellare le norme precedenti. Secondo la banca dati delle leggi dello Stato, il decreto di Umberto I è rimasto in vigore, sulla carta, fino al 15 dicembre 2010, quando fu spazzato via con molte altre norme dimenticate. Per ventun anni l’Italia ha avuto due la, uno monarchico e uno repubblicano. Verdi, che su questo punto era di un buon senso disarmante, se ne sarebbe dispiaciuto:',
    ),
    quote(
      'La lingua musicale è universale: perché dunque la nota che ha nome la a Parigi o a Milano dovrebbe diventare un si bemolle a Roma?',
    ),
    h2('Colpa del riscaldamento'),
    p(
      'C’è però un dettaglio, in quei decreti, che di solito si salta: i gradi. Negli strumenti a fiato e nelle canne d’organo la nota dipende dalla velocità del suono nell’aria, e l’aria calda è più svelta. Un organo che dà 435 in una chiesa a quindici gradi, portato a venti, sale fin quasi a 439. Basta accendere i caloriferi. Fra il la del re e quello della Repubblica, a parità di temperatura, resta poco più di un hertz, una differenza che gran parte del pubblico non sentirebbe nemmeno a pagamento.',
    ),
    callout(
      'insight',
      'Il conto dei gradi',
      'La velocità del suono nell’aria cresce con la radice della temperatura assoluta, e con lei la nota di una canna che non cambia lunghezza. Chi vuole rifare il conto ha bisogno di tre righe.',
    ),
    code(
      'python',
      'def la(hertz, da, a):\n    return hertz * ((273.15 + a) / (273.15 + da)) ** 0.5\n\nprint(la(435, da=15, a=20))  # 438.8',
    ),
    pullQuote('Per ventun anni l’Italia ha avuto due la, uno monarchico e uno repubblicano.'),
    p(
      'Gli inglesi se n’erano accorti a fine Ottocento: fatti i conti con sale meglio riscaldate, avevano scelto 439. Perché allora il mondo si è fermato un gradino più su? Negli anni Trenta la radio britannica trasmetteva un la di riferimento ricavato da un cristallo di quarzo, moltiplicandone e dividendone la frequenza per numeri interi. Con 440, che si scompone in fattori piccoli, il gioco riesce. Il numero 439 è primo, e con i circuiti di allora non c’era un modo pratico di ottenerlo. La nota scritta nei regolamenti di mezzo mondo è quella, fra due quasi uguali, che veniva meglio a una macchina.',
    ),
    p(
      'Il martedì, a scuola, ci accordiamo sul pianoforte dell’aula grande, che nessun accordatore tocca da due anni. D’inverno il riscaldamento asciuga il legno e il la cala; d’estate la tavola armonica si gonfia di umidità e il la cresce. In gennaio siamo sotto i 440, in luglio sopra. Due volte l’anno, qualche giorno in aprile e qualche giorno in ottobre, senza che nessuno muova un dito, rispettiamo la legge.',
    ),
    button('Tutti gli Ascolti', '/sezioni/ascolti'),
  ],
}
