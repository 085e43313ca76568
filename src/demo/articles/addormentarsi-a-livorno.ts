import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const addormentarsiALivorno: DemoArticle = {
  title: 'Addormentarsi a Livorno',
  kicker: 'Insonnie',
  standfirst:
    'Ogni notte alle tre e dieci nove persone che non dormono si telefonano, e una legge ad alta voce l’elenco dei fari italiani. Al mattino ciascuno dice dove si è perso.',
  section: 'letture',
  authors: ['tommaso-riva'],
  tags: ['notte', 'mare', 'parole'],
  issue: 'la-notte',
  daysAgo: 6,
  hero: {
    name: 'addormentarsi-a-livorno',
    motif: 'beam',
    palette: 'ink',
    isStanding: true,
    alt: 'Illustrazione: un faro a fasce bianche e rosse su uno scoglio, con due fasci di luce nella notte',
    caption: 'Due lampi bianchi, periodo venti secondi; poi qualcuno, in linea, non risponde più.',
  },
  opening: 'split',
  body: [
    p(
      '«Genova, la Lanterna. Due lampi bianchi, periodo venti secondi.» La voce al telefono è bassa e un po’ nasale, senza intenzioni. Fa una pausa lunga quanto un respiro, poi dà l’altezza della luce sul mare, la portata in miglia, la forma della torre. Sono le tre e dodici di un martedì, ho l’apparecchio sul cuscino e il vivavoce al minimo. Qualcuno, in linea, tossisce. Qualcun altro, credo a Brescia, ha già smesso di muoversi.',
    ),
    p(
      'La voce è di Ornella Pagani, sessantotto anni, di Cremona, ex centralinista. Il libro gliel’ho venduto io, nell’ultimo inverno della libreria: l’*Elenco dei fari e segnali da nebbia* dell’Istituto Idrografico della Marina, un’edizione degli anni Ottanta che per un navigante era già carta straccia, perché le luci cambiano e l’elenco va aggiornato di continuo. Quattro euro. Le domandai se avesse una barca. «Ho l’insonnia», disse, e pagò.',
    ),
    h2('Il libro giusto è noioso come si deve'),
    p(
      'Pagani aveva provato con i romanzi, come tutti. Il guaio dei romanzi, sostiene, è che sono fatti da gente brava a tenerti sveglio. I libri brutti sono peggio, perché alle tre di notte un libro brutto fa arrabbiare. Le ricette mettono fame, le preghiere mettono scrupoli. Serviva un testo con molte parole precise e nessuna conseguenza.',
    ),
    p(
      'L’elenco dei fari era perfetto. Ogni voce ha la stessa sintassi, come un rosario: il nome, la posizione, il colore della luce, quanti lampi e ogni quanti secondi, i metri, le miglia, due parole sulla costruzione. Si ripete quanto basta perché la mente ci si appoggi e varia quanto basta perché non scappi altrove. «Un romanzo ti chiede cosa succede dopo», dice. «Un faro succede e basta, ogni venti secondi.»',
    ),
    pullQuote('Un romanzo ti chiede cosa succede dopo. Un faro succede e basta, ogni venti secondi.', 'Ornella Pagani'),
    p(
      'Cominciò a leggerlo da sola, poi a una cugina che la chiamava nelle notti storte. La cugina aveva un collega, il collega una madre. Da centralinista, Pagani sapeva mettere in comunicazione la gente. Adesso in linea sono in nove, sparsi fra Cuneo e Mantova, tutti lontani dal mare. Di persona non si sono mai visti, e quando ho chiesto perché mi ha guardato come se le proponessi una gita in sala operatoria.',
    ),
    h2('La carta in cucina'),
    p(
      'Le regole sono poche. Si parte ogni notte da Genova e si scende, con il mare a destra, lungo tutta la penisola, saltando i fanali dei moli. Nessuno saluta: chi si addormenta lascia la linea aperta, e gli altri sentono entrare nel coro un respiro più lungo. Al mattino, per messaggio, ciascuno scrive soltanto il nome dell’ultimo faro che ricorda.',
    ),
    p(
      'Pagani riporta i nomi su una carta d’Italia appesa in cucina, con uno spillo di colore diverso per ogni voce. È un grafico del sonno, e lei lo legge come un medico. Una signora di Voghera, che dopo la pensione arrivava sveglia fino a Brindisi, è risalita in un anno a Civitavecchia. Un panettiere di Lodi non ha spillo, perché alle tre sta impastando e ascolta per compagnia: di tutti è il solo a cui la lettura serva a restare in piedi. Il punto più affollato della carta è Capo Palinuro. Prende il nome dal timoniere di Enea, che nel poema di Virgilio il dio Sonno vince e fa cadere in mare insieme al timone. Pagani questo non lo sapeva. Quando gliel’ho raccontato ha controllato gli spilli. «Tre su sette», ha detto. «Lavora ancora bene.»',
    ),
    p(
      'Che l’attenzione si plachi quando ha qualcosa da tenere e niente da aspettare, lo sa chiunque abbia contato le pecore. Ma le pecore sono tutte uguali e dopo un po’ si torna ai conti di casa. I fari no: ognuno ha un passo suo, ed è fatto apposta perché nella notte non lo si confonda con il vicino. A Piombino sono tre lampi ogni quindici secondi. Al terzo, dice il ragioniere di Cuneo, uno ha già dimenticato la rata.',
    ),
    h2('Fino a Trieste'),
    p(
      'In sei anni l’elenco è stato letto fino in fondo una volta sola. Due inverni fa è morto Aldo, il più anziano, spillo verde, che da vivo non aveva mai passato il Circeo. La notte dopo il funerale Pagani ha aperto la linea alla solita ora. Ha letto la Liguria, la Toscana, il Lazio. Nessun respiro si allungava. Al Circeo ha fatto la pausa un po’ più lunga e ha proseguito: la Calabria, lo Stretto, Leuca, poi su per l’Adriatico, con la gola che le faceva male. Alle sei e un quarto, quando fuori passavano i primi autobus, ha detto: «Trieste, Faro della Vittoria». Erano svegli tutti. «Ecco», ha detto qualcuno, «adesso sappiamo come va a finire», e hanno riattaccato uno alla volta.',
    ),
    p('La notte seguente si addormentarono tutti prima di Napoli. Lo spillo verde è rimasto dov’era.'),
    p(
      'Quanto a me, ho il sonno buono e non avrei titolo per giudicare. Ricordo [la Lanterna](https://it.wikipedia.org/wiki/Lanterna_di_Genova), Portofino, il Tino. Ricordo che il Fanale di Livorno fu minato dai tedeschi nel 1944 e rimesso in piedi negli anni Cinquanta anche con le sue vecchie pietre, ma questo nell’elenco non c’è, quindi devo averlo pensato io, o sognato. Al mattino ho mandato il mio messaggio. Ha risposto dopo un minuto: «Livorno. Dilettante».',
    ),
  ],
}
