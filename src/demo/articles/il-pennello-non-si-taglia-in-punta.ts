import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const ilPennelloNonSiTagliaInPunta: DemoArticle = {
  title: 'Il pennello non si taglia in punta',
  kicker: 'Botteghe',
  standfirst:
    'Loretta Zanin fa pennelli da cinquantaquattro anni in un paese della pianura vicentina. Ci ha spiegato perché la martora non è una martora, che cosa si impara imbiancando un muro e a chi non vende.',
  section: 'arti',
  authors: ['pietro-lanza'],
  tags: ['artigianato', 'pittura', 'animali'],
  daysAgo: 7,
  hero: {
    name: 'il-pennello-non-si-taglia-in-punta',
    motif: 'table',
    palette: 'noon',
    alt: 'Illustrazione: natura morta su un tavolo: due frutti, una tazza, una brocca gialla, una bottiglia blu e un foglio',
    caption: 'Chi prova un pennello nuovo comincia quasi sempre dalla frutta.',
  },
  body: [
    p(
      'La prima cosa che Loretta Zanin fa quando le porto un pennello comprato in cartoleria è metterselo in bocca. Lo bagna, lo stringe fra le labbra, lo tira fuori e lo guarda contro la finestra. «Questo è stato tagliato», dice, con il tono di chi riconosce un parente di cui in famiglia non si parla.',
    ),
    p(
      'Ha settantun anni e ne ha passati cinquantaquattro a un banco di faggio lungo due metri. Il laboratorio sono due stanze dietro una ferramenta, in un paese della pianura vicentina di cui mi chiede di non scrivere il nome («poi arrivano i pittori»). Lavora con una nipote e con una radio. Fa una quarantina di pennelli al giorno, quasi tutti per restauratori e decoratori di ceramica, più un odontotecnico di Thiene che con i suoi pennelli dipinge i denti.',
    ),
    h2('La punta è del pelo'),
    p('**Che cosa vuol dire che è stato tagliato?**'),
    p(
      'Che qualcuno ha fatto la punta con le forbici. Un pelo nasce a punta da solo: in mezzo è grosso, poi si assottiglia e finisce in niente. Se lo tagli hai un tubetto mozzo, e cento tubetti mozzi fanno una scopa. Il pennello buono si taglia dall’altra parte, alla radice, dove non si vede perché sta nella ghiera.',
    ),
    p('**E allora la forma come si ottiene?**'),
    p(
      'Con questo, che è un bussolo. *(È un cilindretto di ottone grande come un ditale.)* Ci metti il pelo a testa in giù e lo batti sul marmo, piano, finché tutte le punte toccano il fondo. Il fondo è scavato: se è scavato tondo il pennello viene tondo, se è scavato a goccia viene a goccia. Poi leghi. La forma la fa il bussolo, io batto e basta. Per imparare a battere e basta ci ho messo quattro anni.',
    ),
    p('**Quanti peli ci sono in un pennello?**'),
    p(
      'In uno piccolo, qualche centinaio. Non li conto, li peso fra le dita. Prima di legare passo la lama nel ciuffo e tiro via quelli senza punta e quelli voltati al contrario. Un pelo solo messo a rovescio, e il pittore se ne accorge per tutta la vita senza sapere che cosa gli dà fastidio.',
    ),
    pullQuote(
      'Un pelo solo messo a rovescio, e il pittore se ne accorge per tutta la vita senza sapere che cosa gli dà fastidio.',
      'Loretta Zanin',
    ),
    h2('Bestie sotto falso nome'),
    p('**Il pelo migliore è davvero la martora?**'),
    p(
      'Quella che chiamano martora kolinsky è la coda di una donnola siberiana, un’altra bestia. D’inverno, del maschio. Il pelo ha la pancia, vede? L’acqua la tiene in pancia e la lascia scendere in punta quando serve. Gli inglesi hanno il pennello di cammello, che è scoiattolo, o pony, o quello che c’era quel giorno: cammello mai. In questo mestiere girano tutti sotto falso nome. L’unica sincera è la setola di maiale.',
    ),
    p('**Sincera in che senso?**'),
    p(
      'Si chiama maiale ed è maiale. E poi in cima si apre, ogni setola fa due o tre puntine, noi diciamo il fiore. È lì che si aggrappa il colore a olio. Se tagli il fiore hai ammazzato il maiale per niente.',
    ),
    p('**Il sintetico?**'),
    p(
      'Lo faccio, mia nipote insiste e ha ragione. Per l’acrilico è meglio, perché l’acrilico il pelo vero lo rovina. È un filo fatto a macchina e assottigliato apposta in cima: hanno pagato degli ingegneri per rifare quello che la donnola fa dormendo.',
    ),
    h2('Un muro da imbiancare'),
    p(
      'Sopra il banco, fra il calendario e un santo, c’è un foglio scritto a mano con una riga di [Cennino Cennini](https://it.wikipedia.org/wiki/Cennino_Cennini), che intorno al 1400 spiegava ai pittori come fabbricarsi gli attrezzi: code di vaio, cioè di scoiattolo, per le cose fini; per il resto «setole di porco bianco, che sono migliori che le negre».',
    ),
    p('**L’ha appeso lei?**'),
    p(
      'Mio padre. Gli piaceva perché Cennini dice di legare prima un pennello grosso e di imbiancarci i muri finché le setole si ammorbidiscono. Solo dopo lo disfi e ne fai pennelli da pittore. Mio padre diceva: vedi, prima di fare un santo bisogna aver fatto un muro. Io avevo diciassette anni e mi pareva una predica. Però questa stanza l’abbiamo imbiancata tre volte.',
    ),
    p('**Cennini però le forbicine le usava.**'),
    p('Per i pennelli da campire, un pochino. L’ho letto. Avrà avuto i suoi motivi, e comunque non è venuto a chiedermelo.'),
    p('**A chi non vende?**'),
    p(
      'A chi vuole il più piccolo che c’è. Arrivano e chiedono il triplo zero per fare le ciglia. Il triplo zero non tiene colore: mezzo ciglio e sei già all’asciutto. Le ciglia si fanno con un pennello grande che abbia una punta sola. Glielo spiego. Se insistono, li mando in cartoleria.',
    ),
    p('**Quanto dura un pennello fatto bene?**'),
    p(
      'Dipende da chi lo lava. Con sapone da bucato e acqua tiepida, vent’anni. Lasciato nel barattolo, una settimana: stare a testa in giù non piace a nessuno.',
    ),
    p(
      'Mentre parliamo ha finito un pennello, e non me ne sono accorto. Lo bagna, se lo passa fra le labbra, lo alza verso la finestra. La punta si chiude su un pelo solo, che controluce sembra un’incrinatura del vetro. Le chiedo se ha mai dipinto. Una volta, dice, da ragazza: una mela. «Era venuta bene», aggiunge. «Ma io guardavo il pennello.»',
    ),
  ],
}
