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
    palette: 'noon',
    focus: { x: 0.5, y: 0.1 },
    alt: 'Illustrazione: luna piena e gialla in un cielo blu, sopra colline con i cipressi e una casetta dalla finestra rossa',
    caption: 'Il chiaro di luna misurato da uno strumento è giallino. L’azzurro ce lo mettiamo noi.',
  },
  opening: 'full-bleed',
  body: [
    p(
      'Una sera d’agosto, in una casa senza corrente sopra Bobbio, ho fatto una prova che consiglio a chiunque possieda un piatto bianco. Ci ho spremuto sopra sei noci di colore a olio, in ordine sparso, l’ho posato sul muretto del cortile e ho aspettato un’ora che gli occhi si abituassero. La luna era piena. Vedevo la mia ombra, distinguevo il fico dal noce. Poi mi sono chinata sul piatto e, ad alta voce perché ci fossero testimoni, ho indicato il nero. La mattina dopo ho scoperto che avevo indicato la lacca di robbia, un rosso da ciliegia.',
    ),
    p(
      'La retina lavora su due turni: di giorno i coni, che vedono i colori e vogliono molta luce, di notte i bastoncelli, che si accontentano di pochissima e in cambio restituiscono un mondo in bianco e nero. La luna piena, alta in un cielo pulito, fa circa un quarto di lux. A quel regime i rossi sprofondano e gli azzurri vengono a galla: il celeste, che nel mio piatto era la macchia più timida, al buio sembrava quasi acceso.^[Il fenomeno porta il nome del fisiologo boemo Jan Evangelista Purkyně, che nell’Ottocento notò come, all’alba, i colori non si svegliassero tutti alla stessa ora.]',
    ),
    p(
      'Un pittore che vuole ritrarre la notte ha dunque un problema che il collega paesaggista non conosce. Il suo modello, per mettersi in posa, spegne la luce. Sul posto non può lavorare, perché non vede la tavolozza; della memoria non può fidarsi, perché ha visto solo grigi; e se accende un lume per dipingere, la notte che aveva davanti se ne va. Fino alla lampadina, il buio si è dovuto inventare di giorno.',
    ),
    h2('Il cane di Santa Croce'),
    p(
      'Il più antico notturno che gli storici indichino volentieri sta a Firenze, nella cappella Baroncelli di Santa Croce. Taddeo Gaddi, allievo di Giotto, lo affrescò intorno al 1330: l’angelo annuncia ai pastori la nascita di Cristo. La notte, qui, è un avanzo. L’angelo si sporge da una nuvola gialla, il giallo cola sul fianco della collina e sbianca le rocce; dove il giallo non arriva comincia il buio. In basso, accanto al gregge che dorme, un cane ha alzato il muso.',
    ),
    p(
      'Taddeo guardava le luci con un’ostinazione che pagò cara. A un frate suo amico, l’agostiniano Simone Fidati da Cascia, scrisse di essersi rovinato gli occhi fissando un’eclissi di sole. Il primo pittore della notte si guastò la vista per aver guardato troppo il giorno.',
    ),
    h2('Ci vuole un fuoco'),
    p(
      'Leonardo, che sulla questione ha lasciato una ricetta, parte sconsolato: «Quella cosa che è priva interamente di luce, è tutta tenebre».^[Cito il *Trattato della pittura* dalla prima edizione a stampa, Parigi 1651, capitolo LXV: «Come si deve figurar una notte».] Il rimedio è accendere un gran fuoco, e le istruzioni che seguono sono quelle di un direttore della fotografia: rosse le cose vicine alla fiamma, nere le lontane, mezze rosse e mezze buie quelle di lato.',
    ),
    p(
      'Quasi tutti i notturni famosi, prima e dopo di lui, fanno così. Cambia il combustibile. Piero della Francesca, ad Arezzo, accende un angelo sopra la tenda di Costantino addormentato; il Correggio, nella pala di Dresda che tutti chiamano *La Notte*, accende il Bambino. L’olandese Gerrit van Honthorst accendeva candele, e ne accese tante che in Italia rinunciarono al suo cognome e lo chiamarono Gherardo delle Notti. A guardarli con pignoleria sono ritratti di lampade. Di notte vera, in un quadro di Gherardo, ce n’è una striscia lungo la cornice.',
    ),
    pullQuote('Il modello, per mettersi in posa, spegne la luce.'),
    h2('Un rettangolo di rame'),
    p(
      'Poi, nel 1609, un tedesco che viveva a Roma dipinse la notte barando pochissimo. [Adam Elsheimer](https://it.wikipedia.org/wiki/Adam_Elsheimer) lavorava in piccolo, su lastre di rame, con pennelli di pochi peli. La sua *Fuga in Egitto*, oggi all’Alte Pinakothek di Monaco, misura trentun centimetri per quarantuno: entra in una borsa della spesa. Dentro ci stanno una fiaccola in mano a Giuseppe, un falò di pastori, la luna, la luna riflessa in uno specchio d’acqua e un cielo pieno di stelle. I fuochi servono a farci entrare. A reggere il quadro è l’altra luce, quella che basta appena a separare gli alberi dal cielo.',
    ),
    p(
      'La novità sta in alto. La Via Lattea sale in diagonale ed è fatta di punti, uno accanto all’altro. Pochi mesi dopo Galileo avrebbe scritto nel *Sidereus Nuncius* che è proprio questo, un ammasso di stelle. Se Elsheimer avesse guardato in un cannocchiale prima di lui è una domanda che gli studiosi si rimpallano da mezzo secolo. Di sicuro aveva alzato la testa per molte sere di fila, cosa che a un pittore di soggetti sacri nessuno chiedeva.',
    ),
    p(
      'Quando morì, nel dicembre del 1610, il quadretto era nella sua camera da letto. Rubens, che lo ammirava, scrisse a un amico comune che Dio gli perdonasse il peccato d’accidia, con cui aveva privato il mondo di tante belle cose. Elsheimer dipingeva poco. Mi domando quanta di quell’accidia fosse il tempo che gli occhi impiegano ad abituarsi.',
    ),
    h2('Una luna troppo blu'),
    p(
      'Resta la faccenda del colore. La luce della luna è luce del sole rimandata indietro da una pietraia grigia, che assorbe l’azzurro un poco più del rosso: misurata con uno strumento è più calda di quella del mezzogiorno, appena giallina. Eppure chiunque, se deve colorare una notte, prende il blu. In parte è colpa dei bastoncelli, che al rosso sono quasi ciechi. In parte è colpa dei quadri. Ne abbiamo visti troppi, e il cinema ha fatto il resto: per decenni le scene notturne si sono girate in pieno sole, con un filtro azzurro e il diaframma quasi chiuso, e il pubblico accettava l’*effetto notte* perché somigliava alla pittura.',
    ),
    image({
      name: 'dipingere-quando-non-si-vede-2',
      motif: 'night',
      palette: 'ink',
      alt: 'Illustrazione: luna piena, colline, cipressi e una casetta, quasi tutto in grigio e nero',
      caption: 'La notte senza l’azzurro: così la vedono i bastoncelli.',
    }),
    p(
      'Una fotografia al chiaro di luna, fatta con la posa lunga, delude sempre. Sembra giorno. I prati sono verdi, il cielo è celeste, e soltanto le stelle avvertono che c’è qualcosa di strano. La macchina ha visto quello che c’era.',
    ),
    h2('Sotto il lampione'),
    p(
      'Nel settembre del 1888, ad Arles, Van Gogh portò il cavalletto in strada dopo il tramonto e dipinse la terrazza di un caffè alla luce del gas. Alla sorella scrisse che lavorare così gli piaceva enormemente e che, certo, al buio poteva scambiare un blu per un verde; ma era il solo modo di farla finita con la solita notte nera e la sua povera luce biancastra. È il primo pittore, che io sappia, a dichiarare l’errore in anticipo e a tenerselo.',
    ),
    p(
      'In quegli anni le lampade elettriche cominciavano a scendere nelle strade d’Europa, e con loro una notte più comoda, in cui il rosso resta rosso. Il piatto di Bobbio l’ho tenuto. I colori ormai sono secchi, la robbia sta fra il celeste e l’ocra, e ogni agosto qualche ospite si china e indica il nero con grande sicurezza.',
    ),
  ],
}
