import { h2, p, pullQuote, youtube, type DemoArticle } from '../write.ts'

export const ilConiglioCheCollaudaITelevisori: DemoArticle = {
  title: 'Il coniglio che collauda i televisori',
  kicker: 'Cinema libero',
  standfirst:
    'È forse uno dei film più visti del pianeta e quasi nessuno sa come si chiama. È stato fatto con programmi liberi e chiunque può rimontarlo: a Monfalcone una bambina gli ha cambiato il finale.',
  section: 'ascolti',
  authors: ['pietro-lanza'],
  tags: ['cinema', 'animazione', 'infanzia'],
  daysAgo: 13,
  hero: {
    name: 'il-coniglio-che-collauda-i-televisori-sala',
    motif: 'beam',
    palette: 'terracotta',
    alt: 'Illustrazione: una sala cinematografica buia; sullo schermo, una montagna innevata e un sole rosso',
    caption: 'Per proiettarlo, anche a pagamento, non si deve chiedere il permesso a nessuno.',
  },
  body: [
    p(
      'Nel reparto elettronica di un centro commerciale vicino a Udine, un mercoledì pomeriggio, undici televisori trasmettevano lo stesso coniglio. Era grasso, grigio, appena sveglio; usciva dalla tana, si stirava, annusava un fiore. Sul dodicesimo schermo una finale di tennis. I clienti guardavano il tennis, il commesso guardava il telefono, e il coniglio ricominciava da capo ogni dieci minuti con lo stesso buonumore.',
    ),
    p(
      'Quel coniglio l’ho rivisto nella vetrina di un negozio di proiettori, nella sala d’aspetto di un dentista, nelle istruzioni di un programma per montare i video. Chi lavora con le immagini lo incontra ogni giorno: serve a provare se uno schermo rende bene i colori, se una connessione regge, se il suono arriva insieme alle labbra. È possibile che sia tra i film più proiettati di sempre, e non ho mai incontrato nessuno che avesse deciso di vederlo.',
    ),
    p(
      'Si intitola [*Big Buck Bunny*](https://it.wikipedia.org/wiki/Big_Buck_Bunny), è del 2008, lo ha diretto Sacha Goedegebure ad Amsterdam. Racconta di un gigante mite a cui tre roditori fanno un torto, e della vendetta, molto elaborata, che ne segue. Si ride. Costò circa centocinquantamila euro, raccolti in parte vendendo in anticipo il dvd a persone che del film non avevano visto un fotogramma.',
    ),
    youtube(
      'aqz-KE-bpKQ',
      'Big Buck Bunny',
      'Big Buck Bunny, 2008, regia di Sacha Goedegebure. © Blender Foundation, licenza Creative Commons Attribuzione. Nove minuti e cinquantasei secondi.',
      {
        name: 'il-coniglio-che-collauda-i-televisori-bosco',
        motif: 'leaves',
        palette: 'noon',
        alt: 'Illustrazione: grandi foglie di un bosco, come le vede chi sta in una tana',
      },
    ),
    h2('Centomila euro in sette settimane'),
    p(
      'Per capire come mai stia dappertutto bisogna tornare al 2002. Una piccola azienda olandese che produceva un programma di grafica tridimensionale, Blender, aveva chiuso. Il suo autore, Ton Roosendaal, chiese agli investitori quanto volessero per lasciarlo andare, cioè per rendere pubblico il codice e permettere a chiunque di usarlo e modificarlo. La risposta fu centomila euro. Gli utenti, che erano studenti e appassionati sparsi per il mondo, li misero insieme in sette settimane. Da quell’autunno Blender è di tutti.',
    ),
    p(
      'Restava da dimostrare che ci si potesse fare un film. La fondazione che tiene insieme il progetto ne produsse uno nel 2006, *Elephants Dream*, cupo e ammirato. Per il secondo decise di provare il pelo, l’erba e le risate, tre cose che ai computer riescono difficili. Gli animatori chiedevano un attrezzo, i programmatori nella stanza accanto lo costruivano, e alla fine del film l’attrezzo restava nel programma, per chi fosse venuto dopo. È un modo di fare cinema che somiglia al restauro di una strada: si passa, e la strada rimane.',
    ),
    p(
      'Quella strada ha portato lontano. Nel marzo del 2025 l’Oscar per il miglior film d’animazione è andato a *Flow*, del lettone Gints Zilbalodis, la storia di un gatto in un mondo allagato, realizzata con Blender da una squadra minuscola rispetto a quelle degli altri candidati. *Flow* è un film come gli altri, con i suoi diritti e i suoi biglietti. Il coniglio appartiene a una specie più rara.',
    ),
    h2('Niente da firmare'),
    p(
      'La licenza di *Big Buck Bunny* chiede in sostanza una cosa sola: dire chi l’ha fatto. Per il resto si può copiare, proiettare a pagamento, tagliare, doppiare, infilare nella memoria di un televisore prima di spedirlo. Mettetevi nei panni di un ingegnere che deve dimostrare uno schermo nuovo. Per qualunque altro film avrebbe bisogno di un contratto, e per il contratto di un avvocato, e per l’avvocato di un mese. Il coniglio è lì, bello, nitido, e non c’è niente da firmare.',
    ),
    pullQuote('Il coniglio è lì, bello, nitido, e non c’è niente da firmare.'),
    p(
      'La parte meno nota è che insieme al film sono stati messi a disposizione i materiali con cui è fatto: i personaggi, gli alberi, le luci, i movimenti. Si scarica il bosco, lo si apre, si gira intorno al coniglio e gli si solleva un orecchio. Chiara Furlan, che tiene un doposcuola a Monfalcone in due stanze sopra un ferramenta, lo fa fare ai suoi ragazzi da tre anni. «All’inizio lo deformano e basta», racconta. «Testa enorme, gambe lunghissime. Poi qualcuno si ferma e chiede: ma allora potevano farlo andare in un altro modo?»',
    ),
    p(
      'L’anno scorso quel qualcuno si chiamava Irene e aveva undici anni. Nel film la prima a rimetterci è una farfalla a cui il coniglio si era affezionato, e che finisce sotto una mela; poi ne muore un’altra, volano i sassi, scoppia la guerra. Irene ha aperto la scena, ha preso la mela e l’ha spostata di mezzo metro. La farfalla se ne va, e il coniglio le va dietro. Senza farfalle morte non c’è offesa, senza offesa non c’è vendetta, e tutti gli ingegnosi marchingegni del secondo tempo non hanno più ragione di esistere. La sua versione dura meno di tre minuti: un coniglio si sveglia, annusa un fiore, segue una farfalla e sparisce nel bosco.',
    ),
    p(
      'L’hanno proiettata a giugno, sulla parete del cortile, dopo i saluti dell’assessore. Nei titoli di coda, come vuole la licenza, c’erano i nomi di quelli di Amsterdam. Sotto, in caratteri un po’ più grandi, «mela: Irene».',
    ),
  ],
}
