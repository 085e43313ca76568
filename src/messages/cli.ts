import { backups } from './cli/backups.ts'
import { doctor } from './cli/doctor.ts'
import { expected } from './cli/expected.ts'
import { help } from './cli/help.ts'
import { importing } from './cli/importing.ts'
import { leaving } from './cli/leaving.ts'
import { media } from './cli/media.ts'
import { mirror } from './cli/mirror.ts'
import { moving } from './cli/moving.ts'
import { progress } from './cli/progress.ts'
import { s3 } from './cli/s3.ts'
import { users } from './cli/users.ts'

/** The copies of a store that are at hand: SQLite's own files, and archives. */
interface Copies {
  readonly stores: readonly string[]
  readonly archives: readonly string[]
}

const it = {
  backups: backups.it,
  mirror: mirror.it,
  doctor: doctor.it,
  help: help.it,
  importing: importing.it,
  moving: moving.it,
  leaving: leaving.it,
  media: media.it,
  progress: progress.it,
  s3: s3.it,
  users: users.it,
  badCount: (given: string) => `«${given}» non è un numero di articoli: scrivi un intero fra 1 e 100000.`,
  badHours: (given: string) => `«${given}» non è un numero di ore: scrivi un intero fra 1 e 720.`,
  noSuchArticle: (slug: string) => `Nessun articolo ha lo slug «${slug}».`,
  previewUntil: (link: string, until: string) => `${link}\n(fino al ${until})`,
  badVariable: (name: string, expected: string) => `La variabile ${name} non è valida: ${expected}.`,
  expected: expected.it,
  weakPassword: 'La password in EDICOLA_ADMIN_PASSWORD si indovina facilmente: scegline una più lunga o meno comune.',
  dataFolder: (folder: string) => `Non posso scrivere nella cartella dei dati ${folder}: controlla i permessi o imposta DATA_DIR.`,
  portBusy: (port: number) => `La porta ${port} è già occupata: ferma l’altro programma o imposta PORT.`,
  portForbidden: (port: number) => `Non ho il permesso di usare la porta ${port}: imposta PORT a un numero sopra 1023.`,
  hostUnknown: (host: string) => `L’indirizzo ${host} non è di questa macchina: controlla HOST.`,
  storeTrouble: {
    unreachable: (where: string) => `L’archivio non risponde (${where}): controlla DATABASE_URL e che il server sia acceso.`,
    full: (where: string) => `Il disco dell’archivio è pieno (${where}): libera spazio e riprova.`,
    'read-only': (where: string) => `L’archivio si può solo leggere (${where}): dai al programma il permesso di scriverci e riprova.`,
    damaged: (where: string) =>
      `L’archivio è danneggiato (${where}): copia tutta la DATA_DIR altrove, poi rimetti l’ultima copia buona con npm run edicola -- restore FILE --force, che mette da parte quello di adesso.`,
  },
  databaseRefusal: {
    missing: (where: string) => `Il server risponde, ma il database non c’è (${where}): crealo, vuoto, o controllane il nome.`,
    forbidden: (where: string) => `Il server del database non fa entrare (${where}): controlla il nome e la password nell’indirizzo.`,
  },
  storeUnfinished: (where: string) =>
    `Qui (${where}) è arrivata solo una parte di una rivista: lo spostamento che la portava si è interrotto. Ripeti il comando «move --to», con la DATABASE_URL di prima, e riprende da dove era; oppure usa un altro posto.`,
  storeTooNew: ({ stores, archives }: Copies) =>
    [
      'L’archivio è stato scritto da una versione più recente di Edicola: aggiorna il programma, o usa un’altra cartella dei dati.',
      ...(stores.length > 0 || archives.length > 0
        ? ['Per restare a questa versione serve una copia di prima dell’aggiornamento; quello che è stato scritto dopo si perde.']
        : []),
      ...(stores.length > 0
        ? [`Metti da parte l’archivio con i suoi -wal e -shm, e al suo posto una di queste: ${stores.join(', ')}.`]
        : []),
      ...(archives.length > 0 ? [`Con npm run edicola -- restore FILE --force si rimette una di queste: ${archives.join(', ')}.`] : []),
    ].join(' '),
  unexpected: 'Qualcosa è andato storto. I particolari:',
  migrated: (count: number) => (count === 1 ? 'Archivio aggiornato (1 passo).' : `Archivio aggiornato (${count} passi).`),
  upToDate: 'L’archivio è già aggiornato.',
  seeding: 'La rivista è vuota: preparo il numero dimostrativo…',
  seedingPictures: (done: number, total: number) => `Illustrazioni: ${done} di ${total}`,
  seeded: (articles: number) => `Numero dimostrativo pronto: ${articles} articoli.`,
  notEmpty: 'La rivista ha già degli articoli: non ho aggiunto nulla.',
  generating: (done: number, total: number) => `Articoli: ${done} di ${total}`,
  site: 'Il sito',
  backOffice: 'La redazione',
  administratorMade: (email: string, password: string) => `Creato l’amministratore ${email}. Password (mostrata solo ora): ${password}`,
  administrator: 'Amministratore',
  stopping: 'Chiudo: finisco le richieste in corso…',
}

const en: typeof it = {
  backups: backups.en,
  mirror: mirror.en,
  doctor: doctor.en,
  help: help.en,
  importing: importing.en,
  moving: moving.en,
  leaving: leaving.en,
  media: media.en,
  progress: progress.en,
  s3: s3.en,
  users: users.en,
  badCount: (given) => `“${given}” is not a number of articles: write a whole number from 1 to 100000.`,
  badHours: (given: string) => `“${given}” is not a number of hours: write a whole number from 1 to 720.`,
  noSuchArticle: (slug: string) => `No article has the slug “${slug}”.`,
  previewUntil: (link: string, until: string) => `${link}\n(until ${until})`,
  badVariable: (name, expected) => `The variable ${name} is not valid: ${expected}.`,
  expected: expected.en,
  weakPassword: 'The password in EDICOLA_ADMIN_PASSWORD is easy to guess: choose one that is longer or less common.',
  dataFolder: (folder) => `Cannot write in the data folder ${folder}: check its permissions or set DATA_DIR.`,
  portBusy: (port) => `Port ${port} is taken: stop the other program or set PORT.`,
  portForbidden: (port) => `No permission to use port ${port}: set PORT to a number above 1023.`,
  hostUnknown: (host) => `The address ${host} is not one of this machine: check HOST.`,
  storeTrouble: {
    unreachable: (where) => `The store does not answer (${where}): check DATABASE_URL and that the server is up.`,
    full: (where) => `The disk of the store is full (${where}): make room and try again.`,
    'read-only': (where) => `The store can only be read (${where}): let the program write there and try again.`,
    damaged: (where) =>
      `The store is damaged (${where}): copy the whole DATA_DIR elsewhere, then put the last good backup back with npm run edicola -- restore FILE --force, which keeps the present one aside.`,
  },
  databaseRefusal: {
    missing: (where) => `The server answers, but the database is not there (${where}): make it, empty, or check its name.`,
    forbidden: (where) => `The server of the database lets nobody in (${where}): check name and password in the address.`,
  },
  storeUnfinished: (where) =>
    `Only a part of a magazine has come here (${where}): the move that brought it was cut off. Repeat the command “move --to”, with DATABASE_URL as it was, and it goes on where it was; or use another place.`,
  storeTooNew: ({ stores, archives }) =>
    [
      'The store was written by a newer version of Edicola: update the program, or use another data folder.',
      ...(stores.length > 0 || archives.length > 0
        ? ['To stay with this version it takes a copy from before the update; what was written since is lost.']
        : []),
      ...(stores.length > 0 ? [`Put the store aside with its -wal and -shm, and in its place one of these: ${stores.join(', ')}.`] : []),
      ...(archives.length > 0 ? [`npm run edicola -- restore FILE --force puts back one of these: ${archives.join(', ')}.`] : []),
    ].join(' '),
  unexpected: 'Something went wrong. The details:',
  migrated: (count) => (count === 1 ? 'Store brought up to date (1 step).' : `Store brought up to date (${count} steps).`),
  upToDate: 'The store is already up to date.',
  seeding: 'The magazine is empty: preparing the demo issue…',
  seedingPictures: (done, total) => `Illustrations: ${done} of ${total}`,
  seeded: (articles) => `Demo issue ready: ${articles} articles.`,
  notEmpty: 'The magazine already has articles: nothing was added.',
  generating: (done, total) => `Articles: ${done} of ${total}`,
  site: 'The site',
  backOffice: 'The back office',
  administratorMade: (email, password) => `Administrator ${email} created. Password (shown only now): ${password}`,
  administrator: 'Administrator',
  stopping: 'Closing: finishing the requests in flight…',
}

/** What the program says in the terminal. */
export const cli = { it, en }
