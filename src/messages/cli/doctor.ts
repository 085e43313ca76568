const it = {
  node: {
    fine: (version: string) => `Node ${version}.`,
    unmaintained: (version: string) =>
      `Node ${version} non riceve più correzioni: installa Node 24, o almeno 22 (https://nodejs.org), e riavvia.`,
    tooOld: (version: string, needed: string) => `Node ${version} è troppo vecchio: serve almeno ${needed} (https://nodejs.org).`,
  },
  environment: {
    fine: 'Le variabili d’ambiente sono valide.',
    skipped: 'Correggila e riprova: fino ad allora il resto non si può controllare.',
  },
  folder: {
    fine: (folder: string) => `Cartella dei dati: ${folder}, chiusa agli altri.`,
    missing: (folder: string) =>
      `La cartella dei dati ${folder} non c’è: si crea al primo avvio. Se la rivista c’è già, controlla DATA_DIR.`,
    file: (folder: string) => `${folder} è un file, non una cartella: correggi DATA_DIR.`,
    closed: (folder: string) =>
      `Non posso scrivere nella cartella dei dati ${folder}: dalla all’utente che avvia il programma (chown, chmod 700).`,
    open: (folder: string, mode: string) =>
      `Altri utenti della macchina possono entrare in ${folder} (permessi ${mode}): chmod 700 ${folder}`,
  },
  disk: {
    fine: (where: string, free: string) => `Disco di ${where}: ${free} liberi.`,
    low: (where: string, free: string) =>
      `Il disco di ${where} si sta riempiendo: ${free} liberi. Fai spazio, o passa a un disco più grande.`,
    full: (where: string, free: string) =>
      `Il disco di ${where} è quasi pieno: ${free} liberi. Fai spazio adesso, prima che non si possa più scrivere.`,
  },
  store: {
    fine: (where: string) => `Archivio intero: ${where}.`,
    readThrough: (where: string, rows: number) => `Archivio intero, letto fino all’ultima riga (${rows}): ${where}.`,
    missing: (where: string) =>
      `Qui non c’è ancora nessuna rivista (${where}): si crea al primo avvio. Se c’è già, controlla DATA_DIR e DATABASE_URL.`,
    foreign: (where: string) => `In ${where} c’è qualcosa che non è un archivio di Edicola: controlla DATA_DIR e DATABASE_URL.`,
    damaged: (where: string, details: string) =>
      `L’archivio è danneggiato (${where}): ferma la rivista e rimetti l’ultima copia buona (npm run edicola -- restore FILE --force). Particolari: ${details}`,
    migrated: 'L’archivio ha la forma di questa versione.',
    older: (steps: number) =>
      steps === 1
        ? 'L’archivio è di una versione precedente: il prossimo avvio lo aggiorna (1 passo). Prima fai una copia: npm run edicola -- backup'
        : `L’archivio è di una versione precedente: il prossimo avvio lo aggiorna (${steps} passi). Prima fai una copia: npm run edicola -- backup`,
    newer: (names: string) => `L’archivio è di una versione più recente (${names}): aggiorna il programma, che così non parte.`,
  },
  clock: {
    fine: (now: string) => `Orologio: ${now}.`,
    behind: (now: string, newest: string) =>
      `L’orologio di questa macchina segna ${now}, ma nell’archivio c’è qualcosa del ${newest}: regola l’ora (timedatectl set-ntp true).`,
    apart: (now: string, server: string) =>
      `L’orologio di questa macchina segna ${now}, quello di PostgreSQL ${server}: regola l’ora di tutt’e due (timedatectl set-ntp true).`,
  },
  media: {
    reading: (done: string, total: string) => `Guardo i file dei media: ${done} di ${total}`,
    present: (count: number) => `File dei media: ${count}, tutti al loro posto.`,
    intact: (count: number) => `File dei media: ${count}, tutti al loro posto e leggibili fino in fondo.`,
    missing: (count: number, keys: readonly string[]) =>
      `File dei media che mancano: ${count} (${keys.join(', ')}…). Rimetti altrove una copia e porta da lì in DATA_DIR la cartella media (docs/operate.md, «Restore»), o caricali di nuovo.`,
    damaged: (count: number, keys: readonly string[]) =>
      `File dei media rovinati: ${count} (${keys.join(', ')}…). Rimetti altrove una copia e porta da lì in DATA_DIR la cartella media (docs/operate.md, «Restore»), o caricali di nuovo.`,
  },
  mail: {
    none: 'Posta: SMTP_URL non è impostata; i collegamenti di invito li dà l’amministratore.',
    fine: (host: string) => `Posta: ${host} risponde e ci lascia entrare.`,
    refused: (host: string) => `Posta: ${host} rifiuta utente o password. Controlla SMTP_URL.`,
    unreachable: (host: string) => `Posta: ${host} non risponde. Controlla SMTP_URL, la porta e il firewall.`,
  },
  server: {
    ready: (address: string) => `La rivista è accesa e pronta (${address}).`,
    notRunning: (address: string) => `La rivista non è accesa (${address} non risponde).`,
    notReady: (address: string, store: string, migrations: string) =>
      `La rivista è accesa ma non è pronta (${address}: archivio ${store}, forma ${migrations}): guarda il suo log, e riavviala.`,
  },
  proxy: {
    none: 'Proxy: nessuno davanti.',
    trusted: 'Proxy: TRUST_PROXY è impostata.',
    untrusted: 'Davanti c’è un proxy che il programma non conosce: imposta TRUST_PROXY al numero di proxy (di solito 1) e riavvia.',
    unset: (site: string) =>
      `I lettori usano ${site}, e quindi davanti c’è un proxy: imposta TRUST_PROXY al numero di proxy (di solito 1) e riavvia.`,
  },
  backups: {
    last: (at: string, seconds: string) => `L’ultima copia provata è del ${at}; rimetterla ha richiesto ${seconds}.`,
    none: 'Non c’è ancora nessuna copia provata.',
    never: 'La rivista ha contenuti da più di due giorni: se il disco si rompe, sono persi.',
    noneYet: 'BACKUP_TO è impostata, ma non c’è ancora nessuna copia: si fa entro un minuto dall’avvio della rivista.',
    old: 'Ha più di due giorni: controlla che la rivista sia accesa, e il suo log.',
    oldByHand: 'Ha più di due giorni: fanne una adesso (npm run edicola -- backup FILE).',
    failed: (at: string) => `La copia del ${at} non è riuscita.`,
    problems: {
      full: 'Il disco delle copie è pieno: fai spazio.',
      forbidden: 'Nella cartella di BACKUP_TO non si può scrivere: controlla i permessi.',
      missing: 'La cartella di BACKUP_TO non c’è: creala, o monta il suo disco.',
      unreachable: 'Lo store S3 di BACKUP_TO non rispondeva: controlla l’indirizzo e la rete.',
      unproven: 'Rimetterla in un archivio di prova non è riuscito: esegui doctor --deep.',
      store: 'L’archivio non rispondeva.',
      'cut-off': 'Il programma è stato interrotto mentre la faceva.',
      unknown: 'Il motivo è scritto nel log.',
    },
    notSetUp: 'Imposta BACKUP_TO con una cartella su un altro disco: ogni notte ne riceverà una.',
    sameDisk: (folder: string) =>
      `Le copie in ${folder} stanno sullo stesso disco della rivista: se si rompe, si perdono insieme. Usa un altro disco.`,
  },
  webhook: {
    fine: (origin: string, days: number) => `Webhook ${origin}: certificato buono per altri ${days} giorni.`,
    expires: (origin: string, days: number) => `Webhook ${origin}: il certificato scade fra ${days} giorni. Avvisa chi lo gestisce.`,
    problem: (origin: string, problem: string) =>
      `Webhook ${origin}: non si può avvisare (${problem}). Controlla l’indirizzo nell’annuncio, o avvisa chi lo gestisce.`,
  },
  cutOff: (details: string) => `Non ho potuto guardare il resto dell’archivio. Particolari: ${details}`,
  healthy: 'Tutto bene.',
  warnings: (count: number) =>
    count === 1 ? 'Funziona tutto; una cosa da sistemare (!).' : `Funziona tutto; ${count} cose da sistemare (!).`,
  faults: (count: number, warnings: number) =>
    `${count === 1 ? 'Una cosa non va' : `${count} cose non vanno`} (✗)${warnings > 0 ? `, e ${warnings === 1 ? 'una' : warnings} da sistemare (!)` : ''}.`,
}

const en: typeof it = {
  node: {
    fine: (version) => `Node ${version}.`,
    unmaintained: (version) =>
      `Node ${version} is no longer mended by its makers: install Node 24, or at least 22 (https://nodejs.org), and restart.`,
    tooOld: (version, needed) => `Node ${version} is too old: it takes at least ${needed} (https://nodejs.org).`,
  },
  environment: {
    fine: 'The environment variables are valid.',
    skipped: 'Correct it and try again: until then nothing else can be looked at.',
  },
  folder: {
    fine: (folder) => `Data folder: ${folder}, closed to others.`,
    missing: (folder) =>
      `The data folder ${folder} is not there: the first start makes it. If there is a magazine already, check DATA_DIR.`,
    file: (folder) => `${folder} is a file, not a folder: correct DATA_DIR.`,
    closed: (folder) => `Cannot write in the data folder ${folder}: give it to the user who starts the program (chown, chmod 700).`,
    open: (folder, mode) => `Other users of the machine can enter ${folder} (mode ${mode}): chmod 700 ${folder}`,
  },
  disk: {
    fine: (where, free) => `Disk of ${where}: ${free} free.`,
    low: (where, free) => `The disk of ${where} is filling up: ${free} free. Make room, or move to a larger disk.`,
    full: (where, free) => `The disk of ${where} is nearly full: ${free} free. Make room now, before nothing can be written any more.`,
  },
  store: {
    fine: (where) => `Store whole: ${where}.`,
    readThrough: (where, rows) => `Store whole, read to its last row (${rows}): ${where}.`,
    missing: (where) =>
      `There is no magazine here yet (${where}): the first start makes it. If there is one already, check DATA_DIR and DATABASE_URL.`,
    foreign: (where) => `There is something at ${where} that is no store of Edicola: check DATA_DIR and DATABASE_URL.`,
    damaged: (where, details) =>
      `The store is damaged (${where}): stop the magazine and restore the last good backup (npm run edicola -- restore FILE --force). Details: ${details}`,
    migrated: 'The store has the shape of this version.',
    older: (steps) =>
      steps === 1
        ? 'The store is of an earlier version: the next start brings it up to date (1 step). Make a backup first: npm run edicola -- backup'
        : `The store is of an earlier version: the next start brings it up to date (${steps} steps). Make a backup first: npm run edicola -- backup`,
    newer: (names) => `The store is of a newer version (${names}): update the program, which does not start like this.`,
  },
  clock: {
    fine: (now) => `Clock: ${now}.`,
    behind: (now, newest) =>
      `The clock of this machine says ${now}, but the store has something of ${newest}: set the time (timedatectl set-ntp true).`,
    apart: (now, server) =>
      `The clock of this machine says ${now}, that of PostgreSQL ${server}: set the time of both (timedatectl set-ntp true).`,
  },
  media: {
    reading: (done, total) => `Looking at the media files: ${done} of ${total}`,
    present: (count) => `Media files: ${count}, all in their place.`,
    intact: (count) => `Media files: ${count}, all in their place and readable to the end.`,
    missing: (count, keys) =>
      `Media files that are missing: ${count} (${keys.join(', ')}…). Restore a backup elsewhere and copy its media folder into DATA_DIR (docs/operate.md, “Restore”), or upload them again.`,
    damaged: (count, keys) =>
      `Media files that are damaged: ${count} (${keys.join(', ')}…). Restore a backup elsewhere and copy its media folder into DATA_DIR (docs/operate.md, “Restore”), or upload them again.`,
  },
  mail: {
    none: 'Mail: SMTP_URL is not set; the administrator gives invitation links on.',
    fine: (host) => `Mail: ${host} answers and lets us in.`,
    refused: (host) => `Mail: ${host} refuses the user or the password. Check SMTP_URL.`,
    unreachable: (host) => `Mail: ${host} does not answer. Check SMTP_URL, the port and the firewall.`,
  },
  server: {
    ready: (address) => `The magazine is running and ready (${address}).`,
    notRunning: (address) => `The magazine is not running (${address} does not answer).`,
    notReady: (address, store, migrations) =>
      `The magazine is running but not ready (${address}: store ${store}, shape ${migrations}): look at its log, and restart it.`,
  },
  proxy: {
    none: 'Proxy: none in front.',
    trusted: 'Proxy: TRUST_PROXY is set.',
    untrusted: 'A proxy stands in front that the program does not know: set TRUST_PROXY to how many there are (usually 1) and restart.',
    unset: (site) => `Readers use ${site}, so a proxy stands in front: set TRUST_PROXY to how many there are (usually 1) and restart.`,
  },
  backups: {
    last: (at, seconds) => `The last proven backup is of ${at}; restoring it took ${seconds}.`,
    none: 'There is no proven backup yet.',
    never: 'The magazine has had content for more than two days: if the disk breaks, it is lost.',
    noneYet: 'BACKUP_TO is set, but there is no backup yet: one is made within a minute of starting the magazine.',
    old: 'It is more than two days old: check that the magazine is running, and its log.',
    oldByHand: 'It is more than two days old: make one now (npm run edicola -- backup FILE).',
    failed: (at) => `The backup of ${at} failed.`,
    problems: {
      full: 'The disk of backups is full: make room.',
      forbidden: 'The folder of BACKUP_TO cannot be written: check its permissions.',
      missing: 'The folder of BACKUP_TO is not there: make it, or mount its disk.',
      unreachable: 'The S3 store of the backups did not answer.',
      unproven: 'Restoring it into a scratch store failed: run doctor --deep.',
      store: 'The store did not answer.',
      'cut-off': 'The program was ended while it made it.',
      unknown: 'The reason is in the log.',
    },
    notSetUp: 'Set BACKUP_TO to a folder on another disk: it gets one every night.',
    sameDisk: (folder) => `The backups in ${folder} are on the disk of the magazine: if it breaks, both are lost. Use another disk.`,
  },
  webhook: {
    fine: (origin, days) => `Webhook ${origin}: certificate good for another ${days} days.`,
    expires: (origin, days) => `Webhook ${origin}: the certificate expires in ${days} days. Tell whoever runs it.`,
    problem: (origin, problem) =>
      `Webhook ${origin}: it cannot be told (${problem}). Check the address in the announcement, or tell whoever runs it.`,
  },
  cutOff: (details) => `The rest of the store could not be looked at. Details: ${details}`,
  healthy: 'All is well.',
  warnings: (count) => (count === 1 ? 'All of it works; one thing to see to (!).' : `All of it works; ${count} things to see to (!).`),
  faults: (count, warnings) =>
    `${count === 1 ? 'One thing does not work' : `${count} things do not work`} (✗)${warnings > 0 ? `, and ${warnings === 1 ? 'one' : warnings} to see to (!)` : ''}.`,
}

/** What `doctor` says. */
export const doctor = { it, en }
