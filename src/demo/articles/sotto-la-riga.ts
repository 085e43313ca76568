import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const sottoLaRiga: DemoArticle = {
  title: 'Sotto la riga',
  kicker: 'Elogio della nota',
  standfirst:
    'La nota a piè di pagina nacque per provare ciò che il testo affermava. Ci ha messo poco a scoprire che laggiù, in corpo minore, si poteva dire tutto il resto. Si consiglia di leggerle.',
  section: 'letture',
  authors: ['tommaso-riva'],
  tags: ['parole', 'libri', 'storia', 'memoria'],
  daysAgo: 17,
  hero: {
    name: 'sotto-la-riga',
    motif: 'table',
    palette: 'fog',
    alt: 'Illustrazione: un tavolo chiaro con bottiglia, brocca, due frutti, una tazza di caffè e, vicino al bordo, un foglio scritto',
    caption: 'Il corpo minore, come il caffè, si serve a parte.',
  },
  body: [
    p(
      'In vent’anni di banco ho imparato a riconoscere due famiglie di lettori. I primi aprono un saggio all’inizio, o al massimo all’indice. I secondi lo aprono in mezzo, abbassano subito gli occhi e guardano come sono le note. Se sono buone, comprano. A lungo ho pensato che i secondi fossero soltanto dei professori. Poi ho capito che cercavano un’altra cosa, la stessa che si cerca a una cena quando si va in cucina con la scusa di aiutare.^[La distinzione fra le due famiglie non è mia. Me la fece notare una cliente, A., che insegnava storia medievale e veniva il giovedì. Apparteneva alla seconda.]',
    ),
    p(
      'Il testo persuade e la nota prova: così, più o meno, si spiega di solito la divisione del lavoro. Sopra la riga uno parla, sotto la riga mostra i documenti. È la ragione per cui un libro di storia si può contestare, mentre un oracolo no. Chi scrive una nota sta dicendo al lettore dove andare a controllare, cioè come fare a dargli torto. Poche forme letterarie sono altrettanto cortesi.^[Su questo resta bellissimo lo studio di Anthony Grafton, *The Footnote: A Curious History*, del 1997, uscito in italiano come *La nota a piè di pagina. Una storia curiosa*. La mia copia porta una dedica, per la quale si veda la nota 4.]',
    ),
    h2('La cantina di Rotterdam'),
    p(
      'Se la nota ha un eroe, è un esule. Pierre Bayle, protestante francese riparato in Olanda, pubblicò a Rotterdam nel 1697 un *Dizionario storico e critico* in enormi volumi in folio. A sfogliarlo oggi sembra un errore di impaginazione: in cima alla pagina corrono due o tre righe di testo in caratteri grandi, caute e un po’ spente. Tutto il resto, colonna dopo colonna, sono note. E ai margini delle note ce ne sono altre, che le sorreggono.^[Chi volesse cominciare dall’uomo può partire [da qui](https://it.wikipedia.org/wiki/Pierre_Bayle). Chi volesse cominciare dalle note faccia come A., che del *Dizionario* possedeva un solo volume, scompagnato, e lo teneva aperto in cucina su un leggio da spartiti.]',
    ),
    p(
      'Bayle aveva capito che i censori leggono come gli invitati distratti, e restano al piano nobile. Così sopra metteva un re biblico o un filosofo dimenticato, con le notizie che chiunque avrebbe potuto dare. Sotto metteva i dubbi, le contraddizioni delle fonti, le pagine sulla tolleranza e sul male che gli costarono l’ostilità dei suoi stessi correligionari. Mezza Europa imparò a leggere a partire dal basso.',
    ),
    h2('Hume protesta'),
    p(
      'Il Settecento ne fece un’arte. Quando nel 1776 uscì il primo volume della *Storia della decadenza e caduta dell’Impero romano*, le note di Gibbon erano tutte in fondo al libro. David Hume, che lo lesse già malato, lo trovò magnifico e scrisse all’editore per lamentarsi: con quel sistema uno vede il richiamo, corre alla fine del volume e spesso ci trova soltanto il rinvio a un’autorità. Suggeriva di stampare le note a piè di pagina. Morì in agosto, e nelle edizioni successive le note salirono al loro posto. Mi è sempre parsa una delle ultime volontà più ragionevoli che siano state esaudite.',
    ),
    p(
      'Fu un guadagno, perché Gibbon nelle note dava il meglio di sé e anche il peggio. Raccontava nelle memorie che il suo testo inglese era casto, e che i passi licenziosi restavano al riparo di una lingua dotta. Si può immaginare quanti abbiano studiato il latino e il greco con più lena, dopo averlo saputo.^[La dedica di cui alla nota 2 dice: *A Tommaso, che sta sempre sopra la riga*. È del maggio 1999. All’epoca mi sembrò un complimento sulla mia chiarezza.]',
    ),
    p(
      'Poi venne chi esagerò. Un ecclesiastico del Nord dell’Inghilterra, John Hodgson, nel 1840 pubblicò un tomo della sua storia del Northumberland in cui una sola nota, dedicata al vallo romano, prosegue per più di centosessanta pagine. La cosa straordinaria è che aveva ragione. È lì, in corpo minuto, che si sostiene con le prove in mano che la muraglia fosse opera di Adriano, quando da secoli la si attribuiva per lo più a Settimio Severo. Una delle scoperte maggiori dell’archeologia britannica fu annunciata in una nota, come chi si ricorda di una cosa mettendosi il cappotto.^[A. sosteneva che una nota di centosessanta pagine è soltanto un libro timido. Me lo disse un giovedì di pioggia, già sulla porta, con l’ombrello aperto a metà. Aggiunse che a volte anche le persone mettono in nota la frase principale, e rimase lì ad aspettare. Io le risposi parlando di Hodgson.]',
    ),
    pullQuote(
      'Una delle scoperte maggiori dell’archeologia britannica fu annunciata in una nota, come chi si ricorda di una cosa mettendosi il cappotto.',
    ),
    h2('Contro gli asterischi tristi'),
    p(
      'Oggi alla nota si chiede per lo più di farsi piccola. Gli editori la spostano in coda al volume, dove la leggono il correttore e gli offesi. Nelle tesi di laurea si è ridotta a un timbro: cognome, anno, pagina. È la nota come scontrino. Prova che l’acquisto c’è stato e non dice se la cosa ci è piaciuta.',
    ),
    p(
      'Io difendo l’altra, la nota che ha qualcosa da fare. Quella che corregge il testo mentre il testo non guarda, e quella che ammette: qui non sono sicuro. Un saggio senza note è un uomo che non si interrompe mai. E chi non si interrompe, in genere, ha paura di quello che direbbe dopo la pausa.^[Avrei dovuto rispondere altro. La rettifica arriva con più di vent’anni di ritardo e nel corpo minore che le spetta.]',
    ),
    p(
      'C’è infine un argomento da libraio. I libri con buone note si rivendono meglio, perché nessuno li ha finiti davvero: sono passati tutti per una porta laterale, hanno seguito un rinvio, sono usciti in un altro libro. Tornavano a comprare quello. Una nota ben fatta è l’unica pubblicità che abbia mai funzionato nel mio negozio.^[A. ha letto le bozze di questo articolo ieri sera, al tavolo della nostra cucina, con il Bayle scompagnato ancora sul leggio. Chiede di precisare che l’ombrello era chiuso, e che la risposta su Hodgson non le era dispiaciuta.]',
    ),
  ],
}
