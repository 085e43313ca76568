import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const quelDoNonEsiste: DemoArticle = {
  title: 'Quel do non esiste',
  kicker: 'Campane',
  standfirst:
    'Su un campanile del Carso c’è una campana che tutto il paese sente in do. Siamo saliti a misurarla con un telefono: il do, sullo schermo, non c’era. C’entra l’orecchio, che ha l’abitudine di completare le frasi.',
  section: 'ascolti',
  authors: ['amedeo-sorrentino'],
  tags: ['musica', 'memoria', 'suono'],
  daysAgo: 44,
  hero: {
    name: 'quel-do-non-esiste-bronzo',
    motif: 'rooftops',
    palette: 'fog',
    alt: 'Illustrazione: un campanile bianco sopra tetti grigi, con un sole rosso alle spalle',
    caption: 'Novantuno gradini, poi il bronzo.',
  },
  body: [
    p(
      'Duecentottanta chili di bronzo, fusi nel 1923, con un giro di tralci di vite e una dedica ai caduti. La precedente era partita nel 1917, quando l’Impero austroungarico requisiva le campane per farne cannoni, e i vecchi del paese raccontavano che prima di calarla qualcuno l’avesse suonata fino a spellarsi le mani. Questa è in do. Lo dice il registro parrocchiale, lo dice la banda, lo dicono i bambini che ci intonano sopra le canzoni. Zora Pahor, maestra in pensione, la suona da quarant’anni e si accorda la chitarra sul mezzogiorno.',
    ),
    p(
      'Una mattina di vento siamo saliti insieme nella cella campanaria con due paia di cuffie da cantiere e un telefono. Esistono applicazioni che scompongono un suono nelle frequenze che lo formano e le mostrano come una fila di picchi. Zora ha dato un colpo, uno solo, a mano, con il batacchio. Il paese sotto ha ricevuto il suo do. Sullo schermo sono comparsi otto o nove picchi, alcuni altissimi. Nel punto in cui doveva trovarsi quel do, a 523 hertz, la linea era piatta come la laguna.',
    ),
    p('«Non è acceso», ha detto Zora.'),
    h2('Le note di sotto e quelle di sopra'),
    p(
      'Era acceso. Una corda di chitarra vibra in modo ordinato: una nota fondamentale e, sopra, i suoi multipli, che l’orecchio impasta in un suono unico. Una [campana](https://it.wikipedia.org/wiki/Campana) è un oggetto meno docile. La sua forma produce un mazzo di suoni parziali che stanno fra loro in rapporti più irregolari^[In una campana moderna ben accordata i primi cinque parziali stanno all’incirca come 1 : 2 : 2,4 : 3 : 4. Il 2,4 è la terza minore, l’intruso della compagnia: in una corda non ci sarebbe.], e ciascuno muore con il proprio passo: quelli acuti in un attimo, il più grave, che i campanari chiamano ronzio, dopo mezzo minuto e più.',
    ),
    p(
      'Nell’istante del colpo, però, noi non sentiamo un mazzo. Sentiamo una nota netta, quella che finisce nel registro parrocchiale. I fisici ci si sono rotti la testa a lungo^[Lord Rayleigh pubblicò le sue misure su campane inglesi nel 1890 e constatò con un certo fastidio che la nota assegnata dai musicisti, in parecchi casi, non corrispondeva a nessuno dei suoni che riusciva a isolare.], perché in molte campane quella nota non corrisponde a niente che il bronzo stia facendo. La risposta è che la facciamo noi. Fra i parziali acuti ce ne sono alcuni che stanno quasi esattamente come due, tre e quattro; l’orecchio riconosce il secondo, il terzo e il quarto gradino di una scala, e conclude che ci dev’essere il primo. Lo mette lui.',
    ),
    pullQuote('L’orecchio riconosce il secondo, il terzo e il quarto gradino di una scala, e conclude che ci dev’essere il primo.'),
    p(
      'Chi trova la cosa sospetta pensi al telefono di casa. Le vecchie linee tagliavano tutto quello che stava sotto i trecento hertz, mentre la voce di un uomo ha la sua nota di base intorno ai cento o centoventi. Per decenni abbiamo ascoltato padri, medici e corteggiatori a cui mancava il piano terra, e a nessuno è mai sembrato che parlassero in falsetto. Anche allora il grave lo aggiungeva chi stava all’altro capo del filo.',
    ),
    h2('Perché le campane sembrano tristi'),
    p(
      'I fonditori lo sanno da secoli senza averne bisogno. Assottigliando il bronzo all’interno, al tornio, spostano i parziali uno per uno, e di solito fanno in modo che uno di quelli veri cada nello stesso punto del fantasma, così non litigano. Nella campana di Zora, fusa in fretta e con il metallo che c’era, il parziale vero è finito quasi un semitono sotto. Lei lo ha sempre sentito, «una specie di ombra», e dava la colpa al batacchio.',
    ),
    p(
      'C’è poi quella terza minore, l’intervallo che in una melodia ci fa dire *malinconico*. È nel corpo di quasi ogni campana occidentale, anche quando suona a nozze, e forse spiega perché una campana a festa, udita da lontano, commuova più di quanto rallegri. A metà degli anni Ottanta, nei Paesi Bassi, riuscirono a disegnare con il calcolatore una campana che al suo posto avesse una terza maggiore^[Ci lavorarono una fonderia di Asten e l’università tecnica di Eindhoven. Il profilo che ne risultò ha un rigonfiamento a metà fianco che nessun fonditore avrebbe tracciato di sua iniziativa.]. Funzionava. Ci hanno fatto qualche [carillon](https://it.wikipedia.org/wiki/Carillon), allegro per contratto, e i campanili hanno continuato come prima.',
    ),
    p(
      'Scendendo, Zora è rimasta zitta per una sessantina di gradini. Poi ha voluto sapere che cosa avesse suonato, allora, in quarant’anni. Le ho detto che lei suonava il bronzo e che il do lo suonavano gli altri: la signora che stende, il postino, i bambini della materna, ognuno nella propria testa e tutti lo stesso, senza essersi mai messi d’accordo. Ci ha pensato. «Quindi a mezzogiorno d’agosto, quando sono tutti al mare e in piazza non c’è nessuno…» Quindi a mezzogiorno d’agosto la campana si muove, l’aria si muove, e il do non c’è.',
    ),
    p('Da allora, in agosto, Zora lascia qualcuno di guardia alla fontana.'),
  ],
}
