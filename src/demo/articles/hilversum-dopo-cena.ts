import { h2, p, pullQuote, separator, type DemoArticle } from '../write.ts'

export const hilversumDopoCena: DemoArticle = {
  title: 'Hilversum dopo cena',
  kicker: 'Onde medie',
  standfirst:
    'Di giorno le onde medie si fermano presto, di notte arrivano da altri paesi. Da quando la Rai ha spento i suoi trasmettitori, in quella porzione di buio si sente più lontano.',
  section: 'ascolti',
  authors: ['amedeo-sorrentino'],
  tags: ['radio', 'notte', 'memoria'],
  issue: 'la-notte',
  daysAgo: 8,
  hero: {
    name: 'hilversum-dopo-cena',
    motif: 'windows',
    palette: 'dusk',
    alt: 'Illustrazione: una facciata viola di notte, tutta buia tranne una finestra, con qualcuno al balcone',
    caption: 'Verso le nove, a Opicina, si spegne tutto tranne la radio.',
  },
  isDuotone: true,
  body: [
    p(
      '«Prima di tutto, spegni quello che ha una spina.» Livio Maran ha settantanove anni, ne ha passati diciannove da marconista sulle navi mercantili e adesso abita a Opicina, in una cucina che verso le nove di sera diventa una stazione d’ascolto. Si spengono il router, la lampada a led, il caricatore del telefono, la televisione che sembrava già spenta. Il frigorifero resta acceso per accordi presi con la moglie. Soltanto allora Livio gira la manopola della radio, una valvolare del 1956 grande come un comodino, e aspetta che si scaldi.',
    ),
    p(
      'Il quadrante è una lastra di vetro illuminata da dietro. Al posto dei numeri ci sono nomi: Hilversum, Beromünster, Sottens, Kalundborg, Monte Ceneri, Droitwich, Budapest. Chi è cresciuto con uno di quei mobili in casa conosce una geografia che nessun atlante riporta, dove Hilversum, cittadina olandese di cui altrimenti non avremmo mai saputo niente, pesa quanto Parigi. La lancetta di Livio la passa, torna indietro di un millimetro e si ferma. Sotto il fruscio, in una lingua che non capisco, qualcuno dà le notizie.',
    ),
    h2('La tenda e lo specchio'),
    p(
      'Che la radio di notte arrivi più lontano lo scoprì Guglielmo Marconi nel febbraio del 1902, a bordo del piroscafo *Philadelphia*, mentre navigava verso New York ascoltando i segnali che la sua stazione di Poldhu, in Cornovaglia, gli mandava dietro. Con il sole si perdevano presto; col buio continuavano ad arrivare, a distanze parecchie volte maggiori. Marconi pensò, con ragione, che c’entrasse la luce. Il resto della spiegazione richiese quasi un quarto di secolo.',
    ),
    p(
      'Sopra i cento chilometri di quota l’aria rarefatta contiene abbastanza particelle cariche da rimandare a terra certe onde radio: è la [ionosfera](https://it.wikipedia.org/wiki/Ionosfera), lo specchio. Più in basso, fra i sessanta e i novanta chilometri, la radiazione del sole mantiene uno strato che invece di riflettere le onde medie se le mangia. Tramontato il sole, quello strato si disfa in fretta e lo specchio rimane scoperto. Livio, che ha dovuto spiegarlo a molti allievi ufficiali, usa meno parole.',
    ),
    pullQuote('Di giorno davanti allo specchio c’è una tenda. La sera qualcuno la tira.', 'Livio Maran'),
    p(
      'Lo specchio non è fermo, e si sente. Le voci gonfiano, si assottigliano, spariscono per tre o quattro secondi e ricompaiono a metà di una parola: gli inglesi dicono *fading*, noi avremmo «evanescenza», che è un termine tecnico e sembra un complimento. Ogni tanto due stazioni condividono la stessa frequenza e si alternano, come due persone gentili davanti a una porta.',
    ),
    h2('Dodici antenne in meno'),
    p(
      'Nella notte fra il 10 e l’11 settembre 2022, dopo l’inno e il segnale orario, la Rai ha spento gli ultimi dodici impianti in onde medie. Consumavano molto, erano stati costruiti in campagna e si erano ritrovati in mezzo alle case, li ascoltavano in pochi. Sul Carso qualcuno protestò: su quella banda gli sloveni sentivano i programmi nella loro lingua, anche nelle valli dove la modulazione di frequenza arriva male. Livio, quella notte, era in cucina. «Ho sentito l’ora esatta e poi il rumore di quando si chiude l’acqua.»',
    ),
    p(
      'Quello che è venuto dopo non l’aveva previsto nessuno dei commemoratori. Un trasmettitore potente, nelle vicinanze, copre tutto ciò che gli sta accanto. Sui 900 chilohertz la sera c’era Milano, una voce di casa, e dietro Milano un muro. Tolta Milano, dal fruscio hanno cominciato a uscire gli altri: una predica in arabo, un coro che forse era bulgaro, un uomo che leggeva con calma elenchi di località. Il silenzio di una radio nazionale ha allargato la stanza.',
    ),
    p(
      'Livio annota. Ha quarantatré quaderni dalla copertina nera, con data, ora, frequenza, lingua presunta e una colonna intitolata «come si stava», in cui trovo scritto *bene*, *nebbia*, *nipoti*. Quando riconosce una stazione le scrive, e molte rispondono ancora con una cartolina che conferma l’ascolto. Ne conserva più di seicento in una scatola da scarpe. L’ultima arriva dalla Romania e mostra un’antenna in un campo di girasoli.',
    ),
    separator(),
    p(
      'Resto fino all’alba, perché mi ha detto che è la parte migliore. Verso le cinque e mezza le stazioni cominciano ad andarsene, e lo fanno in ordine: prima quelle a oriente, dove il sole è già sorto e la tenda si richiude, poi via via le altre, finché resta una voce sola, dalla parte dell’Atlantico, che parla di calcio. È un’alba che si può seguire a occhi chiusi.',
    ),
    p(
      'Prima di spegnere, Livio riporta la lancetta su Beromünster. Dalla Svizzera, su quella frequenza, non trasmettono più dalla fine del 2008; il nome è rimasto sul vetro. Gli chiedo che cosa spera di sentire. «Niente», dice. «Passo a salutare.»',
    ),
  ],
}
