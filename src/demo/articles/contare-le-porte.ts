import { file, h2, image, p, pullQuote, type DemoArticle } from '../write.ts'

export const contareLePorte: DemoArticle = {
  title: 'Contare le porte',
  kicker: 'Numeri civici',
  standfirst:
    'Una piastrella con scritto 12 bis, un impiegato con la scala sul furgone e una domanda mai fatta: da quando le case hanno un numero, e a chi serviva? La risposta non è il postino.',
  section: 'citta',
  authors: ['elena-marchetti'],
  tags: ['quartieri', 'storia', 'memoria'],
  issue: 'porte',
  daysAgo: 21,
  hero: {
    name: 'contare-le-porte',
    motif: 'rooftops',
    palette: 'dawn',
    alt: 'Illustrazione: case rosa e viola addossate, con molte finestre, un campanile e un grande sole rosso',
    caption: 'Per secoli una casa si trovava chiedendo: accanto al forno, dietro il campanile.',
  },
  body: [
    p(
      'La piastrella misura quindici centimetri per undici, è di ceramica bianca bordata di blu e dice *12 bis*. Pesa più di quanto sembri. Egidio la tiene con due dita per gli angoli, come una fotografia ancora umida, e con l’altra mano cerca sul muro il segno che ha fatto a matita.',
    ),
    p(
      'Egidio Fantini lavora da trentun anni all’ufficio toponomastica della mia città: una stanza con due scrivanie e un magazzino. Il suo mestiere è dare un numero alle porte. Quando una bottega si divide in due, quando un’autorimessa diventa un appartamento, quando un giudice stabilisce che un cancello è un ingresso, lui arriva con la scala sul furgone. L’ho accompagnato per una settimana, e ho scoperto che non mi ero mai chiesta una cosa elementare.',
    ),
    h2('La conta'),
    p(
      'Per la maggior parte della loro storia le città hanno fatto a meno dei numeri. Si abitava accanto al forno, di fronte al pozzo, nella casa dei tali; chi doveva trovarti chiedeva, e se nessuno voleva dirglielo non ti trovava. La numerazione si diffuse in Europa nel Settecento, e a chiederla non furono i postini. Nel 1770 Maria Teresa d’Austria ordinò di contare la popolazione dei suoi territori, in Boemia come in Austria, per sapere di quanti uomini potesse disporre l’esercito. Commissari e ufficiali andarono di villaggio in villaggio e dipinsero un numero su ogni casa.',
    ),
    p(
      'La gente capì benissimo. Ci fu chi i numeri li raschiò via di notte e chi li imbrattò con quello che aveva a portata di mano in una stalla. Un numero sulla porta vuol dire che qualcuno, in un ufficio lontano, può indicarti senza conoscerti. Oggi lo diamo per telefono a chi ci porta la pizza.',
    ),
    pullQuote('Un numero sulla porta vuol dire che qualcuno, in un ufficio lontano, può indicarti senza conoscerti.'),
    p(
      'Di quel conteggio restano tracce. A Praga le case hanno due targhe, una rossa e una blu: la blu dice la posizione lungo la via, la rossa è il numero progressivo del quartiere, erede di quella conta. A Milano, nel 1786, sotto Giuseppe II, si partì dal Palazzo Reale con il numero 1 e si andò avanti a spirale verso le mura, senza curarsi delle strade. Su qualche portone del centro si legge ancora, inciso nel marmo, un numero altissimo che i passanti prendono per una data.',
    ),
    h2('Ciascuno a modo suo'),
    p(
      'Il sistema che ci sembra naturale, i pari da un lato e i dispari dall’altro, a Parigi fu fissato per decreto nel 1805, con la Senna a fare da riferimento. Altrove si è deciso diversamente. A Venezia si numera per sestiere, un ingresso dopo l’altro, attraverso ponti e sottoportici: quello di Castello arriva a 6828. Firenze ha due numerazioni intrecciate, nera per le abitazioni e rossa per i negozi, così che il 15 e il 15 rosso possono stare a un isolato di distanza, e chi cerca una trattoria finisce prima o poi col suonare a casa d’altri. In Giappone gli edifici di un isolato possono essere numerati nell’ordine in cui furono costruiti: il 2 sta di fianco al 17 perché in mezzo sono passati quarant’anni.',
    ),
    image({
      name: 'contare-le-porte-2',
      motif: 'windows',
      palette: 'olive',
      alt: 'Illustrazione: una facciata verde con due file di finestre ad arco, buie o chiuse; a una sola, accesa, qualcuno è affacciato',
      caption: 'Via dei Conciatori, lato pari. Fra il 12 e il 16 c’erano quattro metri e nessuna porta.',
    }),
    p(
      'Egidio di queste cose parla da tecnico. La sua bestia nera è la superstizione: riceve almeno una domanda l’anno, in carta libera, per avere un 15 ter al posto del 17. Le respinge tutte, con una formula gentile che ha scritto nel 1996 e non ha più toccato. Anche chi abita al 17, dice, dopo un po’ si affeziona. «È il bis che non perdonano. Un avvocato mi ha spiegato per mezz’ora che lui un bis non lo era mai stato.»',
    ),
    file('contare-le-porte-scheda', 'Contare le porte: la scheda', 'Un foglio da stampare e portare lungo la propria via.'),
    h2('Il quattordici'),
    p(
      'Il 12 bis era per via dei Conciatori. Sul lato pari, adesso, si legge 10, 12, poi la nostra piastrella fresca, poi 16. Ho chiesto a Egidio se il 14 fosse caduto.',
    ),
    p(
      'In un certo senso, ha risposto. Il 14 era una casa di tre piani, stretta, colpita da una bomba nel febbraio del 1944. Non fu ricostruita: nel dopoguerra i due edifici accanto si allargarono di un paio di metri ciascuno, e del vuoto rimase una striscia di cortile dietro un muro. Quando l’anno scorso qualcuno ha aperto in quel punto una porta nuova, il numero libero era lì, in ordine, perfetto. Il regolamento consentiva di assegnarlo. Il computer lo proponeva da solo.',
    ),
    p(
      'Egidio ha preso il registro vecchio, quello di carta. Alla voce 14 ci sono sette nomi, con le date di nascita. Ha compilato la pratica a mano e nella casella ha scritto 12 bis.',
    ),
    p(
      '«Tanto di numeri ne abbiamo», ha detto scendendo dalla scala. Poi ha passato il pollice sullo stucco ed è andato dall’altra parte della strada, a vedere se era dritta.',
    ),
  ],
}
