import { h2, ol, p, pullQuote, type DemoArticle } from '../write.ts'

export const piccolaGrammaticaDelForse: DemoArticle = {
  title: 'Piccola grammatica del forse',
  kicker: 'Cartellini',
  standfirst:
    'Fra «Botticelli» e «maniera di Botticelli» ci sono due parole e qualche milione di euro. Viaggio fra le preposizioni dei musei, con un pittore che ebbe una carriera onorata senza essere mai nato.',
  section: 'letture',
  authors: ['nora-bellini'],
  tags: ['parole', 'musei', 'storia'],
  daysAgo: 12,
  hero: {
    name: 'piccola-grammatica-del-forse-scala',
    motif: 'stairs',
    palette: 'dawn',
    alt: 'Illustrazione: una scalinata rosa e viola a piramide, con una palla rossa ferma in basso',
    caption: 'Dal nome nudo alle due lettere di «da», un gradino alla volta.',
  },
  opening: 'text-only',
  body: [
    p(
      'Provate a coprire il nome con la mano. Resta: «olio su tavola, 1480 circa, dono degli eredi». Fatelo in una sala qualsiasi, davanti a una Madonna qualsiasi, e osservate che cosa succede ai vostri piedi. I miei, senza il nome, ripartono dopo pochi secondi. Tolgo la mano, leggo il nome e i piedi si fermano. Il quadro è lo stesso.',
    ),
    p(
      'Insegno da anni a guardare la pittura e mi sono accorta tardi che il testo più letto di un museo è il cartellino. Ha una lingua sua, e a decidere tutto sono le parole piccole, quelle che stanno davanti al nome e che nessuno ricorda di aver letto.',
    ),
    h2('Scendere le scale'),
    p('Chi compila cataloghi d’asta adopera una scala che, con lievi differenze da una casa all’altra, scende così. La traduzione è mia.'),
    ol(
      'Nome e cognome, nudi: secondo noi è suo.',
      '*Attribuito a*: secondo noi è probabilmente suo, ma non ci chieda di giurare.',
      '*Bottega di*: lui era nella stanza, o almeno passava a dare un’occhiata.',
      '*Cerchia di*: qualcuno che gli stava vicino e che non sappiamo chi fosse.',
      '*Seguace di*: qualcuno che aveva visto le sue cose e non ne era guarito.',
      '*Maniera di*: qualcuno che è venuto dopo, talvolta molto dopo.',
      '*Da*: una copia. Due lettere, e l’unica certezza dell’elenco.',
    ),
    p(
      'A ogni gradino il prezzo può perdere uno zero, e nel frattempo il dipinto non si è mosso dal chiodo. Nessuna poesia che io conosca affida tanto a una preposizione. La scala serve anche a ripararsi: «attribuito a» è un passivo senza complemento d’agente, e chi ha attribuito, di solito, è uscito un momento. Quando la faccenda si fa seria conviene staccare il quadro e [leggerlo dalla parte del muro](/articoli/i-quadri-visti-da-dietro).',
    ),
    pullQuote('«Attribuito a» è un passivo senza complemento d’agente: chi ha attribuito, di solito, è uscito un momento.'),
    h2('Maestri senza nome'),
    p(
      'Quando il nome manca del tutto, gli storici dell’arte ne fanno uno, ed è il solo punto in cui alla categoria è concessa la fantasia. Si prende un quadro, gli si accostano i fratelli, e alla mano comune si dà un titolo da romanzo. Il Maestro del Bambino Vispo, fiorentino, fu battezzato così per certi Gesù che in braccio non stanno fermi; oggi per molti è Gherardo Starnina, e recuperando l’anagrafe ha perso metà del suo fascino. Il Maestro della tela jeans, attivo nell’Italia del Nord alla fine del Seicento, vestiva i suoi poveri di una stoffa blu a trama bianca, con gli strappi al punto giusto. Il battesimo è di una ventina d’anni fa e non serve spiegare perché sui giornali abbia avuto fortuna.',
    ),
    h2('L’amico immaginario'),
    p(
      'Il caso più bello resta quello di un pittore che non c’era. Nel 1899 [Bernard Berenson](https://it.wikipedia.org/wiki/Bernard_Berenson), che stava diventando uno degli occhi più ascoltati d’Europa, pubblicò sulla *Gazette des Beaux-Arts* la scoperta di un artista fiorentino ignoto ai documenti. Lo aveva ricavato per sottrazione: certi quadri assegnati ora a Botticelli, ora a Ghirlandaio, ora a Filippino Lippi gli parevano della stessa mano, vicina a Botticelli e più tenera. Lo chiamò Amico di Sandro. Gli diede un temperamento, una formazione, uno sviluppo. Mancavano la data di nascita e quella di morte; per il resto era meno vago di molti pittori veri.',
    ),
    p(
      'L’Amico fece la sua strada. Entrò nei cataloghi, nelle didascalie, nelle conversazioni. Poi gli studi andarono avanti e ci si accorse che Filippino da giovane, quando era allievo di Botticelli, aveva esattamente quella mano e quella tenerezza. I quadri tornarono a lui, quasi tutti. Fu Berenson stesso, alla fine, a lasciar cadere la propria creatura, e l’Amico di Sandro si spense di morte bibliografica, senza una tomba su cui portare un fiore.',
    ),
    p(
      'Di solito la si racconta come la storia di un abbaglio, e lo è. A rileggerla, però, mi colpisce quanto l’occhio avesse visto giusto: quei quadri erano davvero, in gran parte, di una mano sola, e quella mano davvero non era Botticelli. Berenson aveva riconosciuto una persona e sbagliato l’indirizzo.',
    ),
    h2('I mariti'),
    p(
      'Nel museo dove ho fatto il tirocinio c’era un cassetto con i cartellini dismessi, conservati per non sprecare il cartoncino. Per una sola tavoletta, una sant’Agata con le tenaglie, ne contai sette in un secolo: scuola toscana, scuola umbra, cerchia di un nome noto, seguace dello stesso, di nuovo scuola umbra, attribuito a un altro, anonimo. Il custode più anziano, che aveva assistito agli ultimi quattro, li chiamava i mariti. Se un visitatore gli chiedeva di chi fosse il quadro, rispondeva: «Adesso è libera».',
    ),
  ],
}
