import { h2, h3, p, pullQuote, ul, type DemoArticle } from '../write.ts'

export const unMuroAGuardarloBene: DemoArticle = {
  title: 'Un muro, a guardarlo bene',
  kicker: 'Botanica minima',
  standfirst:
    'Guida a un ecosistema verticale lungo diciotto metri, con un seme che cerca il buio, un animale che si secca e aspetta, e un parente di astronauti. Ingresso libero, si visita in pausa pranzo.',
  section: 'scienza',
  authors: ['giulia-ferrante'],
  tags: ['piante', 'quartieri', 'infanzia'],
  issue: 'porte',
  daysAgo: 47,
  hero: {
    name: 'un-muro-a-guardarlo-bene',
    motif: 'leaves',
    palette: 'olive',
    isStanding: true,
    alt: 'Illustrazione: foglie lobate verdi e ocra intorno a una rossa, con una bacca, su un fondo a riquadri',
    caption: 'Da marzo a ottobre c’è sempre qualcosa in fiore, e nessuno annaffia.',
  },
  body: [
    p(
      'A dieci minuti da casa mia c’è il muro dell’ex macello comunale. È lungo diciotto metri, alto due e mezzo, di mattoni e ciottoli legati con calce, e va in rovina con una lentezza ammirevole. Ci passo davanti da quando avevo sei anni. Per i primi trenta ho pensato che fosse un muro.',
    ),
    p(
      'Un botanico direbbe che è una rupe, con il vantaggio di essere raggiungibile in autobus. Le piante di montagna e di scogliera che sanno vivere in una fessura, con un cucchiaino di terra e poca acqua, hanno trovato nelle nostre città migliaia di chilometri di pareti. La malta di calce, per loro, è calcare come un altro.',
    ),
    h2('Lato nord'),
    p('È la parte in ombra, verso il vicolo. Qui l’umidità resta e il verde si vede da lontano.'),
    h3('Il muschio'),
    p(
      'In cima ai mattoni ci sono cuscinetti di *Tortula muralis*, grigi come feltro. Il grigio sono peli: ogni fogliolina finisce in un filo trasparente che ripara dal sole e raccoglie la rugiada. Quando è asciutto il muschio sospende ogni attività. Basta spruzzarlo d’acqua e in pochi minuti si distende e ridiventa verde, sotto gli occhi di chi guarda. Fra le sue foglie vivono i [tardigradi](https://it.wikipedia.org/wiki/Tardigrada), animali a otto zampe lunghi meno di un millimetro, che fanno lo stesso: si seccano, si accartocciano e aspettano la pioggia, se occorre per anni.',
    ),
    h3('Il ciombolino'),
    p(
      '*Cymbalaria muralis* ha foglie tonde e fiorellini lilla con due macchie gialle, come una bocca di leone in miniatura. Finché il fiore è aperto il gambo lo sporge verso la luce, dove passano le api. Una volta fecondato cambia idea: si allunga, si piega all’indietro e va in cerca del buio, finché non infila la capsula dei semi in una crepa. Le altre piante, di solito, affidano i figli al vento, a un uccello, alla fortuna. Il ciombolino li mette a letto.',
    ),
    pullQuote('Le altre piante, di solito, affidano i figli al vento, a un uccello, alla fortuna. Il ciombolino li mette a letto.'),
    h2('Lato sud'),
    p('Dall’altra parte, verso il parcheggio, in luglio il mattone scotta. Chi ci abita ha fatto altre scelte.'),
    h3('Il lichene giallo'),
    p(
      'Le macchie arancioni sono *Xanthoria parietina*, un fungo e un’alga che tengono casa insieme. Il colore è una crema solare: si chiama parietina e scherma l’alga dai raggi ultravioletti; all’ombra, dove non serve, il lichene resta grigioverde. Cresce di pochi millimetri l’anno, sicché la macchia larga come un piattino, accanto al cancello, c’era già quando andavo al liceo. Un suo parente stretto, *Xanthoria elegans*, ha passato un anno e mezzo all’esterno della Stazione spaziale internazionale e al ritorno era ancora, in buona parte, vivo.',
    ),
    h3('La parietaria'),
    p(
      'La conosce chi starnutisce. I suoi stami stanno piegati come molle e, quando il fiore è maturo, scattano e lanciano il polline in aria: una mattina calda, con il sole basso alle spalle, si vedono gli sbuffi. Mia nonna la chiamava vetriola e ne usava un ciuffo per strofinare l’interno delle bottiglie, perché le foglie sono coperte di peli uncinati. Funziona ancora.',
    ),
    h3('Il cappero'),
    p(
      'Ce n’è uno solo, a due metri d’altezza, e nessuno l’ha piantato. I semi del cappero viaggiano con le formiche e con le lucertole, che conoscono le fessure meglio di qualsiasi giardiniere. Il fiore si apre verso sera, bianco, con un pennacchio di stami viola, e a metà della mattina dopo è già finito. Quello che mangiamo è il bocciolo. Ogni cappero fiorito, per un cuoco, è un’occasione mancata.',
    ),
    h2('Come si visita'),
    p('Non serve esperienza. Servono poche cose, e un certo disinteresse per il giudizio dei passanti.'),
    ul(
      'Una lente da dieci ingrandimenti, di quelle da francobolli. Si tiene attaccata all’occhio e ci si avvicina al muro con tutta la faccia.',
      'Uno spruzzino d’acqua, per risvegliare il muschio.',
      'Un gessetto, con cui segnare un quadrato di un metro per lato. Si torna a vedere sempre quello, una volta al mese.',
      'Un bambino, se disponibile: ha gli occhi all’altezza giusta e fa domande migliori.',
      'Le mani in tasca: quello che si gratta via in un secondo può averci messo dieci anni.',
    ),
    p(
      'Il Comune ha messo il muro dell’ex macello nell’elenco dei «manufatti da ripulire». Ho scritto una lettera, allegando la lista delle specie: quarantaquattro, senza contare i gechi. Mi ha risposto un tecnico cortese, ringraziando per l’inventario e chiedendo di specificare, per ciascuna voce, se fosse di proprietà comunale. Ci sto pensando.',
    ),
  ],
}
