/** What the help says of a command: how it is written, what it does, what each option means, and how it is used. */
export interface CommandHelp {
  readonly usage: string
  readonly summary: string
  readonly details?: string
  readonly options?: Readonly<Record<string, string>>
  readonly examples: readonly string[]
}

const it = {
  title: 'Edicola, una rivista in una scatola.',
  usage: 'Uso: npm run edicola -- COMANDO [OPZIONI]',
  commands: 'Comandi:',
  options: 'Opzioni:',
  examples: 'Esempi:',
  more: 'npm run edicola -- COMANDO --help dice tutto di un comando. Le impostazioni sono variabili d’ambiente: le elenca README.md.',
  unknownCommand: (command: string) => `Comando sconosciuto: ${command}.`,
  unknownOption: (option: string) => `Opzione sconosciuta: ${option}.`,
  nearest: (name: string) => `Forse intendevi ${name}?`,
  needsValue: (option: string) => `L’opzione ${option} vuole un valore.`,
  takesNoValue: (option: string) => `L’opzione ${option} non vuole un valore.`,
  wrongArguments: 'Questo comando si scrive in un altro modo.',
  version: (version: string, commit: string | null, node: string) => `edicola ${version}${commit ? ` (${commit})` : ''}, Node ${node}`,
  general: {
    '--help': 'questo aiuto, o quello di un comando',
    '--version': 'la versione del programma',
  },
  of: {
    start: { usage: 'start', summary: 'avvia il sito (come npm start)', examples: ['npm start', 'PORT=8080 npm run edicola -- start'] },
    migrate: {
      usage: 'migrate',
      summary: 'porta l’archivio alla forma di questa versione',
      examples: ['npm run edicola -- migrate'],
    },
    seed: {
      usage: 'seed [--articles N]',
      summary: 'riempie una rivista vuota con il numero dimostrativo',
      options: { '--articles N': 'aggiunge N articoli generati, per le prove di carico' },
      examples: ['npm run edicola -- seed', 'npm run edicola -- seed --articles 10000'],
    },
    preview: {
      usage: 'preview SLUG [--hours N]',
      summary: 'scrive il collegamento che mostra la bozza di un articolo',
      options: { '--hours N': 'per quante ore vale: 48, se non lo dici' },
      examples: ['npm run edicola -- preview la-citta-di-notte --hours 24'],
    },
    'import modal-page': {
      usage: 'import modal-page PERCORSO [--dry-run]',
      summary: 'porta qui gli annunci esportati dal modulo Modal Page di Drupal',
      options: { '--dry-run': 'dice che cosa farebbe, senza cambiare nulla' },
      examples: ['npm run edicola -- import modal-page config/sync --dry-run'],
    },
    backup: {
      usage: 'backup [FILE] [--scheduled]',
      summary: 'copia tutta la rivista in un file, e prova che si può rimettere',
      options: {
        '--scheduled':
          'la copia di questa notte in BACKUP_TO, se manca; poi toglie le vecchie (ne restano 7 di giorni, 4 di settimane, 12 di mesi)',
      },
      details:
        'La rivista può restare accesa. Senza FILE la copia va in DATA_DIR/backups. Con BACKUP_PASSPHRASE è cifrata: senza quella frase nessuno la può più leggere, nemmeno tu.',
      examples: ['npm run edicola -- backup', 'npm run edicola -- backup /mnt/disco/rivista.tar'],
    },
    verify: {
      usage: 'verify FILE',
      summary: 'prova che una copia è intera e si può rimettere',
      examples: ['npm run edicola -- verify /mnt/disco/rivista.tar'],
    },
    restore: {
      usage: 'restore FILE [--dry-run] [--force]',
      summary: 'rimette al suo posto la rivista di una copia, tutta o niente',
      options: {
        '--dry-run': 'controlla la copia e dice che cosa farebbe, senza cambiare nulla',
        '--force': 'anche se qui c’è già una rivista, che viene tenuta da parte',
      },
      examples: [
        'npm run edicola -- restore /mnt/disco/rivista.tar --dry-run',
        'npm run edicola -- restore /mnt/disco/rivista.tar --force',
      ],
    },
    move: {
      usage: 'move --to DESTINAZIONE',
      summary: 'porta l’archivio da SQLite a PostgreSQL, o indietro; quello di prima resta intatto',
      options: { '--to DESTINAZIONE': 'postgres://utente:password@host/archivio, oppure sqlite' },
      examples: ['npm run edicola -- move --to postgres://edicola:segreta@localhost/rivista', 'npm run edicola -- move --to sqlite'],
    },
    doctor: {
      usage: 'doctor [--deep]',
      summary: 'guarda se tutto quello su cui sta la rivista è a posto, e dice che cosa fare',
      details:
        'Non cambia nulla, e la rivista può restare accesa. Ogni riga comincia con ✓ (a posto), ! (funziona, ma c’è da fare qualcosa) o ✗ (non va): se ce n’è una con ✗, il comando finisce con il codice 1.',
      options: { '--deep': 'legge anche ogni riga dell’archivio e ogni file dei media: può volerci molto' },
      examples: ['npm run edicola -- doctor', 'npm run edicola -- doctor --deep'],
    },
    'user list': {
      usage: 'user list',
      summary: 'elenca chi può entrare in redazione',
      examples: ['npm run edicola -- user list'],
    },
    'user add': {
      usage: 'user add EMAIL --name NOME [--role RUOLO]',
      summary: 'aggiunge una persona e scrive il collegamento con cui sceglie la password',
      options: {
        '--name NOME': 'come si chiama',
        '--role RUOLO': 'amministratore, caporedattore, redattore o collaboratore; redattore, se non lo dici',
      },
      examples: ['npm run edicola -- user add elsa@rivista.example --name "Elsa Prima" --role caporedattore'],
    },
    'user reset-password': {
      usage: 'user reset-password EMAIL',
      summary: 'scrive un collegamento con cui chi ha dimenticato la password ne sceglie un’altra',
      details: 'Vale un giorno e una volta sola. Quando la nuova password è scelta, le altre sessioni di quella persona finiscono.',
      examples: ['npm run edicola -- user reset-password elsa@rivista.example'],
    },
    'user reset-second-factor': {
      usage: 'user reset-second-factor EMAIL',
      summary: 'toglie il secondo fattore a chi lo ha perso, e ne chiude le sessioni',
      examples: ['npm run edicola -- user reset-second-factor elsa@rivista.example'],
    },
    'user suspend': {
      usage: 'user suspend EMAIL',
      summary: 'chiude fuori una persona, da subito; quello che ha scritto resta',
      examples: ['npm run edicola -- user suspend elsa@rivista.example'],
    },
    'user reactivate': {
      usage: 'user reactivate EMAIL',
      summary: 'lascia rientrare chi era sospeso',
      examples: ['npm run edicola -- user reactivate elsa@rivista.example'],
    },
  } satisfies Record<string, CommandHelp>,
}

export type CommandName = keyof typeof it.of

type HelpMessages = Omit<typeof it, 'of'> & { readonly of: Readonly<Record<CommandName, CommandHelp>> }

const en: HelpMessages = {
  title: 'Edicola, a magazine in a box.',
  usage: 'Usage: npm run edicola -- COMMAND [OPTIONS]',
  commands: 'Commands:',
  options: 'Options:',
  examples: 'Examples:',
  more: 'npm run edicola -- COMMAND --help says all about a command. Settings are environment variables: README.md lists them.',
  unknownCommand: (command) => `Unknown command: ${command}.`,
  unknownOption: (option) => `Unknown option: ${option}.`,
  nearest: (name) => `Did you mean ${name}?`,
  needsValue: (option) => `The option ${option} takes a value.`,
  takesNoValue: (option) => `The option ${option} takes no value.`,
  wrongArguments: 'This command is written in another way.',
  version: (version, commit, node) => `edicola ${version}${commit ? ` (${commit})` : ''}, Node ${node}`,
  general: {
    '--help': 'this help, or that of a command',
    '--version': 'the version of the program',
  },
  of: {
    start: {
      usage: 'start',
      summary: 'serves the site (as npm start does)',
      examples: ['npm start', 'PORT=8080 npm run edicola -- start'],
    },
    migrate: {
      usage: 'migrate',
      summary: 'brings the store to the shape of this version',
      examples: ['npm run edicola -- migrate'],
    },
    seed: {
      usage: 'seed [--articles N]',
      summary: 'fills an empty magazine with the demo issue',
      options: { '--articles N': 'adds N generated articles, for load tests' },
      examples: ['npm run edicola -- seed', 'npm run edicola -- seed --articles 10000'],
    },
    preview: {
      usage: 'preview SLUG [--hours N]',
      summary: "prints the link that shows an article's draft",
      options: { '--hours N': 'how many hours it works: 48, if you do not say' },
      examples: ['npm run edicola -- preview la-citta-di-notte --hours 24'],
    },
    'import modal-page': {
      usage: 'import modal-page PATH [--dry-run]',
      summary: "brings in the announcements that Drupal's Modal Page module exported",
      options: { '--dry-run': 'says what it would do, and changes nothing' },
      examples: ['npm run edicola -- import modal-page config/sync --dry-run'],
    },
    backup: {
      usage: 'backup [FILE] [--scheduled]',
      summary: 'copies the whole magazine into a file, and proves that it restores',
      options: {
        '--scheduled':
          'the backup of this night into BACKUP_TO, if it is missing; then old ones go (7 of days, 4 of weeks, 12 of months stay)',
      },
      details:
        'The magazine may go on running. Without FILE the backup goes to DATA_DIR/backups. With BACKUP_PASSPHRASE it is encrypted: without that phrase nobody can read it any more, you included.',
      examples: ['npm run edicola -- backup', 'npm run edicola -- backup /mnt/disk/magazine.tar'],
    },
    verify: {
      usage: 'verify FILE',
      summary: 'proves that a backup is whole and restores',
      examples: ['npm run edicola -- verify /mnt/disk/magazine.tar'],
    },
    restore: {
      usage: 'restore FILE [--dry-run] [--force]',
      summary: 'puts the magazine of a backup in its place, all or nothing',
      options: {
        '--dry-run': 'checks the backup and says what it would do, and changes nothing',
        '--force': 'even if there is a magazine here already, which is kept aside',
      },
      examples: [
        'npm run edicola -- restore /mnt/disk/magazine.tar --dry-run',
        'npm run edicola -- restore /mnt/disk/magazine.tar --force',
      ],
    },
    move: {
      usage: 'move --to DESTINATION',
      summary: 'brings the store from SQLite to PostgreSQL, or back; the store as it was stays untouched',
      options: { '--to DESTINATION': 'postgres://user:password@host/database, or sqlite' },
      examples: ['npm run edicola -- move --to postgres://edicola:secret@localhost/magazine', 'npm run edicola -- move --to sqlite'],
    },
    doctor: {
      usage: 'doctor [--deep]',
      summary: 'looks whether all that the magazine stands on is in order, and says what to do',
      details:
        'It changes nothing, and the magazine may go on running. Each line begins with ✓ (in order), ! (it works, but something should be done) or ✗ (it does not work): if there is one with ✗, the command ends with code 1.',
      options: { '--deep': 'reads every row of the store and every media file, too: it may take long' },
      examples: ['npm run edicola -- doctor', 'npm run edicola -- doctor --deep'],
    },
    'user list': {
      usage: 'user list',
      summary: 'lists who may enter the back office',
      examples: ['npm run edicola -- user list'],
    },
    'user add': {
      usage: 'user add EMAIL --name NAME [--role ROLE]',
      summary: 'adds a person and prints the link by which they choose a password',
      options: {
        '--name NAME': 'what they are called',
        '--role ROLE': 'amministratore, caporedattore, redattore or collaboratore; redattore, if you do not say',
      },
      examples: ['npm run edicola -- user add elsa@magazine.example --name "Elsa Prima" --role caporedattore'],
    },
    'user reset-password': {
      usage: 'user reset-password EMAIL',
      summary: 'prints a link by which whoever forgot the password chooses another',
      details: 'It works for a day, and once. When the new password is chosen, the other sessions of that person end.',
      examples: ['npm run edicola -- user reset-password elsa@magazine.example'],
    },
    'user reset-second-factor': {
      usage: 'user reset-second-factor EMAIL',
      summary: 'takes the second factor from whoever lost it, and ends their sessions',
      examples: ['npm run edicola -- user reset-second-factor elsa@magazine.example'],
    },
    'user suspend': {
      usage: 'user suspend EMAIL',
      summary: 'keeps a person out, from now on; what they wrote stays',
      examples: ['npm run edicola -- user suspend elsa@magazine.example'],
    },
    'user reactivate': {
      usage: 'user reactivate EMAIL',
      summary: 'lets a suspended person in again',
      examples: ['npm run edicola -- user reactivate elsa@magazine.example'],
    },
  },
}

/** What `--help` says. */
export const help: { readonly it: HelpMessages; readonly en: HelpMessages } = { it, en }
