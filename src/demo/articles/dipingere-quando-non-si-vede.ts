import { h2, image, p, pullQuote, type DemoArticle } from '../write.ts'

export const dipingereQuandoNonSiVede: DemoArticle = {
  title: 'Dipingere quando non si vede',
  kicker: 'Notturni',
  standfirst:
    'Prima della luce elettrica il notturno era il genere più difficile: bisognava ritrarre l’unica ora in cui i colori non si distinguono. Come ci sono riusciti, e perché da allora crediamo che la luna sia azzurra.',
  section: 'arti',
  authors: ['nora-bellini'],
  tags: ['notte', 'pittura', 'storia'],
  issue: 'la-notte',
  daysAgo: 2,
  hero: {
    name: 'dipingere-quando-non-si-vede',
    motif: 'night',
    palette: 'ink',
    alt: 'Illustrazione: un cielo notturno quasi nero sopra un profilo di colline, con una luna chiara',
    caption: 'Il chiaro di luna misurato da uno strumento è giallino. L’azzurro ce lo mettiamo noi.',
  },
  body: [
    p(
      'Una sera d’agosto, in una casa senza corrente sopra Bobbio, ho fatto una prova che consiglio a chiunque possieda un piatto bianco. Ci ho spremuto sopra sei noci di colore a olio, in ordine sparso, l’ho posato sul muretto del cortile e ho aspettato un’ora che gli occhi si abituassero. La luna era piena. Vedevo la mia ombra, vedevo il pozzo, distinguevo il fico dal noce. Poi mi sono chinata sul piatto e, ad alta voce perché ci fossero testimoni, ho indicato il nero. La mattina dopo ho scoperto che avevo indicato la lacca di robbia, un rosso da ciliegia.',
    ),
    p(
      'Non era distrazione. La retina lavora su due turni: di giorno i coni, che vedono i colori e vogliono molta luce, di notte i bastoncelli, che si accontentano di pochissima e in cambio restituiscono un mondo in bianco e nero. La luna piena, alta in un cielo pulito, fa circa un quarto di lux, qualche centinaio di volte meno di una lampada da salotto. A quel regime i rossi sprofondano e gli azzurri vengono a galla: il celeste, che nel mio piatto era la macchia più timida, al buio sembrava quasi acceso.^[Il fenomeno porta il nome del fisiologo boemo Jan Evangelista Purkyně, che nella prima metà dell’Ottocento notò come, all’alba, i colori non si svegliassero tutti alla stessa ora.]',
    ),
    p(
      'Un pittore che vuole ritrarre la notte ha dunque un problema che il collega paesaggista non conosce. Il suo modello, per mettersi in posa, spegne la luce. Sul posto non può lavorare, perché non vede la tavolozza; della memoria non può fidarsi, perché ha visto solo grigi; e se accende un lume per dipingere, la notte che aveva davanti se ne va. Per cinque secoli e mezzo, da quando qualcuno ci provò a quando arrivò la lampadina, il buio si è dovuto inventare di giorno.',
    ),
    h2('Il cane di Santa Croce'),
    p(
      'Il più antico notturno che gli storici indichino volentieri sta a Firenze, nella cappella Baroncelli di Santa Croce. Taddeo Gaddi, allievo di Giotto, lo affrescò intorno al 1330: l’angelo annuncia ai pastori la nascita di Cristo. La notte, qui, è un avanzo. L’angelo si sporge da una nuvola gialla, il giallo cola sul fianco della collina e sbianca le rocce, i pastori si riscuotono dal sonno; dove il giallo non arriva comincia il buio. In basso, accanto al gregge che dorme, un cane ha alzato il muso.',
    ),
    p(
      'Taddeo guardava le luci con un’ostinazione che pagò cara. A un frate suo amico, l’agostiniano Simone Fidati da Cascia, scrisse di essersi rovinato gli occhi fissando un’eclissi di sole. È una notizia che tengo a mente davanti all’affresco: il primo pittore della notte si guastò la vista per aver guardato troppo il giorno.',
    ),
    h2('Ci vuole un fuoco'),
    p(
      'Leonardo, che sulla questione ha lasciato una ricetta, parte da una constatazione sconsolata: «Quella cosa che è priva interamente di luce, è tutta tenebre».^[Cito il *Trattato della pittura* dalla prima edizione a stampa, Parigi 1651, capitolo LXV: «Come si deve figurar una notte».] Una storia ambientata di notte, insomma, non si vede. Il rimedio è accendere un gran fuoco, e le istruzioni che seguono sono quelle di un direttore della fotografia: rosse le cose vicine alla fiamma, nere le lontane, scure le figure che stanno tra noi e il fuoco, mezze rosse e mezze buie quelle di lato. Raccomanda perfino di far alzare le mani e i mantelli a chi sta troppo vicino, per ripararsi dal caldo.',
    ),
    p(
      'Quasi tutti i notturni famosi, prima e dopo di lui, fanno così. Cambia il combustibile. Piero della Francesca, ad Arezzo, accende un angelo sopra la tenda di Costantino addormentato; il Correggio, nella pala di Dresda che tutti chiamano *La Notte*, accende il Bambino. L’olandese Gerrit van Honthorst accendeva candele, e ne accese tante che in Italia rinunciarono al suo cognome, impronunciabile, e lo chiamarono Gherardo delle Notti. A guardarli con pignoleria sono ritratti di lampade. Di notte vera, in un quadro di Gherardo, ce n’è una striscia lungo la cornice.',
    ),
    pullQuote('Il suo modello, per mettersi in posa, spegne la luce.'),
    h2('Un rettangolo di rame'),
    p(
      'Poi, nel 1609, un tedesco di trentun anni che viveva a Roma dipinse la notte barando pochissimo. [Adam Elsheimer](https://it.wikipedia.org/wiki/Adam_Elsheimer) lavorava in piccolo, su lastre di rame, con pennelli di pochi peli. La sua *Fuga in Egitto*, oggi all’Alte Pinakothek di Monaco, misura trentun centimetri per quarantuno: entra in una borsa della spesa. Dentro ci stanno una fiaccola in mano a Giuseppe, un falò di pastori, la luna, la luna riflessa in uno specchio d’acqua e un cielo pieno di stelle. I fuochi servono a farci entrare. A reggere il quadro è l’altra luce, quella che viene da lontano e basta appena a separare gli alberi dal cielo.',
    ),
    p(
      'La novità sta in alto. La Via Lattea sale in diagonale ed è fatta di punti, uno accanto all’altro. Pochi mesi dopo, nel marzo del 1610, Galileo avrebbe scritto nel *Sidereus Nuncius* che la Via Lattea è proprio questo, un ammasso di stelle innumerevoli. Se Elsheimer avesse guardato in un cannocchiale prima di lui è una domanda che gli studiosi si rimpallano da mezzo secolo.^[Un riesame della questione, condotto dal lato dell’astronomia: Stefan Zieme, «Imagining the Heavens», *Journal for the History of Knowledge*, 2021.] Di sicuro aveva alzato la testa per molte sere di fila, cosa che a un pittore di soggetti sacri nessuno chiedeva.',
    ),
    image({
      name: 'dipingere-quando-non-si-vede-2',
      motif: 'night',
      palette: 'dusk',
      alt: 'Illustrazione: un cielo fitto di punti chiari sopra una fascia di terra scura',
      caption: 'La Via Lattea a occhio nudo è una macchia, finché non ci si mette a contare.',
    }),
    p(
      'Quando morì, nel dicembre del 1610, il quadretto era nella sua camera da letto. Rubens, che lo ammirava, ne scrisse a un amico comune con dolore e con un rimprovero: che Dio gli perdonasse il peccato d’accidia, per il quale aveva privato il mondo di tante belle cose. Elsheimer era lento e dipingeva poco. Mi domando quanta di quell’accidia fosse il tempo che gli occhi impiegano ad abituarsi.',
    ),
    h2('Una luna troppo blu'),
    p(
      'Resta la faccenda del colore. La luce della luna è luce del sole rimandata indietro da una pietraia grigia, che assorbe l’azzurro un poco più del rosso: misurata con uno strumento è più calda di quella del mezzogiorno, appena giallina. Eppure chiunque, se deve colorare una notte, prende il blu. In parte è colpa dei bastoncelli, che al rosso sono quasi ciechi; sul perché poi il grigio del chiaro di luna ci appaia azzurrato i fisiologi discutono ancora. In parte è colpa dei quadri. Ne abbiamo visti troppi, e il cinema ha fatto il resto: per decenni le scene notturne si sono girate in pieno sole, sottoesponendo la pellicola e raffreddandola con un filtro, un trucco che da noi si chiama *effetto notte* e che il pubblico accettava perché somigliava alla pittura.',
    ),
    p(
      'Una fotografia al chiaro di luna, fatta con la posa lunga, delude sempre. Sembra giorno. I prati sono verdi, il cielo è celeste, i tetti hanno il loro rosso; soltanto le stelle, in alto, avvertono che c’è qualcosa di strano. La macchina ha visto quello che c’era.',
    ),
    h2('Sotto il lampione'),
    p(
      'Nel settembre del 1888, ad Arles, Van Gogh portò il cavalletto in strada dopo il tramonto e dipinse la terrazza di un caffè alla luce del gas. Alla sorella scrisse che lavorare così gli piaceva enormemente e che, certo, al buio poteva scambiare un blu per un verde; ma era il solo modo di farla finita con la solita notte nera e la sua povera luce biancastra. È il primo pittore, che io sappia, a dichiarare l’errore in anticipo e a tenerselo.',
    ),
    p(
      'Di buio ne restava per poco. In quegli anni le lampade elettriche cominciavano a scendere nelle strade d’Europa, e con loro una notte più comoda, in cui il rosso resta rosso. Anche dal muretto sopra Bobbio, oltre la costa della collina, si vede il chiarore della pianura, e se la luna è bassa vince lui. Il piatto l’ho tenuto. I colori ormai sono secchi, la robbia sta fra il celeste e l’ocra, e ogni agosto qualche ospite si china e indica il nero con grande sicurezza.',
    ),
  ],
}
