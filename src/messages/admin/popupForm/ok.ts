import { plural } from '../../plural.ts'

const it = {
  ok: 'Che cosa succede con OK',
  okLabel: 'Che cosa dice il pulsante',
  okLabelHelp: 'Vuoto: «OK». Meglio un verbo: «Abbonati», «Leggi il numero».',
  redirect: 'Dove porta',
  redirectHelp:
    'Cerca una pagina con le sue parole, o scrivi un percorso (/abbonamenti) o un indirizzo https://. Vuoto: chi legge resta dov’è.',
  webhook: 'Avvisa un altro programma',
  webhookHelp: 'Un indirizzo https:// che riceve ogni OK, firmato. Se non risponde, riproviamo.',
  webhookState: {
    waiting: (count: number) =>
      plural('it', count, '1 avviso in attesa di essere consegnato.', `${count} avvisi in attesa di essere consegnati.`),
    nothing: 'Non ancora inviato nulla: il primo avviso parte con il prossimo OK di un lettore.',
    delivered: (when: string) => `Tutto consegnato: l’ultimo avviso è arrivato il ${when}.`,
    givenUp: (when: string, problem: string) => `Dopo due giorni di tentativi, il ${when} abbiamo rinunciato a consegnare: ${problem}`,
    problem: (problem: string) =>
      `L’ultimo tentativo non è riuscito: ${problem} Riproviamo da soli, con pause sempre più lunghe, per due giorni.`,
    answered: (status: string) => `il server ha risposto ${status}.`,
    problems: {
      'no-address': 'l’indirizzo non è valido.',
      'not-https': 'l’indirizzo non comincia con https://.',
      'not-public': 'l’indirizzo porta a una rete privata, dove non mandiamo nulla.',
      'unknown-name': 'nessun server ha questo nome.',
      certificate: 'il certificato del server non è valido.',
      'too-slow': 'il server non ha risposto in tempo.',
      unreachable: 'il server non si raggiunge.',
    },
    secret: 'Chiave della firma',
    secretHelp: 'Chi riceve gli avvisi ci verifica che arrivino davvero da qui (HMAC SHA-256).',
    show: 'Mostra',
    hide: 'Nascondi',
  },
}

const en: typeof it = {
  ok: 'What happens on OK',
  okLabel: 'What the button says',
  okLabelHelp: 'Empty: “OK”. A verb is better: “Subscribe”, “Read the issue”.',
  redirect: 'Where it leads',
  redirectHelp: 'Find a page by its words, or write a path (/subscriptions) or an https:// address. Empty: the reader stays.',
  webhook: 'Tell another program',
  webhookHelp: 'An https:// address that receives each OK, signed. If it does not answer, we try again.',
  webhookState: {
    waiting: (count: number) => plural('en', count, '1 message waits to be delivered.', `${count} messages wait to be delivered.`),
    nothing: 'Nothing was sent yet: the first message leaves with the next OK of a reader.',
    delivered: (when: string) => `All delivered: the last message arrived on ${when}.`,
    givenUp: (when: string, problem: string) => `After two days of trying, on ${when} we gave up delivering: ${problem}`,
    problem: (problem: string) => `The last attempt failed: ${problem} We try again by ourselves, with ever longer pauses, for two days.`,
    answered: (status: string) => `the server answered ${status}.`,
    problems: {
      'no-address': 'the address is not valid.',
      'not-https': 'the address does not begin with https://.',
      'not-public': 'the address leads to a private network, where we send nothing.',
      'unknown-name': 'no server has this name.',
      certificate: 'the server’s certificate is not valid.',
      'too-slow': 'the server did not answer in time.',
      unreachable: 'the server cannot be reached.',
    },
    secret: 'Key of the signature',
    secretHelp: 'Whoever receives the messages verifies by it that they come from here (HMAC SHA-256).',
    show: 'Show',
    hide: 'Hide',
  },
}

/** What happens on OK, and whether another program was told. */
export const ok = { it, en }
