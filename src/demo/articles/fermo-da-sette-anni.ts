import { h2, p, pullQuote, type DemoArticle } from '../write.ts'

export const fermoDaSetteAnni: DemoArticle = {
  title: 'Fermo da sette anni',
  kicker: 'Sotto il Carso',
  standfirst:
    'Vive al buio, pesa come una lettera, può arrivare a cent’anni e non ha mai fretta. Nelle acque sotterranee fra Trieste e l’Isonzo abita il proteo, che ogni tanto sale a vedere com’è fuori.',
  section: 'scienza',
  authors: ['giulia-ferrante'],
  tags: ['acqua', 'animali', 'grotte'],
  issue: 'acqua',
  daysAgo: 33,
  hero: {
    name: 'fermo-da-sette-anni',
    motif: 'strata',
    palette: 'ink',
    alt: 'Illustrazione: strati di roccia grigi e neri, con una conchiglia fossile rossa al centro',
    caption: 'Il calcare del Carso, visto da chi ci abita sotto.',
  },
  body: [
    p(
      'Duemilacinquecentosessantanove giorni. In una grotta allagata dell’Erzegovina orientale alcuni subacquei, guidati da un biologo ungherese, marcarono una per una delle salamandre pallide e tornarono a cercarle per otto anni. Quasi nessuna si era allontanata di più di una ventina di metri. Una, ripescata dopo sette anni e qualche giorno, stava dove l’avevano lasciata.^[G. Balázs, B. Lewarne, G. Herczeg, *Extreme site fidelity of the olm (Proteus anguinus) revealed by a long-term capture–mark–recapture study*, «Journal of Zoology», 2020.]',
    ),
    p(
      'Per scrupolo va detto che nessuno l’ha sorvegliata nel frattempo. Può darsi che abbia fatto un giro e sia rientrata in tempo. Chi conosce il proteo tende a escluderlo.',
    ),
    h2('Il figlio del drago'),
    p(
      '[*Proteus anguinus*](https://it.wikipedia.org/wiki/Proteus_anguinus) è lungo una spanna o poco più, pesa una ventina di grammi e ha il colore di una mano rimasta troppo nell’acqua. Respira con due ciuffi di branchie rosse che tiene per tutta la vita, come una larva che non ha voluto saperne di crescere. Tre dita davanti, due dietro. Gli occhi cominciano a formarsi nell’embrione e poi si fermano, coperti dalla pelle; per trovare un gamberetto nel buio usa l’olfatto, e la sua pelle avverte la luce quanto basta per scansarla.',
    ),
    p(
      'Quando le piene lo sputavano fuori dalle sorgenti, i contadini della Carniola lo prendevano per il piccolo di un drago che abitava sotto: lo racconta Johann Weichard Valvasor in un’opera del 1689, senza crederci troppo. Darwin, nell’*Origine delle specie*, lo cita fra gli abitanti delle caverne, relitti di una vita antica al riparo da una concorrenza troppo severa.',
    ),
    p(
      'È anche una questione di spesa. Là sotto si mangia di rado, e il proteo ha risolto il problema consumando pochissimo: può digiunare per anni. Diventa adulto verso i quindici anni d’età, depone una trentina di uova ogni dodici o tredici, e dalle popolazioni allevate in un laboratorio dei Pirenei si è calcolato che possa superare il secolo.^[Y. Voituron e colleghi, «Biology Letters», 2011. Gli animali del laboratorio di Moulis, in Ariège, sono seguiti dagli anni Cinquanta. Il secolo è una stima ricavata dalla mortalità osservata: per avere la conferma bisogna aspettare.] Un animale di venti grammi, secondo le regole che valgono per gli altri, dovrebbe cavarsela con molto meno.',
    ),
    h2('Il pozzo che respira'),
    p(
      'In Italia il proteo è di casa in una fascia sottile, fra il Carso triestino e quello goriziano. A Monfalcone una cavità porta il suo nome, Pozzo dei Protei: in fondo c’è l’acqua di falda, meno di due metri sopra il livello dell’Adriatico. Gli idrogeologi vi hanno calato una sonda e hanno visto che il livello sale e scende ogni giorno. È la marea. Arriva attraverso la roccia, con più di quattro ore di ritardo, smorzata, come una notizia passata per troppe bocche. Il mare non si vede da nessuna parte, e laggiù qualcuno che non ha occhi ne conosce l’orario.',
    ),
    p(
      'Da quelle parti sono andata con Marisa Kocjan, che di giorno lavora alle poste e di notte fa la speleologa. Non mi ha portata sottoterra. Mi ha portata ai margini di un bosco, verso le undici, davanti a una pozza grande come un tavolo da pranzo, dove l’acqua sale dal calcare senza rumore.',
    ),
    p('«Si sieda e non accenda», ha detto, con il tono delle maschere a teatro quando lo spettacolo è cominciato.'),
    h2('Quindici su sessantanove'),
    p(
      'A lungo si è pensato che un proteo in superficie fosse un naufrago, strappato alle grotte da una piena. Fra Doberdò del Lago e Monfalcone, a partire dal 2020, un gruppo dell’Università Statale di Milano ha controllato sessantanove sorgenti con pazienza, di giorno e di notte. In quindici il proteo c’era, e stava bene. Ci veniva per conto proprio, soprattutto col buio, a cercare i lombrichi che la falda, alzandosi, aveva sommerso. In una è stata trovata perfino una larva di pochi mesi, la prima mai osservata in Italia.^[Lo studio, di R. Manenti e colleghi, è uscito su «Ecology» nel 2024. Vi hanno collaborato la Società Adriatica di Speleologia e lo Speleovivarium di Trieste, dove i protei si possono anche vedere.] Dunque l’animale che non si muove mai, quando vale la pena, esce a cena.',
    ),
    pullQuote('L’animale che non si muove mai, quando vale la pena, esce a cena.'),
    p(
      'Marisa ci vede un lato pratico. Il calcare non filtra: quello che si versa in una dolina, un bidone di solvente o il liquame di una stalla, alle sorgenti arriva quasi come è partito, e in fretta. I protei sono al fondo di tutto, per decenni, nello stesso metro quadrato. «Se l’acqua è buona lo sanno loro», ha detto. «E se non è buona, lo sanno per primi.» Dalle risorgive del Carso, per molto tempo, ha bevuto anche Trieste.',
    ),
    p(
      'All’una e venti, dal bordo della pozza, si è staccato un filo bianco. È avanzato sul fondo per qualche centimetro, ha alzato la testa piatta verso di noi, o verso quello che per lui eravamo, e si è fermato. Ho contato fino a nove. Poi ho smesso di contare, perché con lui non ha senso. Alle due eravamo ancora lì, tutti e tre.',
    ),
  ],
}
