import type { z } from 'zod'
import type { Locale } from './locale.ts'

/** The rules of ours that a field can break. A new one does not compile until it has its sentence in both languages. */
const problems = {
  unstorable: {
    it: 'Questo testo contiene un carattere che non si può conservare: riscrivilo.',
    en: 'This text holds a character that cannot be kept: write it again.',
  },
  required: { it: 'Questo campo è obbligatorio.', en: 'This field is required.' },
  slug: {
    it: 'L’indirizzo può contenere solo lettere minuscole senza accenti, cifre e trattini singoli.',
    en: 'The address may hold only lowercase letters without accents, digits and single hyphens.',
  },
  'slug-reserved': { it: 'Questo indirizzo serve al sito: scegline un altro.', en: 'The site needs this address: choose another.' },
  instant: { it: 'Questa data non è valida.', en: 'This date is not valid.' },
  'end-before-start': { it: 'La fine deve venire dopo l’inizio.', en: 'The end must come after the beginning.' },
  address: {
    it: 'Scrivi un indirizzo che cominci con https://, oppure un percorso del sito che cominci con /.',
    en: 'Write an address that begins with https://, or a path of the site that begins with /.',
  },
  'unsafe-link': {
    it: 'Il testo contiene un collegamento non ammesso: usa https://, mailto:, tel: o un percorso del sito.',
    en: 'The text holds a link that is not allowed: use https://, mailto:, tel: or a path of the site.',
  },
  'embed-resource': {
    it: 'Il contenuto di un altro sito non ha un indirizzo valido.',
    en: 'What another site shows has no valid address.',
  },
  'video-id': { it: 'Il codice del video non è valido.', en: 'The video’s code is not valid.' },
  'time-zone': { it: 'Questo fuso orario non esiste.', en: 'There is no such time zone.' },
  email: { it: 'Scrivi un indirizzo e-mail valido.', en: 'Write a valid e-mail address.' },
  password: { it: 'La password deve avere da 12 a 128 caratteri.', en: 'The password must have 12 to 128 characters.' },
  'popup-id': {
    it: 'L’identificativo può contenere solo lettere, cifre, trattini e trattini bassi.',
    en: 'The identifier may hold only letters, digits, hyphens and underscores.',
  },
  'path-pattern': {
    it: 'Scrivi un percorso che cominci con / (il segno * vale per qualunque testo) oppure <front> per la prima pagina.',
    en: 'Write a path that begins with / (the sign * stands for any text) or <front> for the home page.',
  },
  webhook: {
    it: 'Scrivi un indirizzo che cominci con https://, senza nome utente né password.',
    en: 'Write an address that begins with https://, without a user name or a password.',
  },
  'redirect-from': {
    it: 'Scrivi un percorso del sito che cominci con /, senza ? né #.',
    en: 'Write a path of the site that begins with /, without ? or #.',
  },
  'redirect-loop': { it: 'Un indirizzo non può portare a se stesso.', en: 'An address cannot lead to itself.' },
  'redirect-page': {
    it: 'A questo indirizzo c’è già una pagina: i lettori continuerebbero a vedere quella.',
    en: 'There is a page at this address already: readers would go on seeing it.',
  },
  'redirect-taken': {
    it: 'Da questo indirizzo parte già un reindirizzamento: modifica quello.',
    en: 'A redirect from this address exists already: change that one.',
  },
  'redirect-chain': {
    it: 'Questo indirizzo porta a sua volta altrove: scrivi direttamente la destinazione finale.',
    en: 'This address itself leads elsewhere: write the final destination.',
  },
  'redirect-chained': {
    it: 'Un altro reindirizzamento porta a questo indirizzo: correggi prima quello, o i lettori farebbero due passaggi.',
    en: 'Another redirect leads to this address: correct that one first, or readers would be sent on twice.',
  },
  'scroll-offset': {
    it: 'Scrivi un numero di pixel, come 500 o 500px, oppure una percentuale, come 50%.',
    en: 'Write a number of pixels, such as 500 or 500px, or a percentage, such as 50%.',
  },
  'bootstrap-version': {
    it: 'Scrivi una versione come 3x o 5x, o lascia vuoto.',
    en: 'Write a version such as 3x or 5x, or leave it empty.',
  },
  amount: {
    it: 'Scrivi un importo maggiore di zero, come 10 €, oppure delle parole.',
    en: 'Write a sum greater than zero, such as €10, or words.',
  },
  'goal-target': {
    it: 'Scrivi una somma in euro interi, da 1 a 10 milioni.',
    en: 'Write a sum in whole euros, from 1 to 10 million.',
  },
  'goal-reached': {
    it: 'Scrivi quanto è già arrivato in euro interi: da zero a 10 milioni.',
    en: 'Write what has come in so far in whole euros: from zero to 10 million.',
  },
  'goal-supporters': {
    it: 'Scrivi quante persone, da 1 a un milione, o lascia vuoto.',
    en: 'Write how many people, from 1 to a million, or leave it empty.',
  },
  'goal-needs-target': {
    it: 'Scrivi la somma da raggiungere, o svuota gli altri campi: senza, i lettori non vedono nessun traguardo.',
    en: 'Write the sum to reach, or empty the other fields: without it readers see no goal.',
  },
  'goal-needs-purpose': {
    it: 'Scrivi a che cosa serve questa somma: i lettori danno volentieri se lo sanno.',
    en: 'Write what this sum is for: readers give gladly if they know.',
  },
  'secure-address': {
    it: 'Qui si danno soldi: serve un indirizzo che cominci con https://, oppure un percorso del sito.',
    en: 'Money is given here: the address must begin with https://, or be a path of the site.',
  },
  'webhook-local': {
    it: 'Questo indirizzo porta a un computer della rete locale, dove non mandiamo nulla: serve un indirizzo pubblico.',
    en: 'This address leads to a computer of the local network, where we send nothing: it must be a public one.',
  },
  bic: {
    it: 'Il BIC ha 8 o 11 fra lettere e cifre, come BLOPIT22.',
    en: 'A BIC has 8 or 11 letters and digits, like BLOPIT22.',
  },
  iban: { it: 'Questo IBAN non è valido: controlla le cifre.', en: 'This IBAN is not valid: check its digits.' },
  'tax-code': {
    it: 'Il codice fiscale ha 11 cifre, oppure 16 lettere e cifre.',
    en: 'A tax code has 11 digits, or 16 letters and digits.',
  },
  'file-extension': {
    it: 'Scrivi estensioni come pdf o docx, senza altri segni.',
    en: 'Write extensions such as pdf or docx, without other signs.',
  },
  host: {
    it: 'Scrivi un nome come negozio.rivista.it, senza https:// né barre.',
    en: 'Write a name such as shop.magazine.com, without https:// or slashes.',
  },
  'ga4-id': {
    it: 'L’identificativo comincia con G-, per esempio G-ABC1234567. Lo trovi in Analytics, tra i flussi di dati.',
    en: 'The identifier begins with G-, such as G-ABC1234567. You find it in Analytics, among the data streams.',
  },
  'provider-address': {
    it: 'Scrivi un indirizzo che cominci con https://, senza nome utente, password, ? né #.',
    en: 'Write an address that begins with https://, without a user name, a password, ? or #.',
  },
  'security-contact': {
    it: 'Scrivi un indirizzo e-mail, o quello di una pagina che cominci con https://.',
    en: 'Write an e-mail address, or that of a page that begins with https://.',
  },
  'matomo-site': { it: 'Il numero del sito è fatto di sole cifre, per esempio 1.', en: 'The site’s number has digits only, such as 1.' },
  'matomo-needs-site': {
    it: 'Scrivi anche il numero del sito: senza, Matomo non conterebbe nulla.',
    en: 'Write the site’s number too: without it Matomo would count nothing.',
  },
  'matomo-needs-address': {
    it: 'Scrivi anche l’indirizzo di Matomo: senza, non sapremmo a chi dirlo.',
    en: 'Write the address of Matomo too: without it there is nobody to tell.',
  },
  'plausible-domain': {
    it: 'Scrivi il nome del sito come lo conosce Plausible, per esempio rivista.it.',
    en: 'Write the site’s name as Plausible knows it, such as magazine.com.',
  },
  'publish-needs-section': { it: 'Per pubblicare scegli una sezione.', en: 'Choose a section before publishing.' },
  'publish-needs-author': { it: 'Per pubblicare indica almeno una firma.', en: 'Name at least one author before publishing.' },
  'publish-needs-body': { it: 'Per pubblicare serve un testo.', en: 'Publishing needs a text.' },
  'reference-missing': { it: 'Quello che è indicato qui non esiste più.', en: 'What is named here is no longer there.' },
  'user-suspended': { it: 'Una delle persone indicate è sospesa.', en: 'One of the people named is suspended.' },
  'user-unknown': { it: 'Una delle persone indicate non esiste.', en: 'One of the people named does not exist.' },
  'merge-target': { it: 'Scegli un’altra etichetta in cui unirla.', en: 'Choose another tag to merge it into.' },
  'media-other-sort': {
    it: 'Si può sostituire solo con un file dello stesso genere: un’immagine con un’immagine, un documento con un documento.',
    en: 'It can only be replaced by a file of the same kind: a picture by a picture, a document by a document.',
  },
  'email-taken': { it: 'C’è già una persona con questo indirizzo.', en: 'Somebody has this address already.' },
  'moment-past': { it: 'Questo momento è già passato.', en: 'This moment has already passed.' },
  'already-over': { it: 'La data di ritiro è già passata.', en: 'The date of withdrawal has already passed.' },
} satisfies Record<string, Record<Locale, string>>

export type Problem = keyof typeof problems

/** The sentence for a broken rule: ours by its code, or what zod found in the shape of the data. */
export function explain(problem: Problem | z.core.$ZodIssue, locale: Locale): string {
  if (typeof problem === 'string') return problems[problem][locale]
  if (isProblem(problem.message)) return problems[problem.message][locale]
  return explainShape(problem)[locale]
}

function isProblem(message: string): message is Problem {
  return Object.hasOwn(problems, message)
}

function explainShape(issue: z.core.$ZodIssue): Record<Locale, string> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? problems.required
        : { it: 'Il valore non è del tipo giusto.', en: 'The value is of the wrong type.' }
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return { it: 'Il formato non è valido.', en: 'The format is not valid.' }
    case 'unrecognized_keys':
      return { it: `Non riconosciuto: ${issue.keys.join(', ')}.`, en: `Not recognised: ${issue.keys.join(', ')}.` }
    default:
      return { it: 'Il valore non è ammesso.', en: 'The value is not allowed.' }
  }
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Record<Locale, string> {
  if (origin === 'string') return { it: `Servono almeno ${minimum} caratteri.`, en: `At least ${minimum} characters are needed.` }
  if (origin === 'array') return { it: `Servono almeno ${minimum} elementi.`, en: `At least ${minimum} items are needed.` }
  return { it: `Il valore minimo è ${minimum}.`, en: `The least allowed value is ${minimum}.` }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Record<Locale, string> {
  if (origin === 'string') return { it: `Al massimo ${maximum} caratteri.`, en: `At most ${maximum} characters.` }
  if (origin === 'array') return { it: `Al massimo ${maximum} elementi.`, en: `At most ${maximum} items.` }
  return { it: `Il valore massimo è ${maximum}.`, en: `The greatest allowed value is ${maximum}.` }
}
