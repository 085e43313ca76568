import { h2, p, quote, separator, ul, type DemoArticle } from '../write.ts'

export const segnalibriInvolontari: DemoArticle = {
  title: 'Segnalibri involontari',
  kicker: 'Libri usati',
  standfirst:
    'In ventidue anni di libri usati ho trovato fra le pagine biglietti del tram, santini, nove volte dei soldi e una lettera mai spedita. Quasi tutto si ferma allo stesso punto, intorno a pagina 60.',
  section: 'letture',
  authors: ['tommaso-riva'],
  tags: ['libri', 'memoria', 'parole'],
  issue: 'il-retro',
  daysAgo: 41,
  hero: {
    name: 'segnalibri-involontari',
    motif: 'shelves',
    palette: 'noon',
    alt: 'Illustrazione: tre ripiani di libri azzurri, blu e bianchi su un fondo giallo, con una palla rossa in un vuoto',
    caption: 'Millenovecentoquattordici cose cadute da qui.',
  },
  body: [
    p(
      'A pagina 58 di un *Dottor Živago* del 1957 c’era un biglietto del tram di Torino. A pagina 61 di un manuale di apicoltura, la ricetta di un oculista. A pagina 60 di una vita di Garibaldi, un capello lungo e chiaro, annodato con un fiocco che doveva aver richiesto un certo impegno.',
    ),
    p(
      'Ho tenuto una libreria di usato per ventidue anni e, per ventidue anni, un quaderno. Ogni volta che da un libro comprato in blocco cadeva qualcosa annotavo quattro cose: il titolo, l’oggetto, la pagina, il mese. Le voci sono 1.914. Quando ho chiuso bottega, mentre tutti mi consigliavano di fare l’inventario, ho fatto la media.',
    ),
    h2('Dove si fermano'),
    p(
      'Chi infila un biglietto in un libro lo fa per ricordarsi dov’era arrivato. Se quarant’anni dopo il biglietto è ancora lì, vuol dire che non è tornato. Il quaderno, senza che l’avessi deciso, era diventato un registro di abbandoni, e gli abbandoni hanno una loro geografia. I romanzi si lasciano fra pagina 40 e pagina 70, con un affollamento intorno alla 60. I saggi più in fretta, verso la 30, di solito alla fine dell’introduzione, quando l’autore ringrazia la moglie. I gialli quasi mai, oppure a dieci pagine dalla soluzione, e su questi ho fantasticato a lungo. Le poesie si lasciano dappertutto, il che forse significa che non si lasciano.',
    ),
    p(
      'Dopo pagina 200 non ho trovato quasi niente. Chi arriva lì, a quanto pare, arriva in fondo. È un dato che comunicavo ai clienti indecisi come un medico comunica una buona percentuale.',
    ),
    h2('Catalogo ridotto'),
    ul(
      'Biglietti di mezzi pubblici: 611. Vince Torino, per ragioni di vicinanza; il più lontano è un traghetto di Istanbul dentro una guida di Rimini.',
      'Santini: 204, tre dei quali di santi che nemmeno il parroco ha saputo identificare.',
      'Fiori, foglie, quadrifogli: 187. I quadrifogli, undici, quasi tutti in libri di scuola, dove si vede che servivano.',
      'Fotografie: 143. In una la persona ritratta tiene in mano proprio il libro in cui la fotografia era nascosta.',
      'Denaro: nove volte. La somma più alta, centomila lire, stava in un trattato contro l’usura.',
      'Salumi: uno, in un ricettario. Era ancora riconoscibile e non dirò altro.',
    ),
    p(
      'Di ciascuna voce ho cercato il proprietario, quando si poteva. Si può di rado. Un libro usato arriva in uno scatolone, lo scatolone arriva da una cantina, e nella cantina c’è un nipote che ha fretta.',
    ),
    h2('Il precedente del merluzzo'),
    p(
      'Del caso inverso, il libro trovato dentro la cosa, conosco un solo esempio all’altezza. Il 23 giugno 1626, al mercato di Cambridge, una pescivendola aprì un merluzzo e nello stomaco trovò un libretto avvolto in tela da vele. Joseph Mede, un erudito che passava di lì, riuscì a leggerne qualche titolo; erano scritti religiosi di un secolo prima, e l’anno seguente furono ristampati come *Vox Piscis*, la voce del pesce. Come il libro fosse finito nel merluzzo non si è mai saputo. Io, per deformazione professionale, mi domando a che pagina si fosse fermato.',
    ),
    separator(),
    p(
      'La voce 1.207 è l’unica che ho ricopiato per intero. Era a pagina 60, precisa, di una grammatica tedesca comprata in una casa di Cuneo: due fogli a quadretti piegati in quattro, senza busta.',
    ),
    quote(
      '«Cara Adele, ti scrivo perché al telefono faccio sempre la figura di quello che va di fretta. Il corso è il martedì e il giovedì, siamo in nove, il maestro è di Bolzano e dice che ho una buona erre. Adesso siamo ai verbi che si spezzano: un pezzo sta al suo posto e l’altro va a finire in fondo alla frase, e finché non arriva quello non sai che cosa uno voleva dire.',
      'Mi è sembrato il modo giusto di parlare con te. Io ho cominciato nel ’62 e il pezzo in fondo non l’ho ancora messo. Appena so abbastanza tedesco per il posto di Stoccarda te lo dico. Se invece mi fermo prima, te lo dico lo stesso.»',
    ),
    p(
      'Da pagina 61 in avanti la grammatica aveva i fogli ancora uniti: nessuno li aveva mai tagliati. Per qualche mese ho cercato un’Adele nei dintorni di Cuneo con i mezzi di un libraio, cioè chiedendo ai clienti, e tenevo una fotocopia della lettera accanto alla cassa.',
    ),
    p(
      'Una signora che comprava soltanto libri di giardinaggio un giorno la lesse e mi chiese se poteva vedere l’originale. Lo tenne in mano a lungo, lo ripiegò in quattro seguendo le pieghe. «Si è fermato prima», disse, e me lo restituì. Non mi disse come si chiamava, e io, che in ventidue anni ai clienti ho chiesto di tutto, non glielo chiesi.',
    ),
  ],
}
