import { plural } from './plural.ts'

/** A sentence has room for so many titles. */
const MOST_NAMED = 5

/** The first titles, then how many there are besides, then how many that may not be opened. */
function named(locale: 'it' | 'en', titles: readonly string[], more: number, besides: (count: number) => string, hidden: string): string {
  const rest = Math.max(0, titles.length - MOST_NAMED) + more
  const parts = [titles.slice(0, MOST_NAMED).join(', '), rest > 0 ? besides(rest) : '', hidden]
  return new Intl.ListFormat(locale).format(parts.filter((part) => part !== ''))
}

const it = {
  notFound: 'Non c’è più: forse è stato eliminato.',
  invalid: 'Alcuni campi vanno corretti.',
  slugTaken: (slug: string) => `L’indirizzo «${slug}» è già usato.`,
  slugFree: (free: string) => `Già usato: è libero «${free}».`,
  idTaken: 'Non è stato creato: il suo identificativo è già di un altro documento. Riprova.',
  /** `others`: how many there are that this person may not open; `more`: how many besides these and the titles. */
  inUse: (titles: readonly string[], others: number, more: number) =>
    titles.length === 0 && more === 0
      ? `È usato altrove, ${plural('it', others, 'in un testo che non puoi aprire', `in ${others} testi che non puoi aprire`)}.`
      : `È usato altrove: ${named(
          'it',
          titles,
          more,
          (count) => plural('it', count, 'in un altro testo', `in altri ${count} testi`),
          others === 0 ? '' : plural('it', others, 'in un altro testo che non puoi aprire', `in altri ${others} testi che non puoi aprire`),
        )}.`,
  inBin: (title: string) => `È nel cestino, con il nome «${title}»: riprendilo, invece di caricarlo di nuovo.`,
  stale: (by: string) => `Nel frattempo ${by} ha salvato una versione più recente.`,
  move: {
    'another-open': 'C’è già un trasloco aperto: portalo a termine o abbandonalo, poi cominciane un altro.',
    'not-at-rest': 'Il trasloco è in corso: mettilo in pausa, poi riprova.',
    'not-running': 'Il trasloco non è in corso.',
    'no-export': 'Manca il file dell’esportazione: caricalo, o scegline uno dalla cartella del server.',
    'not-in-folder': 'Un file scelto non è più nella cartella del server. Scegli di nuovo.',
    'wrong-file': 'Non è un file che serve a questo trasloco: guarda quali sono le estensioni giuste.',
    'out-of-step': 'Il caricamento riprende da dove era arrivato.',
  },
  plan: {
    'change-planned': 'È programmata una modifica: di’ se la sostituisci o se esce anche quella.',
    'withdrawn-before': 'Prima di quel momento è previsto il ritiro: cambia o annulla quello.',
    'already-over': 'Finisce prima di quel momento: cambia la data di ritiro.',
    'nothing-planned': 'Non c’è più niente di programmato: forse è già uscito, o qualcuno ha annullato.',
    'nothing-shown': 'In quel momento i lettori non lo vedono: non c’è niente da ritirare.',
    'nothing-to-undo': 'Non si può più annullare: è passato troppo tempo, o nel frattempo è stato fatto altro.',
  },
}

const en: typeof it = {
  notFound: 'It is no longer there: perhaps it was deleted.',
  invalid: 'Some fields need correcting.',
  slugTaken: (slug: string) => `The address “${slug}” is already in use.`,
  slugFree: (free: string) => `Already in use: “${free}” is free.`,
  idTaken: 'It was not created: its identifier belongs to another document. Try again.',
  inUse: (titles: readonly string[], others: number, more: number) =>
    titles.length === 0 && more === 0
      ? `It is used elsewhere, ${plural('en', others, 'in a text that you cannot open', `in ${others} texts that you cannot open`)}.`
      : `It is used elsewhere: ${named(
          'en',
          titles,
          more,
          (count) => plural('en', count, 'in another text', `in ${count} other texts`),
          others === 0 ? '' : plural('en', others, 'in another text that you cannot open', `in ${others} other texts that you cannot open`),
        )}.`,
  inBin: (title: string) => `It is in the bin, as “${title}”: restore it instead of uploading it again.`,
  stale: (by: string) => `Meanwhile ${by} saved a newer version.`,
  move: {
    'another-open': 'A move is open already: bring it to its end or give it up, then begin another.',
    'not-at-rest': 'The move is under way: pause it, then try again.',
    'not-running': 'The move is not under way.',
    'no-export': 'The exported file is missing: upload it, or choose one from the server’s folder.',
    'not-in-folder': 'A chosen file is no longer in the server’s folder. Choose again.',
    'wrong-file': 'This file is of no use to this move: see which extensions are right.',
    'out-of-step': 'The upload goes on from where it was.',
  },
  plan: {
    'change-planned': 'A change is planned: say whether this replaces it or that one comes out too.',
    'withdrawn-before': 'Before that moment it is to be withdrawn: change or cancel that first.',
    'already-over': 'It ends before that moment: change the date of its withdrawal.',
    'nothing-planned': 'Nothing is planned any more: perhaps it has come out, or somebody cancelled it.',
    'nothing-shown': 'Readers do not see it at that moment: there is nothing to withdraw.',
    'nothing-to-undo': 'It can no longer be undone: too much time has passed, or something else was done since.',
  },
}

/** Why a document could not be saved or deleted. */
export const refusals = { it, en }
