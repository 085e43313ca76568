import { h2, image, p, pullQuote, type DemoArticle } from '../write.ts'

export const ilRettangoloPiuRosso: DemoArticle = {
  title: 'Il rettangolo più rosso',
  kicker: 'Assenze',
  standfirst:
    'Quando un quadro parte per una mostra, sulla parete resta la sua ombra. In una pinacoteca di paese quell’ombra ha rivelato di che colore era la sala, e ha avuto più pubblico del dipinto.',
  section: 'arti',
  authors: ['nora-bellini'],
  tags: ['musei', 'memoria', 'storia'],
  issue: 'il-retro',
  daysAgo: 23,
  hero: {
    name: 'il-rettangolo-piu-rosso',
    motif: 'weave',
    palette: 'terracotta',
    alt: 'Illustrazione: strisce di stoffa intrecciate, verdi, nere, crema e color mattone; una sola è rosso vivo',
    caption: 'Un filo solo, protetto per un secolo, conserva il colore di tutti gli altri.',
  },
  body: [
    p(
      'Nella sala III della pinacoteca di Roccalta, fra una natura morta con le pesche e il ritratto di un notaio, per otto mesi non c’è stato niente. La piccola Annunciazione che di solito occupa quel posto, opera di un veneto del Cinquecento rimasto senza nome, era in prestito a Lione. La direzione aveva lasciato un cartoncino di scuse e due ganci. In mezzo, sul damasco che riveste la parete, si vedeva un rettangolo di sessanta centimetri per quarantadue, di un rosso che nella stanza non c’era da nessun’altra parte.',
    ),
    p(
      'Ci aspettiamo che dietro un quadro il muro sia più chiaro, perché così succede nelle case: il fumo e la polvere scuriscono l’intonaco, e la cornice ne protegge un pezzo. Con la seta tinta accade il contrario. La luce mangia il colore, anno dopo anno, e a difendersi è soltanto quello che sta al buio. Il damasco di Roccalta, montato nel 1908, oggi è di un rosa stanco, tra il mattone e il prosciutto. Sotto l’Annunciazione era rimasto il 1908. Credevamo che la parete reggesse il quadro. Per più di un secolo è stato il quadro a proteggere la parete.',
    ),
    h2('Il cronometro di Fedora'),
    p(
      'Fedora Milani sorveglia quelle sale da ventotto anni e ha sviluppato una passione per le misure. In assenza di altri svaghi, cronometra. Davanti alla natura morta con le pesche un visitatore si ferma in media nove secondi; davanti al notaio, quattro; davanti all’Annunciazione, quando c’è, diciannove, molti dei quali spesi a leggere il cartellino. «Davanti al rettangolo sono arrivata a cinquantadue», mi ha detto, aprendo un taccuino con l’elastico. «E ci tornavano. Arrivavano in fondo, vedevano com’era ridotto il resto e tornavano indietro a controllare.»',
    ),
    p(
      'Il libro delle firme conferma. Di solito vi si legge «molto bello» e «freddo il bagno». In quegli otto mesi qualcuno ha scritto: «Ma allora era tutta così?». Un altro, sotto, con una calligrafia da scuola elementare: «Sì».',
    ),
    pullQuote('Credevamo che la parete reggesse il quadro. Per più di un secolo è stato il quadro a proteggere la parete.'),
    h2('Guardare il posto'),
    p(
      'Che un’assenza attiri più di una presenza lo scoprì il Louvre. La Gioconda fu rubata il 21 agosto 1911, di lunedì, giorno di chiusura. Quando il museo riaprì, una settimana dopo, la gente si mise in fila per vedere un pezzo di muro con i ganci. Fra i molti che passarono di là, nel settembre di quell’anno, c’erano due giovani scrittori di Praga in vacanza con pochi soldi, Franz Kafka e Max Brod. Progettavano di scrivere guide per viaggiare spendendo poco, e quella era l’attrazione più economica di Parigi.',
    ),
    image({
      name: 'il-rettangolo-piu-rosso-2',
      motif: 'windows',
      palette: 'terracotta',
      alt: 'Illustrazione: una facciata di sera con quattro finestre accese e due buie; al balcone, una figura in controluce',
      caption: 'Un posto vuoto si guarda come una finestra, aspettando che qualcuno si affacci.',
    }),
    p(
      'Sarà stata la curiosità per il delitto. Io credo che c’entrasse anche un sollievo. Davanti a un capolavoro ci sentiamo interrogati: dovremmo provare qualcosa, possibilmente la cosa giusta, e intanto dietro c’è la coda. Un rettangolo vuoto non interroga. Lascia che uno guardi, e chi guarda senza ansia vede di più: la trama, i chiodini, un rammendo, il punto preciso in cui nel 1908 il tappezziere ha finito un rotolo e ne ha cominciato un altro.',
    ),
    h2('Quale rosso'),
    p(
      'Il Comune, intanto, ha trovato i soldi per rifare il damasco. Una tessitura ha mandato un tecnico con una mazzetta di campioni, e il tecnico ha fatto la domanda che nessuno si era posto: quale rosso? Quello di oggi, con cui i quadri convivono da generazioni e che tutti in paese considerano il colore del museo, oppure quello del rettangolo, che è il solo autentico e che, visto su una striscia di due metri, ha spaventato il sindaco? In consiglio comunale si sono formati due partiti, trasversali. Fedora è stata ascoltata come persona informata dei fatti e ha proposto di non toccare niente, ma di spostare un quadro l’anno.',
    ),
    p(
      'La decisione è rinviata. L’Annunciazione è tornata a marzo, in perfetta salute, e due operai l’hanno riappesa al suo posto. I ganci, nel frattempo, erano stati sostituiti. Il quadro adesso sta tre millimetri più in basso di prima e lungo tutto il bordo superiore della cornice corre un filo rosso vivo, diritto, che sembra tirato apposta con una matita. I visitatori non lo notano. Fedora dice che la media è salita a ventiquattro secondi.',
    ),
  ],
}
