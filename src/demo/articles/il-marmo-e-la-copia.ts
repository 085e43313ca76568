import { h2, image, p, pullQuote, type DemoArticle } from '../write.ts'

export const ilMarmoELaCopia: DemoArticle = {
  title: 'Il marmo è la copia',
  kicker: 'Gipsoteche',
  standfirst:
    'A Possagno, sotto il Grappa, si conservano i gessi da cui nacquero i marmi di Canova, punteggiati di chiodi come puntaspilli. Nel 1917 una granata li colpì, e l’originale dovette chiedere in prestito le braccia alla copia.',
  section: 'arti',
  authors: ['nora-bellini'],
  tags: ['scultura', 'musei', 'artigianato', 'memoria'],
  issue: 'il-retro',
  daysAgo: 58,
  hero: {
    name: 'il-marmo-e-la-copia',
    motif: 'arches',
    palette: 'fog',
    alt: 'Illustrazione: un portico bianco in una luce grigia, con una palla rossa sul piazzale e una torre in fondo',
    caption: 'Bianco su bianco: a Possagno la luce fa metà del lavoro.',
  },
  body: [
    p(
      'Da lontano sembra varicella. Poi ci si avvicina alla Danzatrice, o alle Grazie che si tengono per le spalle, e si capisce che i puntini scuri sono chiodi: piccole capocchie di bronzo piantate nel gesso, decine e decine per ogni figura, sulla fronte, lungo le braccia, intorno alle ginocchia. La prima cosa che chiedono i bambini in visita, mi dice la custode, è se fanno male.',
    ),
    p(
      'Si chiamano *repère*, punti di riferimento, e sono il motivo per cui una collezione di gessi in un paese della provincia di Treviso vale il viaggio più di molte sale di marmi. Antonio Canova nacque a Possagno nel 1757, lavorò quasi sempre a Roma, e dopo la sua morte il fratellastro fece portare qui il contenuto dello studio: via mare da Civitavecchia, una statua di gesso dopo l’altra, come un trasloco di fantasmi.',
    ),
    h2('Chi viene prima'),
    p(
      'Siamo abituati a considerare il gesso il parente povero, il calco da negozio di souvenir. Nello studio di Canova l’ordine era rovesciato. Prima un disegno, poi un bozzetto grande come una mano, poi la figura in argilla a grandezza naturale. Sull’argilla si prendeva uno stampo, nello stampo si colava il gesso, e l’argilla andava perduta. Nel gesso si piantavano i chiodi. Da un chiodo all’altro, con compassi e fili, gli aiutanti misuravano le distanze e le riportavano sul blocco, scavando finché il marmo, in quel punto, era profondo quanto doveva.',
    ),
    p(
      'Lui tornava alla fine, per l’ultima mano. La superficie la lavorava anche a lume di candela, perché una luce piccola tenuta di lato denuncia ogni gobba. Lì era insostituibile, e lo sapeva. Ma il momento in cui qualcuno ha deciso dove dovesse stare un gomito è successo prima, in una materia che costava poco, e quel momento è qui. Delle *Tre Grazie* esistono due marmi: uno sta a San Pietroburgo, l’altro se lo dividono Londra ed Edimburgo. I chiodi sono a Possagno.',
    ),
    pullQuote('Il momento in cui qualcuno ha deciso dove dovesse stare un gomito è successo prima, in una materia che costava poco.'),
    h2('Sotto il Grappa'),
    p(
      'Il museo, una basilica bianca costruita apposta negli anni Trenta dell’Ottocento, sta ai piedi del monte Grappa. Nell’autunno del 1917 il Grappa diventò il fronte, e prima della fine dell’anno una granata sfondò il soffitto. Il gesso non ha la pazienza della pietra. La *Venere italica* finì in frantumi, altre statue persero la testa o le mani.',
    ),
    p(
      'Il conservatore si chiamava Stefano Serafin e sapeva usare una macchina fotografica. Prima di rimettere a posto, fotografò: torsi a terra, teste fra i calcinacci. Poi catalogò i frammenti e negli anni seguenti, con il figlio Siro, ricompose quello che si poteva. Per le parti ridotte in polvere non c’era che un modo. Si andava a cercare il marmo ricavato da quel gesso, se ne faceva un calco e lo si riportava a casa. Le misure uscite da Possagno un secolo prima tornavano indietro lungo la stessa strada.',
    ),
    image({
      name: 'il-marmo-e-la-copia-2',
      motif: 'contours',
      palette: 'dawn',
      alt: 'Illustrazione: una carta a curve di livello rosa e viola, con una cima segnata da un triangolo e un sentiero punteggiato',
      caption: 'Fra un chiodo e l’altro la forma si ricava per approssimazioni, come una montagna sulla carta.',
    }),
    p(
      'Con la *Danzatrice con i cembali* il metodo non funzionò. Aveva perso le braccia, che in una suonatrice di cembali sono quasi tutto, e il suo marmo, eseguito per un ambasciatore russo a Vienna, in quegli anni risultava disperso. È rimasta così per quasi un secolo, a ballare senza strumenti. Il marmo, si vide poi, era a Berlino, al Bode-Museum. Nel 2011 lo hanno rilevato in tre dimensioni, senza toccarlo, e l’anno dopo la Danzatrice di gesso ha avuto due braccia nuove, costruite sui numeri della sua copia.',
    ),
    p(
      'Si discusse, com’è giusto, se fosse il caso. Il museo rispose con un dettaglio che mi pare decisivo: le braccia si possono togliere. Sono una citazione, con le virgolette ben in vista.',
    ),
    h2('Una torcia'),
    p(
      'Negli anni Cinquanta [Carlo Scarpa](https://it.wikipedia.org/wiki/Carlo_Scarpa) aggiunse un’ala al vecchio edificio. Gessi bianchi contro pareti bianche: sulla carta un’idea sbagliata. Ma le finestre le mise negli angoli, in alto, dove due muri e il soffitto di solito s’incontrano, e da lì il cielo entra di sbieco e cambia parere ogni quarto d’ora. Le statue non stanno mai nella stessa luce per la durata di una visita.',
    ),
    p(
      'Era quasi l’ora di chiusura, un giovedì di pioggia, e in sala c’ero soltanto io. La custode mi ha chiesto se volevo vedere una cosa. Ha spento un faretto, ha acceso la torcia del telefono e l’ha tenuta bassa, di lato, accanto al ginocchio della Danzatrice. Ogni chiodo ha fatto un’ombra lunga come un ago e, fra un chiodo e l’altro, il gesso si è riempito di colline. «Con la candela era meglio», ha detto. «Ma non ce la lasciano portare.»',
    ),
  ],
}
