/** What the help says of a command: how it is written, what it does, what each option means, and how it is used. */
export interface CommandHelp {
  readonly usage: string
  readonly summary: string
  readonly details?: string
  readonly options?: Readonly<Record<string, string>>
  readonly examples: readonly string[]
}

export const it = {
  title: 'Edicola, una rivista in una scatola.',
  usage: 'Uso: npm run edicola -- COMANDO [OPZIONI]',
  commands: 'Comandi:',
  options: 'Opzioni:',
  examples: 'Esempi:',
  more: 'npm run edicola -- COMANDO --help dice tutto di un comando. Le impostazioni sono variabili d’ambiente: le elenca README.md.',
  unknownCommand: (command: string) => `Comando sconosciuto: ${command}.`,
  unfinishedCommand: (word: string) => `Dopo «${word}» manca una parola: i comandi sono quelli qui sopra.`,
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
    start: { usage: 'start', summary: 'avvia il sito e la redazione', examples: ['npm start', 'PORT=8080 npm run edicola -- start'] },
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
    'import drupal': {
      usage: 'import drupal PERCORSO… [--media CARTELLA] [--dry-run] [--report FILE]',
      summary: 'porta qui una rivista da Drupal',
      details:
        'PERCORSO è la cartella content che scrivono content:export (Drupal 11.3) o il modulo Default Content, o un suo archivio .zip. Si può ripetere, come import wordpress, e finisce con gli stessi codici.',
      options: {
        '--media CARTELLA': 'la cartella sites/default/files, o un suo archivio .zip',
        '--fetch-media': 'prende i file che mancano dal sito di prima, solo da indirizzi pubblici; vuole --site',
        '--site URL': 'l’indirizzo del sito di prima, che l’esportazione non dice',
        '--dry-run': 'dice che cosa farebbe, senza cambiare nulla',
        '--only TIPI': 'solo questi: section, tag, author, media, article, page, menu',
        '--report FILE': 'scrive il rapporto, come pagina (.html) e per i programmi (.json)',
        '--sections SLUG': 'i termini che diventano sezioni, separati da virgole; gli altri diventano temi',
      },
      examples: ['npm run edicola -- import drupal content --media sites/default/files --dry-run --report trasloco.html'],
    },
    'import edicola': {
      usage: 'import edicola FILE [--dry-run] [--report FILE]',
      summary: 'porta qui una rivista che «export» ha scritto, com’era',
      details:
        'FILE è l’archivio .tar di «export», di qui o di un’altra Edicola: testi, file, numeri, menu, annunci, indirizzi e prove di consenso tornano come erano. Gli account no: non hanno password. Quello che qui c’è già resta.',
      options: {
        '--dry-run': 'dice che cosa farebbe, senza cambiare nulla',
        '--only TIPI': 'solo questi: media, section, tag, author, issue, article, page, popup, menu e le impostazioni',
        '--report FILE': 'scrive il rapporto, come pagina (.html) e per i programmi (.json)',
      },
      examples: ['npm run edicola -- import edicola rivista.tar --dry-run --report trasloco.html'],
    },
    'import continue': {
      usage: 'import continue TRASLOCO',
      summary: 'porta avanti un trasloco cominciato in redazione',
      details:
        'Il programma lo fa da solo, in un processo a parte, quando in redazione si comincia un trasloco o lo si riprende. TRASLOCO è il suo identificativo.',
      examples: ['npm run edicola -- import continue 3f0c9a52-6c1e-4f6b-9d0a-2f1f5f0f7c11'],
    },
    'import ghost': {
      usage: 'import ghost FILE [REDIRECTS] [--media CARTELLA] [--dry-run] [--report FILE]',
      summary: 'porta qui una rivista da Ghost',
      details:
        'FILE è il .json o il .zip che Ghost esporta; REDIRECTS il suo redirects.json o redirects.yaml. Si può ripetere, come import wordpress, e finisce con gli stessi codici.',
      options: {
        '--media CARTELLA': 'la cartella content, o un suo archivio .zip',
        '--fetch-media': 'prende i file che mancano dal sito di prima, solo da indirizzi pubblici; vuole --site',
        '--site URL': 'l’indirizzo del sito di prima, che l’esportazione non dice',
        '--dry-run': 'dice che cosa farebbe, senza cambiare nulla',
        '--only TIPI': 'solo questi: siteSettings, section, tag, author, media, article, page',
        '--report FILE': 'scrive il rapporto, come pagina (.html) e per i programmi (.json)',
        '--sections SLUG': 'i temi che diventano sezioni, separati da virgole',
      },
      examples: ['npm run edicola -- import ghost rivista.ghost.json --media content --dry-run --report trasloco.html'],
    },
    'import wordpress': {
      usage: 'import wordpress PERCORSO… [--media CARTELLA] [--dry-run] [--report FILE]',
      summary: 'porta qui una rivista da WordPress',
      details:
        'PERCORSO è un file esportato da WordPress (WXR), una cartella che ne contiene, o più di uno. Si può ripetere: quello che è già qui resta, quello che lì è cambiato si aggiorna, quello che è stato cambiato qui non si tocca. Esce con 2 se qualche testo è stato rifiutato, con 1 se il file non si legge: allora non cambia nulla.',
      options: {
        '--media CARTELLA': 'la cartella wp-content/uploads, o un suo archivio .zip',
        '--fetch-media': 'prende i file che mancano dal sito di prima, solo da indirizzi pubblici',
        '--dry-run': 'dice che cosa farebbe, senza cambiare nulla',
        '--only TIPI': 'solo questi: siteSettings, section, tag, author, media, article, page, menu',
        '--report FILE': 'scrive il rapporto, come pagina (.html) e per i programmi (.json)',
        '--sections SLUG': 'le categorie che diventano sezioni, separate da virgole; le altre diventano temi',
        '--permalinks MODELLI': 'gli indirizzi del vecchio sito, se il file non li dice: /rubriche/%category%,/temi/%tag%',
      },
      examples: [
        'npm run edicola -- import wordpress rivista.xml --media wp-content/uploads --dry-run --report trasloco.html',
        'npm run edicola -- import wordpress esportazione/ --fetch-media --report trasloco.html',
      ],
    },
    export: {
      usage: 'export FILE [--as wordpress|ghost]',
      summary: 'scrive tutta la rivista in un archivio che altri programmi leggono: testi, file, persone, indirizzi',
      details:
        'La rivista può restare accesa. Articoli e pagine sono in Markdown, HTML e JSON, i media come file, il resto in JSON, con le impronte di tutto. Senza password né altri segreti. «import edicola» ne rifà la stessa rivista. Per rimettere in piedi la rivista qui c’è «backup».',
      options: {
        '--as SISTEMA':
          'un .zip per un altro sistema: wordpress (il file che importa, WXR 1.2, e la cartella wp-content/uploads) o ghost (come quelli che esporta, con i file e redirects.yaml)',
      },
      examples: [
        'npm run edicola -- export rivista.tar',
        'SITE_URL=https://rivista.example npm run edicola -- export rivista.zip --as wordpress',
      ],
    },
    backup: {
      usage: 'backup [FILE|s3://…] [--scheduled]',
      summary: 'copia tutta la rivista in un file, e prova che si può rimettere',
      options: {
        '--scheduled':
          'la copia di questa notte in BACKUP_TO, se manca; poi toglie le vecchie (ne restano 7 di giorni, 4 di settimane, 12 di mesi)',
      },
      details:
        'La rivista può restare accesa. Senza FILE la copia va dove vanno quelle della notte (BACKUP_TO), o in DATA_DIR/backups se non è impostata; in una cartella prende un nome da sé. Verso uno store S3 (chiavi in AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY) si fa prima in DATA_DIR; se si interrompe, ripeti il comando e riprende da dove era. Con BACKUP_PASSPHRASE è cifrata: senza quella frase nessuno la può più leggere, nemmeno tu.',
      examples: [
        'npm run edicola -- backup',
        'npm run edicola -- backup /mnt/disco/rivista.tar',
        'npm run edicola -- backup "s3://rivista/copie?endpoint=https://s3.example"',
      ],
    },
    verify: {
      usage: 'verify FILE|s3://…',
      summary: 'prova che una copia è intera e si può rimettere',
      details: 'Non tocca la rivista, che può restare accesa. Per una copia cifrata serve la stessa BACKUP_PASSPHRASE.',
      examples: ['npm run edicola -- verify /mnt/disco/rivista.tar'],
    },
    restore: {
      usage: 'restore FILE|s3://… [--dry-run] [--force]',
      summary: 'rimette al suo posto la rivista di una copia, tutta o niente',
      details:
        'Prima ferma la rivista (per --dry-run non serve). La copia si controlla tutta prima di toccare qualcosa; se qualcosa va storto, la rivista resta com’era. Poi tutti devono accedere di nuovo. Per una copia cifrata serve la stessa BACKUP_PASSPHRASE.',
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
      details:
        'Prima ferma la rivista. Ogni riga si confronta con l’originale. I file dei media restano dove sono: tieni la stessa DATA_DIR. Se si interrompe, ripeti il comando e riprende da dove era. Alla fine dice che cosa impostare.',
      options: { '--to DESTINAZIONE': 'postgres://utente:password@host/archivio, oppure sqlite' },
      examples: ['npm run edicola -- move --to postgres://edicola:segreta@localhost/rivista', 'npm run edicola -- move --to sqlite'],
    },
    'media move': {
      usage: 'media move --to POSTO',
      summary: 'porta i file dei media in una cartella o in uno store S3, e li confronta; quelli di prima restano',
      details:
        'La rivista può restare accesa. Se si interrompe, ripeti il comando: riprende da dove era. Le chiavi dello store S3 vanno in AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY.',
      options: { '--to POSTO': 'una cartella, o s3://bucket/cartella?endpoint=https://…&region=…' },
      examples: [
        'npm run edicola -- media move --to "s3://rivista/media?endpoint=https://s3.example"',
        'npm run edicola -- media move --to ./data/media',
      ],
    },
    mirror: {
      usage: 'mirror CARTELLA [--changed]',
      summary: 'scrive tutto il sito in una cartella, come file che nginx o Caddy mostrano da soli',
      options: {
        '--changed': 'disegna soltanto le pagine che le pubblicazioni hanno toccato dall’ultima volta; dopo un ripristino, non usarla',
      },
      details:
        'La rivista può restare accesa. La seconda volta riscrive soltanto quello che è cambiato e toglie quello che non si può più leggere. Con MIRROR_TO il programma lo fa da sé a ogni pubblicazione. Ricerca, annunci e redazione hanno ancora bisogno del programma.',
      examples: ['npm run edicola -- mirror /srv/statico', 'SITE_URL=https://rivista.example npm run edicola -- mirror /srv/statico'],
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

export type HelpMessages = Omit<typeof it, 'of'> & { readonly of: Readonly<Record<CommandName, CommandHelp>> }
