import { audio, h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const quelloCheSiSenteEAria: DemoArticle = {
  title: 'Quello che si sente è aria',
  kicker: 'Acustica marina',
  standfirst:
    'Dieci minuti di risacca registrati prima dell’alba, un amico fisico che li ascolta a occhi chiusi e una notizia un po’ scortese: l’acqua, in quel rumore, non c’entra quasi niente.',
  section: 'scienza',
  authors: ['giulia-ferrante'],
  tags: ['acqua', 'mare', 'suono'],
  issue: 'acqua',
  daysAgo: 0,
  hero: {
    name: 'quello-che-si-sente-e-aria',
    motif: 'sea',
    palette: 'lagoon',
    alt: 'Illustrazione: un sole arancione appena sopra l’orizzonte, una barca a vela e il riflesso spezzato sulle onde verdi',
    caption: 'Cala Lunga più tardi, a registratore spento: otto secondi fra un’onda e l’altra.',
  },
  body: [
    p(
      'Alle cinque e quaranta di un mattino di ottobre, a Cala Lunga, ho posato un registratore su un asciugamano piegato in quattro e mi sono seduta a qualche metro di distanza, attenta a non far scricchiolare la ghiaia. Volevo dieci minuti di risacca senza motori e senza di me. Ci sono riuscita al terzo tentativo: i primi due se li erano presi un peschereccio e il mio stomaco.',
    ),
    audio('onde', 'La risacca a Cala Lunga, prima dell’alba: ventisei secondi dei dieci minuti registrati'),
    p(
      'La sera stessa l’ho fatta sentire a Carlo, che insegna fisica in un istituto nautico e di mestiere, quindi, rovina il mare agli altri. Ha chiuso gli occhi per educazione, ha aspettato una decina di onde e poi ha detto: «Bella. Lo sai che di acqua non se ne sente quasi?».',
    ),
    h2('La prova della caraffa'),
    p(
      'Per convincermi ha preso una caraffa e un bicchiere. Un filo d’acqua che scende lungo il vetro è muto. Alzando la caraffa di un palmo il suono comincia, e comincia nel momento preciso in cui il getto buca la superficie e si porta sotto un po’ d’aria. Finché l’acqua scivola sull’acqua, tace. Appena inghiotte una bolla, canta.',
    ),
    p(
      'Vale anche per il rubinetto che perde. La goccia tocca il lavandino pieno quasi senza rumore; il *plic* arriva qualche centesimo di secondo più tardi, quando dal fondo della piccola buca che si è aperta nell’acqua si stacca una bolla, e la bolla si mette a vibrare. Chi non può chiamare l’idraulico di notte provi a versare nel lavandino qualche goccia di detersivo per i piatti: la [tensione superficiale](https://it.wikipedia.org/wiki/Tensione_superficiale) cambia, la bolla non si forma più e il *plic* scompare. La goccia continua a cadere, ma in privato.',
    ),
    h2('Un astronomo in ascolto'),
    p(
      'Il conto lo fece nel 1933 Marcel Minnaert, un fiammingo che a Utrecht studiava lo spettro del Sole e nel tempo libero si occupava di arcobaleni, ombre e pozzanghere. Pubblicò un articolo sulle bolle «musicali» e sul suono dell’acqua che scorre, e dimostrò che una bolla è una molla: l’aria dentro si comprime e si dilata, l’acqua intorno fa da peso. Più la bolla è piccola, più la nota è alta. Una di due millimetri di diametro vibra intorno ai 3.300 hertz, nell’ultima ottava del pianoforte. Una di un centimetro dà quasi esattamente un mi, una quinta sopra il la del diapason.',
    ),
    p(
      'Ogni bolla suona una volta sola, appena nata, per qualche millesimo o qualche centesimo di secondo. Poi risale muta. Il rumore di un torrente è un continuo annuncio di nascite.',
    ),
    pullQuote('Finché l’acqua scivola sull’acqua, tace. Appena inghiotte una bolla, canta.'),
    p(
      'Ora si può riascoltare la registrazione. L’onda arriva, si piega, chiude sotto di sé un cilindro d’aria e lo frantuma in una folla di bolle, alcune grandi come noci, altre invisibili. Ciascuna ha la sua nota e nessuna aspetta il turno: la somma è il fragore. Il brontolio basso, quello che si sente da dietro le dune quando il mare ancora non si vede, viene dalle nuvole di bolle che pulsano insieme, come se fossero una bolla sola e molto più grossa. Il fruscio del ritorno è schiuma che scoppia. A Cala Lunga, dove la riva è di ghiaia, si aggiunge il rumore dei sassi trascinati: l’unico momento in cui qualcosa batte davvero contro qualcos’altro.',
    ),
    h2('La pioggia misurata a orecchio'),
    p(
      'Sotto la superficie il coro è ancora più leggibile. Con un idrofono calato in mezzo all’oceano si può stimare la forza del vento dal rumore delle creste che si rompono, e si può dire se piove e come. La pioggerella è la più riconoscibile: le gocce di circa un millimetro intrappolano una bolla ciascuna, con una regolarità da catena di montaggio, e le bolle sono tutte quasi uguali. Perciò una pioggia fine sul mare ha una nota, intorno ai 15.000 hertz, che molti adulti non riescono più a sentire. Il temporale è più forte ma non ha intonazione. Dove nessuno può appoggiare un pluviometro, la pioggia si misura ascoltandola da sotto.',
    ),
    p(
      'C’è una conseguenza che mi ha tenuta sveglia. Un’onda che non si rompe non fa rumore. Nel 1963 il gruppo dell’oceanografo Walter Munk seguì, da una stazione all’altra, le onde lunghe nate dalle tempeste invernali dei mari attorno all’Antartide: attraversarono tutto il Pacifico e arrivarono in Alaska, più di diecimila chilometri dopo. Due settimane di viaggio, o poco meno, in silenzio. La voce la trovarono sull’ultima spiaggia, insieme a un po’ d’aria da chiudere dentro.',
    ),
    p(
      'Alle sei e dieci, a Cala Lunga, è arrivato un signore con una canna da pesca e un secchio. Ha guardato il registratore, l’asciugamano, me. «Che cosa registra?» ha chiesto. «Il mare», ho risposto. Era presto per discuterne.',
    ),
  ],
}
