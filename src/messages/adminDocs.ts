import { faults } from './adminDocs/faults.ts'
import { routes } from './adminDocs/routes.ts'

const it = {
  title: 'L’API della redazione',
  intro:
    'Tutto quello che le schermate della redazione chiedono al server. Serve la stessa sessione: si entra con POST /api/auth/sign-in/email.',
  machineReadable: 'OpenAPI 3.1 (JSON)',
  ok: 'Fatto.',
  contents: 'Indice',
  exampleTitle: 'Per cominciare',
  exampleText:
    'Il primo comando apre la sessione e ne conserva il cookie; il secondo chiede le dieci bozze toccate per ultime. Chi scrive manda JSON, con l’intestazione origin del sito. Ogni persona può chiedere 600 volte al minuto.',
  groups: {
    me: 'Chi lavora',
    dashboard: 'La giornata',
    documents: 'Documenti',
    files: 'Immagini e file',
    tags: 'Temi',
    redirects: 'Reindirizzamenti',
    moves: 'Traslochi',
    people: 'Persone',
    audit: 'Registro',
    docs: 'Documentazione',
  },
  parameters: 'Parametri',
  jsonParameter: (name: string) => `Parametro ${name}, in JSON`,
  pair: {
    sort: 'Un elenco di due: il campo e "ASC" o "DESC".',
    range: 'Un elenco di due: la prima e l’ultima riga, da 0; al massimo cento.',
  },
  body: 'Corpo',
  bytes: 'Il corpo sono i byte del file, di qualunque tipo si dica.',
  content: 'Il corpo è il contenuto del documento, secondo il suo genere:',
  field: 'Campo',
  type: 'Tipo',
  required: 'obbligatorio',
  types: {
    text: 'testo',
    number: 'numero',
    boolean: 'vero o falso',
    object: 'oggetto',
    anything: 'qualunque cosa',
    or: 'o',
    listOf: (what: string) => `elenco di ${what}`,
  },
  mayRefuse: 'Può rispondere:',
  anyRoute: 'Da qualunque indirizzo.',
  kindsTitle: 'Generi di documenti',
  kindsText: 'Al posto di :kind sta uno di questi nomi. I campi sono quelli di content.',
  codesTitle: 'Quando qualcosa non va',
  codesText:
    'La risposta ha sempre success, code e message: una frase nella lingua di chi chiede. Dove serve ci sono fields, una frase per campo, e details.',
  status: 'Stato',
  code: 'Codice',
  meaning: 'Che cosa vuol dire',
  faults: faults.it,
  routes: routes.it,
}

const en: typeof it = {
  title: 'The back office’s API',
  intro:
    'All that the screens of the back office ask of the server. The same session is needed: sign in with POST /api/auth/sign-in/email.',
  machineReadable: 'OpenAPI 3.1 (JSON)',
  ok: 'Done.',
  contents: 'Contents',
  exampleTitle: 'To begin with',
  exampleText:
    'The first command opens the session and keeps its cookie; the second asks for the ten drafts that were touched last. Whoever writes sends JSON, with the origin header of the site. Each person may ask 600 times a minute.',
  groups: {
    me: 'Who is at work',
    dashboard: 'The day',
    documents: 'Documents',
    files: 'Pictures and files',
    tags: 'Topics',
    redirects: 'Redirects',
    moves: 'Moves',
    people: 'People',
    audit: 'Log',
    docs: 'Documentation',
  },
  parameters: 'Parameters',
  jsonParameter: (name: string) => `Parameter ${name}, as JSON`,
  pair: {
    sort: 'A list of two: the field, and "ASC" or "DESC".',
    range: 'A list of two: the first and the last row, from 0; a hundred at most.',
  },
  body: 'Body',
  bytes: 'The body is the bytes of the file, whatever its type is said to be.',
  content: 'The body is the content of the document, by its kind:',
  field: 'Field',
  type: 'Type',
  required: 'required',
  types: {
    text: 'text',
    number: 'number',
    boolean: 'true or false',
    object: 'object',
    anything: 'anything',
    or: 'or',
    listOf: (what: string) => `list of ${what}`,
  },
  mayRefuse: 'May answer:',
  anyRoute: 'From any address.',
  kindsTitle: 'Kinds of documents',
  kindsText: 'In the place of :kind stands one of these names. The fields are those of content.',
  codesTitle: 'When something is wrong',
  codesText:
    'The answer always has success, code and message: a sentence in the language of who asks. Where they help there are fields, a sentence for each, and details.',
  status: 'Status',
  code: 'Code',
  meaning: 'What it means',
  faults: faults.en,
  routes: routes.en,
}

/** The page that describes the API of the back office. */
export const adminDocs = { it, en }
