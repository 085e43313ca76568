import type { Section } from '../content/kinds/section.ts'
import { p, type AuthorKey, type DemoBlock, type DemoPicture, type IssueKey, type SectionKey } from './write.ts'

export interface DemoAuthor {
  readonly key: AuthorKey
  readonly name: string
  readonly role: string
  readonly bio: string
  readonly portrait: DemoPicture
}

export interface DemoSection {
  readonly key: SectionKey
  readonly name: string
  readonly description: string
  readonly podcast?: Section['podcast']
}

export interface DemoIssue {
  readonly key: IssueKey
  readonly title: string
  readonly number: number
  readonly standfirst: string
  readonly daysAgo: number
  readonly cover: DemoPicture
  readonly body: readonly DemoBlock[]
}

export const demoAuthors: readonly DemoAuthor[] = [
  {
    key: 'elena-marchetti',
    name: 'Elena Marchetti',
    role: 'Architetta, scrive di città e paesaggio',
    bio: 'È nata a Pordenone, in una casa che non c’è più e di cui conserva la maniglia. Ha progettato due scuole, un lavatoio e molte rampe; dal 2011 disegna a matita ogni panchina su cui si siede, con la data e il tempo che faceva. Per Mezzaluce cammina le periferie e misura a passi quello che le mappe arrotondano. Il suo passo, per chi volesse controllare, è di sessantatré centimetri.',
    portrait: {
      name: 'ritratto-elena-marchetti',
      motif: 'rooftops',
      palette: 'terracotta',
      alt: 'Illustrazione al posto del ritratto di Elena Marchetti: tetti verdi e color mattone, un campanile e un sole rosso',
    },
  },
  {
    key: 'tommaso-riva',
    name: 'Tommaso Riva',
    role: 'Ex libraio, scrive di libri e di chi li legge',
    bio: 'Ha tenuto per ventidue anni una libreria dell’usato di trenta metri quadri ad Asti, dove il libro più venduto era sempre quello che il cliente non era venuto a cercare. Adesso che ha chiuso legge seduto. Compra vocabolari usati per le annotazioni a margine e sostiene che le dediche dei libri altrui siano un genere letterario. Non presta volumi: li regala, così non deve aspettarli.',
    portrait: {
      name: 'ritratto-tommaso-riva',
      motif: 'shelves',
      palette: 'dusk',
      alt: 'Illustrazione al posto del ritratto di Tommaso Riva: tre ripiani di libri viola, blu e gialli, con una palla arancione in un vuoto',
    },
  },
  {
    key: 'giulia-ferrante',
    name: 'Giulia Ferrante',
    role: 'Biologa, scrive di natura e di scienza',
    bio: 'Ha studiato i licheni delle Dolomiti, organismi che crescono mezzo millimetro l’anno e insegnano a non rispondere subito alle e-mail. Ha lavorato in un laboratorio senza finestre e poi, per compensazione, in un parco. Porta sempre una lente da orologiaio. Le sue rubriche nascono dalle domande dei figli dei vicini, che ringrazia per nome quando i genitori sono d’accordo.',
    portrait: {
      name: 'ritratto-giulia-ferrante',
      motif: 'cells',
      palette: 'olive',
      alt: 'Illustrazione al posto del ritratto di Giulia Ferrante: cellule e alghe microscopiche, verdi e gialle, come al microscopio',
    },
  },
  {
    key: 'amedeo-sorrentino',
    name: 'Amedeo Sorrentino',
    role: 'Musicista, scrive di suoni',
    bio: 'Suona la viola, e ha sentito tutte le barzellette sui violisti, alcune anche durante i concerti. È cresciuto a Salerno sopra un’officina di gommisti, circostanza a cui attribuisce il senso del ritmo. Insegna il martedì e registra campane, cancelli e mercati del pesce con un apparecchio più vecchio dei suoi allievi. In treno sceglie il posto secondo il rumore delle porte.',
    portrait: {
      name: 'ritratto-amedeo-sorrentino',
      motif: 'rings',
      palette: 'ink',
      alt: 'Illustrazione al posto del ritratto di Amedeo Sorrentino: un disco nero dall’etichetta rossa sul piatto di un giradischi',
    },
  },
  {
    key: 'nora-bellini',
    name: 'Nora Bellini',
    role: 'Storica dell’arte, scrive di opere e di mani',
    bio: 'Ha catalogato i depositi di sei musei minori e dice che il meglio sta sempre nella stanza con la caldaia. Si è laureata su un pittore di ex voto di cui restano trentotto incidenti di carro e nessuna firma. Nelle mostre guarda prima i ganci, poi i custodi, infine i quadri. Vive a Ravenna con un gatto che dorme soltanto sui cataloghi illustrati.',
    portrait: {
      name: 'ritratto-nora-bellini',
      motif: 'mosaic',
      palette: 'lagoon',
      alt: 'Illustrazione al posto del ritratto di Nora Bellini: un mosaico verde acqua con una melagrana rossa al centro',
    },
  },
  {
    key: 'pietro-lanza',
    name: 'Pietro Lanza',
    role: 'Reporter, scrive di viaggi, cinema e quel che capita',
    bio: 'Ha fatto il cronista di giudiziaria, il proiezionista d’estate e, per una sola stagione, la guida in una grotta. Viaggia con i mezzi più lenti disponibili e un taccuino legato al polso con lo spago, da quando ne ha perso uno nello stretto di Messina. Al cinema resta seduto fino all’ultimo nome dei titoli di coda. Quasi sempre lo accompagna un addetto con la scopa.',
    portrait: {
      name: 'ritratto-pietro-lanza',
      motif: 'beam',
      palette: 'dawn',
      alt: 'Illustrazione al posto del ritratto di Pietro Lanza: una sala cinematografica buia, con un sole rosso proiettato sullo schermo',
    },
  },
]

export const demoSections: readonly DemoSection[] = [
  {
    key: 'letture',
    name: 'Letture',
    description: 'Libri, lettori, biblioteche e parole, comprese quelle scritte a matita sul margine.',
  },
  { key: 'arti', name: 'Arti', description: 'Opere, mestieri e musei, guardati da vicino e qualche volta da dietro.' },
  { key: 'citta', name: 'Città', description: 'Strade, case e paesaggi raccontati da chi li percorre a piedi.' },
  {
    key: 'scienza',
    name: 'Scienza',
    description: 'Piante, animali, macchine e misure, per chi ha voglia di sapere come si è arrivati a saperlo.',
  },
  {
    key: 'ascolti',
    name: 'Ascolti',
    description: 'Musica, radio, cinema e tutti i suoni che di solito lasciamo sullo sfondo.',
    podcast: { isOn: true, author: '', category: 'Society & Culture', isExplicit: false },
  },
]

export const demoIssues: readonly DemoIssue[] = [
  {
    key: 'il-retro',
    title: 'Il retro',
    number: 5,
    standfirst:
      'Tele girate contro il muro, gessi, damaschi sotto le cornici, biglietti fra le pagine: un dossier sulla parte che non era da guardare.',
    daysAgo: 194,
    cover: {
      name: 'dossier-il-retro',
      motif: 'weave',
      palette: 'lagoon',
      alt: 'Illustrazione di copertina: strisce di stoffa verdi e nere intrecciate con una rossa, una gialla e una bianca',
      caption: 'Dossier numero 5.',
    },
    body: [
      p(
        'L’idea è venuta spostando un armadio. Dietro c’erano una cartolina del 1974, la sagoma chiara di un quadro che nessuno ricordava e la firma dell’imbianchino, con la data. Abbiamo lasciato l’armadio in mezzo alla stanza per tutta la durata del lavoro.',
      ),
      p(
        'Dietro, di solito, si scrive più sinceramente che davanti: prezzi, ripensamenti, indirizzi, qualche insulto. Siamo andati a leggere dove si poteva e a chiedere permesso dove non si poteva. Questo dossier comincia dall’ultima pagina, ma si può prendere anche dal verso giusto.',
      ),
    ],
  },
  {
    key: 'porte',
    title: 'Porte',
    number: 6,
    standfirst: 'Citofoni, numeri civici, gradini e crepe: un dossier su dove finisce la casa e comincia la strada.',
    daysAgo: 131,
    cover: {
      name: 'dossier-porte',
      motif: 'windows',
      palette: 'noon',
      alt: 'Illustrazione di copertina: una facciata azzurra con dieci finestre, tre accese; al balcone, una figura vestita di rosso',
      caption: 'Dossier numero 6.',
    },
    body: [
      p(
        'Per un mese ci siamo fermati sulla soglia. È una posizione scomoda: si prende freddo, si intralcia chi passa, e tutti pensano che stiate per entrare o che siate appena usciti. In compenso si sente parlare da tutte e due le parti.',
      ),
      p(
        'Abbiamo suonato a molti campanelli. Qualcuno ha aperto, qualcuno ha chiesto chi era, una signora ha risposto che non comprava niente e poi ci ha tenuti a cena. La porta della redazione, in questo periodo, è rimasta aperta: si era rotta la serratura.',
      ),
    ],
  },
  {
    key: 'acqua',
    title: 'Acqua',
    number: 7,
    standfirst: 'Fontane, grotte, cartiere e bacinelle: un dossier su una cosa che passa dappertutto e che si nota quando manca.',
    daysAgo: 68,
    cover: {
      name: 'dossier-acqua',
      motif: 'sea',
      palette: 'noon',
      alt: 'Illustrazione di copertina: un sole rosso basso sul mare, uno scoglio e il riflesso che scende fra le onde blu',
      caption: 'Dossier numero 7.',
    },
    body: [
      p(
        'La prima idea era di fare un dossier sul mare. Poi, durante la riunione, si è rotto un tubo al piano di sopra e abbiamo passato il pomeriggio con gli stracci in mano, discutendo. Che l’acqua trovi sempre la strada lo dicono tutti; vederla scegliere, fra trenta possibili, la fessura sopra la cassetta dei manoscritti è un’altra cosa.',
      ),
      p(
        'Così abbiamo allargato. Ci siamo chiesti che rumore fa e chi glielo presta, chi ci vive al buio, chi ne cava fogli di carta, che cosa succede in una piazza quando qualcuno la chiude. Abbiamo parlato con persone che ci lavorano ogni giorno e che, interrogate, ne dicono poco, perché le stanno dentro.',
      ),
      p(
        'Mancano le cascate, che si difendono da sole, e manca il mare d’agosto. Il tubo è stato riparato. La macchia sul soffitto ha una forma che ricorda la Corsica e per il momento la teniamo.',
      ),
    ],
  },
  {
    key: 'la-notte',
    title: 'La notte',
    number: 8,
    standfirst:
      'Chi ascolta, chi dipinge, chi vola e chi conta i fari mentre gli altri dormono: un dossier da leggere con una lampada sola.',
    daysAgo: 12,
    cover: {
      name: 'dossier-la-notte',
      motif: 'night',
      palette: 'dusk',
      alt: 'Illustrazione di copertina: luna piena in un cielo viola, colline, cipressi e una casa con una finestra accesa',
      caption: 'Dossier numero 8.',
    },
    body: [
      p(
        'Per preparare questo dossier ci siamo dati una regola: ogni pezzo doveva nascere da almeno una notte passata in piedi. Qualcuno l’ha presa bene. Amedeo ha fatto l’alba accanto a una radio; Pietro, che degli insetti ha paura, davanti a un lenzuolo coperto di falene; Nora ha giurato che un rosso era nero. Tommaso, mandato fra gli insonni, si è addormentato, e ha avuto l’onestà di scriverlo.',
      ),
      p(
        'Ne è venuto fuori che la notte è poco silenziosa e molto abitata. Le voci arrivano da più lontano, i colori si scambiano di posto, le abitudini degli altri si sentono attraverso il muro. Chi la frequenta per mestiere ne parla come di un paese, con i suoi confini e un modo particolare di salutarsi.',
      ),
      p(
        'Il nome della rivista, qualcuno ce lo fa notare, stava già da quelle parti. Abbiamo chiuso l’ultima bozza alle quattro e dieci. Fuori passava il camion che lava le strade e l’autista, vedendo la finestra accesa, ha dato un colpo di fari.',
      ),
    ],
  },
]
