import { h2, ol, p, pullQuote, type DemoArticle } from '../write.ts'

export const laBibliotecaDiScalaB: DemoArticle = {
  title: 'La biblioteca di scala B',
  kicker: 'Condomìni',
  standfirst:
    'In un palazzo della Bolognina milleottocento libri abitano sui pianerottoli. Il più prestato è un giallo senza le ultime sedici pagine, e l’assemblea ha votato perché resti così.',
  section: 'letture',
  authors: ['tommaso-riva'],
  tags: ['biblioteche', 'quartieri', 'libri'],
  daysAgo: 1,
  hero: {
    name: 'la-biblioteca-di-scala-b',
    motif: 'shelves',
    palette: 'terracotta',
    alt: 'Illustrazione: due ripiani fitti di libri verdi, bruni e color mattone; in un vuoto, un vaso bianco con tre fiori rossi',
    caption: 'I vuoti, a scala B, si chiamano «libri fuori a cena».',
  },
  body: [
    p(
      'Il verbale dell’assemblea del 14 marzo occupa quattro pagine. Al punto cinque si discute una grondaia, al punto sette il contatore delle cantine. Al punto sei, con 512 millesimi contrari, 301 favorevoli e 187 astenuti, il condominio delibera di non sapere chi è l’assassino.',
    ),
    p(
      'Il palazzo sta a Bologna, dietro la stazione: otto piani, due scale, trentadue appartamenti. La scala A ha una portineria murata e una bacheca. La scala B ha milleottocento libri, distribuiti sui pianerottoli in scaffali bassi che lasciano libero il passaggio chiesto dai vigili del fuoco. Nessuno li ha comprati per metterli lì. Sono arrivati con i traslochi, con i lutti, e in blocco da una cantina allagata nel 2011.',
    ),
    p(
      'A tenerli in ordine è Norma Garavini, secondo piano a destra, settantasette anni, di cui trentaquattro passati a schedare volumi in una biblioteca universitaria. «In pensione ho scoperto che continuavo a catalogare da sola», racconta. «I barattoli, le chiavi, i vicini. Con i libri ho fatto meno danni.»',
    ),
    h2('Dove abitava il libro'),
    p(
      'Sulle prime usò la classificazione Dewey, e su qualche dorso resiste l’etichetta di allora: `853.914 GAR`, narrativa italiana del secondo Novecento. Funzionava benissimo e non la capiva nessuno. Chi si fermava sulle scale con un volume in mano non voleva sapere il secolo. Chiedeva: questo era della Lea?',
    ),
    p(
      'Così Garavini rifece tutto. Oggi la collocazione dice da quale porta è uscito il libro: `B4 sin 12` è il dodicesimo arrivato dal quarto piano a sinistra, chiunque ci abiti adesso. All’appartamento `B7 dx` vive da due anni un’infermiera di Manila, che la prima settimana ha portato in casa un atlante stradale del 1968 pieno di appunti a penna. Lo aveva annotato un inquilino morto nel 1994. «Era di casa mia», ha spiegato restituendolo, e ha chiesto se ce ne fossero altri.',
    ),
    p(
      'La disposizione per piani, invece, tiene conto delle ginocchia. Cucina e giardinaggio al pianterreno, gialli al secondo, viaggi al quarto. La poesia sta all’ottavo. L’ascensore ci arriva, ma si ferma spesso prima, e Garavini sostiene che i prestiti dell’ottavo sono pochi e sinceri.',
    ),
    p('Il regolamento è scritto a mano e appeso accanto ai contatori:'),
    ol(
      'Si prende senza chiedere, si riporta senza scusarsi.',
      'Chi trasloca può portarsi via tre libri. Il quarto lo scelgono i vicini.',
      'Si sottolinea a matita. Chi cancella le sottolineature degli altri offre il caffè.',
      'Dopo le ventidue si sfoglia, non si discute.',
      'La poesia resta all’ottavo anche quando l’ascensore funziona.',
    ),
    h2('L’ultimo sedicesimo'),
    p(
      'Il libro del punto sei è un giallo economico degli anni Cinquanta, collocazione `B2 dx 7`. Il titolo, visto l’esito del voto, è meglio tacerlo. È arrivato dalla cantina allagata con la colla sciolta e senza l’ultimo sedicesimo, il fascicolo di sedici pagine che chiude il volume. Il commissario riunisce tutti in salotto, si alza, posa la tazza. Poi c’è la terza di copertina.',
    ),
    p(
      'Il primo lettore, un tranviere del sesto, infilò nel libro una scheda da catalogo con la propria soluzione. Il secondo ne aggiunse un’altra per contraddirlo. Garavini incollò in fondo una busta, la timbrò, e da quel momento il giallo senza finale è diventato il volume più prestato della scala: quarantasei letture in tredici anni, quarantasei schede. Il notaio è colpevole quattordici volte, la vedova nove. Una bambina di dieci anni ha incolpato il commissario, con un argomento che nessuno è ancora riuscito a smontare. Una signora del quinto ha scritto soltanto: «Io, al posto loro».',
    ),
    pullQuote('Il condominio delibera di non sapere chi è l’assassino.'),
    p(
      'Poi, l’inverno scorso, l’ingegner Salsi del terzo piano ha trovato in rete una copia integra a sette euro, l’ha comprata, l’ha letta e ha annunciato che l’avrebbe donata alla scala. È seguito un mese di bigliettini nella cassetta della posta. Una parte degli inquilini parlava di completezza, un’altra di vandalismo. L’amministratore, che di solito convoca per la caldaia, ha messo la questione all’ordine del giorno.',
    ),
    p(
      'La discussione, a leggere il verbale, fu migliore di molte tavole rotonde a cui ho assistito. Qualcuno osservò che l’autore un finale l’aveva scritto e che non metterlo a disposizione era una mancanza di rispetto. Qualcuno rispose che l’autore aveva avuto la sua occasione. Il tranviere del sesto, ormai pensionato, disse che a lui il vero colpevole interessava moltissimo, e votò contro.',
    ),
    p(
      'La copia integra è adesso nella cassaforte dell’amministratore, fra il collaudo dell’ascensore e le planimetrie. L’ingegnere è l’unico che sa, e incontrandolo per le scale gli si guarda la faccia. Gli ho chiesto com’è, il finale vero. Ci ha pensato su con onestà. «Peggio del mio», ha detto.',
    ),
    p(
      'Ho preso in prestito `B2 dx 7` per due sere. Sono uno che legge volentieri in fondo alla pagina, [l’ho già confessato](/articoli/sotto-la-riga), ma di libri a cui il fondo manca del tutto non avevo esperienza, e l’ho letto più piano che ho potuto. La mia scheda è la quarantasette. Garavini l’ha letta in piedi sul pianerottolo, con la matita dietro l’orecchio. «Il medico», ha detto. «In tredici anni nessuno aveva pensato al medico.» In quel momento l’ingegnere scendeva con il sacco della carta. Ha sentito, si è fermato un gradino sopra di noi e ha cominciato a studiare il soffitto. Garavini lo ha osservato a lungo. Poi ha timbrato la scheda e, invece di metterla in cima, l’ha infilata a metà del mazzo.',
    ),
  ],
}
