import { h2, p, ul, type DemoBlock } from './write.ts'

export interface DemoPage {
  readonly slug: string
  readonly title: string
  readonly standfirst: string
  readonly body: readonly DemoBlock[]
}

export const demoPages: readonly DemoPage[] = [
  {
    slug: 'chi-siamo',
    title: 'Chi siamo',
    standfirst: 'Mezzaluce è una rivista di cultura e cose vicine. Esce da un secondo piano di Trieste, senza pubblicità e senza fretta.',
    body: [
      p(
        'Mezzaluce è nata due inverni fa attorno a un tavolo da cucina, da sei persone che si scambiavano lettere troppo lunghe. Il nome viene dall’ora in cui ci si trovava: finito il lavoro, prima di cena, quando in una stanza si vede ancora abbastanza da non accendere la lampada e già troppo poco per leggere l’ora.',
      ),
      p(
        'Pubblichiamo due o tre articoli la settimana, quando sono pronti. Parlano di libri, di opere, di città, di natura, di suoni. Li scegliamo con una domanda sola: fra un mese, a tavola, verrebbe voglia di raccontarlo a qualcuno? Ogni due mesi apriamo un dossier su un tema. I più recenti sono *Acqua* e *La notte*.',
      ),
      h2('Come lavoriamo'),
      p(
        'Ogni pezzo è letto da almeno due persone oltre a chi lo firma: una controlla i fatti, l’altra le frasi. I fatti che non riusciamo a verificare li togliamo, anche quando ci dispiace. Se sbagliamo lo stesso, correggiamo e lo scriviamo in fondo all’articolo, con la data. Gli errori ce li segnalano quasi sempre i lettori, e il primo a farlo riceve una cartolina.',
      ),
      p(
        'Tutti gli articoli e le illustrazioni sono pagati, allo stesso modo per chi è all’esordio e per chi non lo è. Non pubblichiamo testi promozionali e non accettiamo viaggi offerti. I conti sono nella pagina [Sostieni la rivista](/sostieni-la-rivista).',
      ),
      h2('Chi scrive'),
      ul(
        '**Elena Marchetti**, architetta, dirige la rivista e si occupa di [città](/sezioni/citta).',
        '**Tommaso Riva**, ex libraio, cura le [letture](/sezioni/letture) e risponde alla posta.',
        '**Giulia Ferrante**, biologa, cura la [scienza](/sezioni/scienza) e controlla i numeri di tutti.',
        '**Amedeo Sorrentino**, musicista, cura gli [ascolti](/sezioni/ascolti).',
        '**Nora Bellini**, storica dell’arte, cura le [arti](/sezioni/arti) e sceglie le immagini.',
        '**Pietro Lanza**, reporter, arriva di solito con qualcosa che non era in programma.',
      ),
      h2('Proporre un articolo'),
      p(
        'Scriveteci dieci righe: che cosa avete visto, chi ne sa più di voi, perché adesso. Non servono curriculum. Leggiamo tutto, in ordine d’arrivo, e rispondiamo entro un mese anche quando la risposta è no.',
      ),
      p(
        'La domenica mattina mandiamo una lettera con le uscite della settimana e una cosa che non è entrata in nessun articolo. Per riceverla basta chiederla alla redazione.',
      ),
      h2('Colophon'),
      p('Mezzaluce, rivista di cultura e cose vicine. La pubblica l’associazione culturale Mezzaluce, via dei Fanali Spenti 12, Trieste.'),
      p(
        'Posta elettronica: [redazione@mezzaluce.example](mailto:redazione@mezzaluce.example). In redazione si trova qualcuno dal martedì al venerdì, dalle dieci alle sei; suonate due volte, il primo squillo non si sente.',
      ),
    ],
  },
  {
    slug: 'sostieni-la-rivista',
    title: 'Sostieni la rivista',
    standfirst:
      'Mezzaluce si legge gratis perché 412 persone hanno deciso di pagarla anche per gli altri. Qui ci sono i conti e i modi per aggiungersi.',
    body: [
      p(
        'Non abbiamo pubblicità, editori alle spalle o articoli a pagamento. Abbiamo pensato più volte di chiudere una parte del sito agli abbonati, e ogni volta ci siamo fermati davanti allo stesso caso: la persona che arriva per sbaglio, cercando altro, e resta a leggere di campane. Vorremmo che continuasse a entrare dalla porta principale.',
      ),
      h2('Dove vanno i soldi'),
      p('Nell’ultimo anno abbiamo speso 31.400 euro:'),
      ul(
        '**17.600 euro** a chi scrive e disegna: centodieci articoli a 120 euro e quarantaquattro illustrazioni a 100;',
        '**6.200 euro** per la redazione e la correzione delle bozze;',
        '**4.300 euro** per stampare e spedire il quaderno annuale che raccoglie i dossier;',
        '**1.450 euro** fra commercialista, banca e assicurazione;',
        '**1.150 euro** per il server, il dominio e la posta;',
        '**700 euro** di treni regionali e corriere.',
      ),
      p(
        'Ne sono entrati 30.600: 24.900 da chi ci sostiene, 3.100 dalle vendite del quaderno, 2.600 dalle serate di lettura. Mancavano 800 euro e li abbiamo presi dalla riserva, che adesso ne contiene 5.300. A questo ritmo siamo tranquilli per qualche anno; pagare gli articoli 150 euro, come ci sembrerebbe giusto, ne richiederebbe 3.300 in più ogni anno.',
      ),
      h2('Quanto, e come'),
      p(
        'Vanno bene anche cifre diverse da quelle proposte, una volta sola o ogni anno: 60 euro sono la media. Chi dona 60 euro o più riceve il quaderno a casa; chi lo desidera viene ringraziato per nome nell’ultima pagina. A tutti, grandi e piccoli, arriva una lettera scritta a mano da uno di noi, con la calligrafia che ha.',
      ),
      p(
        'Il 5 per mille non costa niente, ma i fondi arrivano dopo parecchi mesi: nei conti qui sopra non ce ne sono ancora. E poi c’è il modo di sempre: di persona, in redazione o alle serate di lettura, dentro la zuppiera con il coperchio rotto.',
      ),
      p('Tutti quei numeri a zero vogliono dire che il conto è immaginario, come la rivista. La zuppiera, in un certo senso, pure.'),
      p(
        'Se volete sapere altro, scrivete a [redazione@mezzaluce.example](mailto:redazione@mezzaluce.example) o leggete [chi siamo](/chi-siamo).',
      ),
    ],
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    standfirst:
      'Questo sito non segue nessuno di nascosto. Ecco, in italiano corrente, quali dati passano comunque dalle nostre mani, per quanto tempo e che cosa potete chiederci.',
    body: [
      p(
        'Titolare del trattamento è l’associazione culturale Mezzaluce, via dei Fanali Spenti 12, Trieste. Per ogni domanda su questa pagina: [redazione@mezzaluce.example](mailto:redazione@mezzaluce.example). Rispondiamo entro un mese, di solito prima.',
      ),
      h2('Quello che non facciamo'),
      p(
        'Non usiamo sistemi di profilazione, non ospitiamo pubblicità, non vendiamo e non cediamo dati. Le statistiche che non si possono fare senza cookie partono soltanto se le accettate: la pagina [Cookie](/cookie) dice se ce ne sono. Per leggere la rivista non serve registrarsi.',
      ),
      h2('I registri del server'),
      p(
        'Quando aprite una pagina, il nostro server annota l’indirizzo IP da cui arriva la richiesta, la data e l’ora, la pagina chiesta, l’esito e il tipo di browser. Serve a far funzionare il sito, a trovare i guasti e a difenderlo dagli abusi; la base giuridica è il legittimo interesse (articolo 6, paragrafo 1, lettera f del Regolamento europeo 2016/679, il GDPR). I registri si cancellano da soli dopo **14 giorni**. Li può consultare soltanto chi si occupa della manutenzione, e nessuno li incrocia con altri dati per capire chi siete.',
      ),
      h2('Gli annunci e i cookie'),
      p(
        'Ogni tanto il sito mostra un annuncio: una serata, una raccolta di fondi. Per ricordare che l’avete chiuso usa cookie tecnici, descritti nella pagina [Cookie](/cookie). Quando premete il pulsante di conferma, il browser comunica al nostro server di quale annuncio si tratta e se avete chiesto di non vederlo più. Conserviamo la scelta senza un nome né un codice che la colleghi a voi. Se vi chiediamo un consenso, conserviamo per due anni la prova di che cosa avete risposto e quando, sotto un codice a caso che sta soltanto nel vostro browser.',
      ),
      h2('Se ci scrivete'),
      p(
        'Se ci mandate un messaggio o chiedete la lettera della domenica, usiamo il vostro indirizzo per rispondere o per spedirla, e per nient’altro. Dalla lettera ci si toglie con una riga di risposta. Dei bonifici conserviamo i dati che la legge ci impone, per il tempo che la legge impone.',
      ),
      h2('I video'),
      p(
        'Alcuni articoli contengono un video ospitato da YouTube. Per mostrarlo il vostro browser deve collegarsi ai server di Google, che ricevono almeno il vostro indirizzo IP; come lo trattino è scritto nella loro informativa. Un articolo si capisce sempre anche senza il video.',
      ),
      h2('I vostri diritti'),
      p('Gli articoli da 15 a 22 del GDPR vi permettono, nei casi che prevedono, di:'),
      ul(
        'sapere se abbiamo dati che vi riguardano e riceverne una copia;',
        'farli correggere o completare;',
        'farli cancellare;',
        'chiedere che il loro uso sia limitato;',
        'riceverli in un formato che possiate portare altrove;',
        'opporvi al loro uso.',
      ),
      p(
        'Basta un messaggio a [redazione@mezzaluce.example](mailto:redazione@mezzaluce.example); non costa niente e non serve un avvocato. Se ritenete che abbiamo sbagliato potete presentare un reclamo al Garante per la protezione dei dati personali, piazza Venezia 11, Roma, www.garanteprivacy.it, oppure rivolgervi al giudice.',
      ),
      h2('Se questa pagina cambia'),
      p(
        'Quando modifichiamo qualcosa di sostanziale lo segnaliamo nella lettera della domenica e qui, in fondo, con parole chiare. Per ora non è cambiato nulla.',
      ),
    ],
  },
  {
    slug: 'cookie',
    title: 'Cookie',
    standfirst: 'Ne usiamo pochi, e quasi tutti servono a non riproporvi un annuncio che avete già chiuso. In fondo c’è l’elenco completo.',
    body: [
      p(
        'Un cookie è un foglietto che un sito lascia nel vostro browser e rilegge alla visita successiva. Quelli tecnici servono a far funzionare il sito e non richiedono un consenso.',
      ),
      h2('Gli annunci'),
      p(
        'Ogni tanto il sito mostra un annuncio. Quando lo chiudete nasce un cookie che se ne ricorda: contiene una parola sola, `true`, che vuol dire «sì», e niente che vi distingua da un’altra persona. Se spuntate la casella «non mostrare più» e confermate, ne nasce un altro, che dura i giorni fissati dalla redazione per quell’annuncio. La vostra scelta non dovrebbe scadere prima: i browser conservano un cookie al massimo per circa tredici mesi, e il sito lo rinnova quando tornate. Accanto può esserci la data in cui avete scelto, che serve a rinnovare la scelta o a farla scadere quando è il momento.',
      ),
      h2('Le statistiche'),
      p(
        'Per contare le pagine lette non occorrono cookie, né sapere da chi. Se i conti passano anche da un servizio che di cookie ha bisogno, prima ve lo chiediamo, con un riquadro in fondo alla pagina: rifiutare costa quanto accettare, e il sito funziona lo stesso. L’elenco qui sotto dice sempre come stanno le cose oggi. Non ci sono cookie di pubblicità.',
      ),
      p('I video di YouTube che compaiono in alcuni articoli seguono le regole di Google: ne parliamo nella pagina [Privacy](/privacy).'),
      h2('Come cancellarli'),
      p(
        'Dalle impostazioni del browser, alla voce che riguarda i cookie o i dati dei siti, potete vederli ed eliminarli quando volete. Il sito continuerà a funzionare come prima. L’unica conseguenza è che rivedrete qualche annuncio, e potrete chiuderlo di nuovo.',
      ),
      p('Per qualunque dubbio: [redazione@mezzaluce.example](mailto:redazione@mezzaluce.example).'),
    ],
  },
]
