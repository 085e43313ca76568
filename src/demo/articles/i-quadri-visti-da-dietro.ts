import { gallery, h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const iQuadriVistiDaDietro: DemoArticle = {
  title: 'I quadri visti da dietro',
  kicker: 'Depositi',
  standfirst:
    'Il rovescio di un dipinto è la sua cartella clinica, il suo passaporto e qualche volta un diario. Nel deposito di un museo di provincia, un pomeriggio passato a guardare soltanto i retri.',
  section: 'arti',
  authors: ['nora-bellini'],
  tags: ['musei', 'pittura', 'memoria'],
  issue: 'il-retro',
  daysAgo: 29,
  hero: {
    name: 'i-quadri-visti-da-dietro',
    motif: 'shelves',
    palette: 'dawn',
    alt: 'Illustrazione: due ripiani fitti di libri rosa, viola e avorio, visti di dorso, con una lampada rossa accesa in mezzo',
    caption: 'In deposito i quadri stanno come i libri, e il dorso non porta il titolo.',
  },
  body: [
    p(
      'Il numero è 36. È scritto a mano su un foglietto, sul rovescio di una tela inchiodata al suo telaio, fra le fibre scure e i chiodi. Soltanto che il rovescio è il dritto: il quadro, oggi a Copenaghen, lo dipinse intorno al 1670 il fiammingo Cornelis Gijsbrechts, e raffigura il retro di un quadro. Non aveva cornice. Si racconta che stesse per terra, appoggiato al muro, perché il visitatore lo voltasse e vedesse che cosa c’era davanti. Davanti, cioè dietro, c’era un altro retro.',
    ),
    p(
      'Ci penso ogni volta che entro in un deposito. Quello che ho visitato a ottobre appartiene a un museo civico padano, che ha il tetto in riparazione e i quadri girati contro il muro come scolari in castigo. La conservatrice, Marta Gualdi, si è scusata: «Per ora si vede solo così». Le ho detto che andava benissimo.',
    ),
    h2('Zia Bice, salotto'),
    p(
      'Un dipinto che ha viaggiato porta i bolli addosso come una valigia. Un paesaggio con mulino, a guardarlo in faccia, non ha molto da dire. Dietro ha una ceralacca, un numero a gesso, il timbro di un ufficio esportazione, il cartellino di uno spedizioniere di Trieste, il nome di una mostra del 1934 e, a matita, «zia Bice, salotto». Fanno sei indirizzi e almeno una frontiera. Gli storici chiamano questa sequenza *provenienza* e ci passano gli anni migliori: è ciò che permette di distinguere un quadro comprato da uno sottratto.',
    ),
    p(
      'Marta Gualdi mi fa notare un rettangolo più pallido sul legno, con gli angoli netti. Un’etichetta è stata staccata, con calma, da qualcuno che aveva un buon coltello e una ragione. «Quelle che mancano», dice, «le guardo più di quelle che ci sono.»',
    ),
    h2('Fratelli di pezza'),
    p(
      'Anche la materia testimonia. Nessun telaio batte i fili tutti alla stessa distanza: ogni rotolo di tela ha le sue righe fitte e le sue righe larghe, come un codice a barre. Contandole sulle radiografie, con l’aiuto di un calcolatore, si è stabilito che il *Geografo* e l’*Astronomo* di Vermeer, che oggi abitano uno a Francoforte e l’altro al Louvre, vengono dalla stessa pezza. Davanti si assomigliavano già; dietro erano fratelli.',
    ),
    pullQuote('Quelle che mancano le guardo più di quelle che ci sono.', 'Marta Gualdi'),
    p(
      'Le tavole parlano ancora di più. I pittori fiamminghi usavano la quercia, arrivata in gran parte dal Baltico, e la quercia scrive un anello all’anno. Misurando gli anelli sul bordo si risale agli ultimi anni di vita dell’albero, e un ritratto che si vorrebbe del 1480, su un legno che nel 1510 faceva ancora foglie, smette di volerlo. Con gli italiani va peggio: dipingevano volentieri sul pioppo, che cresce in fretta, fa pochi anelli larghi e tutti uguali, e come testimone non vale nulla.',
    ),
    gallery(
      [
        {
          name: 'i-quadri-visti-da-dietro-2',
          motif: 'weave',
          palette: 'terracotta',
          alt: 'Illustrazione: strisce di stoffa intrecciate a trama e ordito, una delle quali rossa',
          caption: 'La tela. Le righe fitte sono la firma del telaio.',
        },
        {
          name: 'i-quadri-visti-da-dietro-3',
          motif: 'leaves',
          palette: 'olive',
          isStanding: true,
          alt: 'Illustrazione: grandi foglie lobate, verdi e ocra, con una rossa in primo piano',
          caption: 'La quercia. Finché faceva foglie, il quadro non c’era ancora.',
        },
        {
          name: 'i-quadri-visti-da-dietro-4',
          motif: 'mosaic',
          palette: 'fog',
          alt: 'Illustrazione: un mosaico con una barca a vela e un piccolo sole rosso',
          caption: 'Le etichette. Sei indirizzi e una frontiera, come per ogni viaggio.',
        },
        {
          name: 'i-quadri-visti-da-dietro-5',
          motif: 'strata',
          palette: 'dawn',
          alt: 'Illustrazione: strati di terreno rosa, gialli e viola, con una conchiglia fossile al centro',
          caption: 'La foderatura. Tela nuova, colla, tela vecchia, preparazione, colore.',
        },
        {
          name: 'i-quadri-visti-da-dietro-6',
          motif: 'windows',
          palette: 'dusk',
          alt: 'Illustrazione: una facciata di sera con sei finestre ad arco divise in riquadri, tre accese e tre buie',
          caption: 'Il telaio. Chi lo guarda a lungo finisce per vederci una finestra.',
        },
      ],
      'Cinque cose che un quadro tiene contro il muro.',
    ),
    h2('Quando si poteva girare'),
    p(
      'Il verso non è sempre stato un locale di servizio. La *Ginevra de’ Benci* di Leonardo, a Washington, è dipinta su tutte e due le facce della tavola: di qua il volto, di là un rametto di ginepro fra un ramo d’alloro e uno di palma, con un cartiglio in latino. Chi la possedeva poteva scegliere se farsi guardare da una ragazza o da una pianta con il suo nome. Poi sono venute le cornici e i chiodi, e hanno deciso loro quale fosse il lato buono.',
    ),
    p(
      'Alle cinque Marta Gualdi ha staccato dal muro un solo quadro, il più piccolo. Sulla traversa qualcuno aveva scritto a matita: «Finito oggi. Nevica. Il naso no». La firma era illeggibile, la data anche. Le ho chiesto di aspettare un momento, perché finché non lo girava poteva essere un naso qualsiasi. Poi l’ha girato. Il naso, in effetti, no.',
    ),
  ],
}
