const it = {
  noMagazine: (where: string) => `Qui non c’è nessuna rivista (${where}): controlla DATA_DIR e DATABASE_URL.`,
  noFile: (file: string) => `Il file ${file} non c’è, o non si può leggere.`,
  exists: (file: string) => `Il file ${file} c’è già: scegli un altro nome. Una copia non prende mai il posto di un’altra.`,
  cannotUse: (path: string) =>
    `Non posso usare ${path}: controlla i permessi, e che il suo disco non sia di sola lettura. Non ho cambiato nulla.`,
  placeFull: (folder: string) => `Il disco di ${folder} è pieno: libera spazio.`,
  diskFull: (where: string) =>
    `Il disco è pieno (quello di ${where}, o di DATA_DIR, dove una copia si prova): libera spazio e riprova. Non ho cambiato nulla.`,
  noRoom: (folder: string, needed: string, free: string) =>
    `Sul disco di ${folder} servono almeno ${needed}, e sono liberi ${free}: libera spazio e riprova. Non ho cambiato nulla.`,
  restoreFull: (folder: string) =>
    `Il disco di ${folder} è pieno: libera spazio e riprova. La rivista è com’era; i file dei media già arrivati restano lì, e la prossima volta non si copiano di nuovo.`,
  movedBefore: (rows: string) =>
    `Uno spostamento interrotto ha già portato qui ${rows} righe: le confronto con l’originale e vado avanti da lì.`,
  moveChanged: 'Dall’interruzione qualcosa è cambiato, e quelle righe non sono più le stesse: ricomincio da capo.',
  interrupted: 'Interrotto.',
  nothingChanged: 'Non ho cambiato nulla.',
  restoreLeft: 'La rivista è com’era; i file dei media già arrivati restano lì, e la prossima volta non si copiano di nuovo.',
  moveGoesOn: 'Quello che è arrivato resta dov’è: ripeti il comando, e riprende da lì. L’originale è intatto.',
  made: (file: string, size: string, rate: string | null, seconds: string) =>
    `Copia provata: ${file}\n${size}${rate === null ? '' : `, ${rate} al secondo`}; rimetterla in un archivio di prova e confrontare ogni riga ha richiesto ${seconds}.`,
  good: (file: string, seconds: string) =>
    `La copia ${file} è buona: rimetterla in un archivio di prova e confrontare ogni riga ha richiesto ${seconds}.`,
  contents: ({ at, program, articles, pages, popups, people, files, size }: BackupContents) =>
    `Dentro c’è la rivista del ${at} (versione ${program}): articoli ${articles}, pagine ${pages}, annunci ${popups}, persone ${people}, file ${files} (${size}).`,
  missing: (count: number) =>
    count === 1
      ? 'Attenzione: un file che la rivista nomina non era già più sul disco, e non è nella copia.'
      : `Attenzione: ${count} file che la rivista nomina non erano già più sul disco, e non sono nella copia.`,
  refused: {
    'store-file': (file: string) =>
      `${file} è un archivio SQLite, non una copia fatta con «backup». Per usarlo, con la rivista ferma metti da parte edicola.sqlite di DATA_DIR con i suoi -wal e -shm, e copia questo al suo posto. Non ho cambiato nulla.`,
    damaged: (file: string) =>
      `${file} non è una copia fatta con «backup», oppure è danneggiata o incompleta: non l’ho usata, e non ho cambiato nulla. Prova con un’altra.`,
    encrypted: (file: string) => `La copia ${file} è cifrata: imposta BACKUP_PASSPHRASE e riprova.`,
    'wrong-passphrase': (file: string) => `BACKUP_PASSPHRASE non apre ${file}, oppure il file è stato cambiato. Non ho cambiato nulla.`,
    'too-new': (file: string) =>
      `La copia ${file} è stata scritta da una versione più recente di Edicola: aggiorna il programma e riprova.`,
  },
  taken: {
    idle: (where: string) =>
      `Qui c’è già una rivista (${where}). Se vuoi metterci quella della copia, aggiungi --force: quella di adesso viene tenuta da parte.`,
    'in-use': (where: string) => `La rivista è accesa (${where}): fermala e riprova. Non ho cambiato nulla.`,
    unfinished: (where: string) =>
      `Qui (${where}) è arrivata solo una parte di una rivista, da uno spostamento interrotto. Aggiungi --force per mettere al suo posto la copia: quella parte resta da parte.`,
    damaged: (where: string) =>
      `Qui c’è un archivio danneggiato (${where}). Aggiungi --force per mettere al suo posto la copia: quello resta da parte.`,
  },
  dryRun: {
    free: (where: string) => `Prova: qui (${where}) non c’è ancora nulla, e la copia si può rimettere. Non ho cambiato nulla.`,
    idle: (where: string) => `Prova: qui (${where}) c’è già una rivista, e per rimettere la copia serve --force. Non ho cambiato nulla.`,
    'in-use': (where: string) =>
      `Prova: qui (${where}) la rivista è accesa, e per rimettere la copia va fermata; poi serve --force. Non ho cambiato nulla.`,
    unfinished: (where: string) =>
      `Prova: qui (${where}) è arrivata solo una parte di una rivista, e per rimettere la copia serve --force. Non ho cambiato nulla.`,
    damaged: (where: string) =>
      `Prova: qui (${where}) c’è un archivio danneggiato, e per rimettere la copia serve --force. Non ho cambiato nulla.`,
  },
  restored: (where: string) =>
    `Fatto: la rivista della copia è al suo posto (${where}). Tutti devono accedere di nuovo. Avviala con npm start.`,
  kept: (where: string) => `Quella che c’era prima è tenuta da parte: ${where}`,
  keptSchema: (schema: string) =>
    `Quella che c’era prima è tenuta da parte nello stesso database, nello schema ${schema}. Quando non serve più: DROP SCHEMA ${schema} CASCADE (con psql).`,
  destinationAway: (where: string) =>
    `La destinazione non risponde (${where}): controlla l’indirizzo scritto dopo --to, e che il server sia acceso.`,
  destinationTaken: {
    idle: (where: string) =>
      `Alla destinazione (${where}) c’è già una rivista: usa un posto vuoto, o sposta quella che c’è. Non ho cambiato nulla.`,
    'in-use': (where: string) => `Alla destinazione (${where}) c’è una rivista accesa. Non ho cambiato nulla.`,
    unfinished: (where: string) =>
      `Alla destinazione (${where}) è arrivata una parte di un’altra rivista, o di questa prima di un aggiornamento, da uno spostamento interrotto: usa un posto vuoto, o togli quello che c’è. Non ho cambiato nulla.`,
    damaged: (where: string) => `Alla destinazione (${where}) c’è un archivio danneggiato: spostalo. Non ho cambiato nulla.`,
  },
  noDestination: 'Di’ dove: --to postgres://utente:password@host/archivio, oppure --to sqlite.',
  samePlace: 'La destinazione è il posto dove la rivista è già.',
  badDestination: (to: string) => `«${to}» non è una destinazione: scrivi postgres://utente:password@host/archivio, oppure sqlite.`,
  moved: (rows: string, seconds: string) => `Fatto: ${rows} righe, tutte confrontate, in ${seconds}. L’archivio di prima è intatto.`,
  nowPostgres: 'Adesso imposta DATABASE_URL con quell’indirizzo, tieni la stessa DATA_DIR (i file dei media restano lì) e riavvia.',
  nowSqlite: 'Adesso togli DATABASE_URL, tieni la stessa DATA_DIR (i file dei media restano lì) e riavvia.',
  badS3Address: (given: string) => `«${given}» non è un indirizzo di S3: scrivi s3://bucket/cartella/nome.tar?endpoint=https://s3.example.`,
  goingOn: (name: string) => `La copia ${name} era rimasta a metà strada: la provo di nuovo e la mando da dove era.`,
  notSent: (file: string) =>
    `La copia è fatta e provata, ma non è arrivata tutta: è in ${file}. Ripeti il comando entro un giorno, e riprende da dove era.`,
  scheduledNamesItself: 'Con --scheduled il file si chiama da sé, e va nella cartella di BACKUP_TO: non dargli un nome.',
  notScheduled: 'Imposta BACKUP_TO con la cartella, o l’indirizzo s3://…, che deve ricevere una copia ogni notte.',
  notDue: 'La copia di questa notte è già fatta, o la sta facendo un altro programma.',
  noFolderFor: (folder: string) => `La cartella ${folder} non c’è: creala, o monta il suo disco, e riprova.`,
  noFolder: (folder: string) =>
    `La cartella delle copie ${folder} non c’è: creala, monta il suo disco o correggi BACKUP_TO. Finché manca non si fanno copie.`,
  closedFolder: (folder: string) =>
    `Nella cartella delle copie ${folder} non posso scrivere: controlla i permessi o correggi BACKUP_TO. Fino ad allora non si fanno copie.`,
  forgotten: (name: string) => `Tolta la copia ${name}, che non serve più.`,
  seconds: (seconds: string) => (seconds === '1' ? '1 secondo' : `${seconds} secondi`),
}

export interface BackupContents {
  readonly at: string
  readonly program: string
  readonly articles: number
  readonly pages: number
  readonly popups: number
  readonly people: number
  readonly files: number
  readonly size: string
}

const en: typeof it = {
  noMagazine: (where) => `There is no magazine here (${where}): check DATA_DIR and DATABASE_URL.`,
  noFile: (file) => `The file ${file} is not there, or cannot be read.`,
  exists: (file) => `The file ${file} is there already: choose another name. A backup never takes the place of another.`,
  cannotUse: (path) => `Cannot use ${path}: check the permissions, and that its disk is not read-only. Nothing was changed.`,
  placeFull: (folder) => `The disk of ${folder} is full: make room.`,
  diskFull: (where) =>
    `The disk is full (that of ${where}, or of DATA_DIR, where a backup is proven): make room and try again. Nothing was changed.`,
  noRoom: (folder, needed, free) =>
    `The disk of ${folder} needs at least ${needed}, and ${free} are free: make room and try again. Nothing was changed.`,
  restoreFull: (folder) =>
    `The disk of ${folder} is full: make room and try again. The magazine is as it was; files of media that have come stay there, and are not copied again.`,
  movedBefore: (rows) =>
    `A move that was cut off has brought ${rows} rows here already: comparing them with the original, and going on from there.`,
  moveChanged: 'Something has changed since it was cut off, and those rows are not the same any more: beginning anew.',
  interrupted: 'Interrupted.',
  nothingChanged: 'Nothing was changed.',
  restoreLeft: 'The magazine is as it was; media files that came already stay there, and are not copied again the next time.',
  moveGoesOn: 'What has come stays: repeat the command, and it goes on from there. The original is untouched.',
  made: (file, size, rate, seconds) =>
    `Proven backup: ${file}\n${size}${rate === null ? '' : `, ${rate} a second`}; restoring it into a scratch store and comparing every row took ${seconds}.`,
  good: (file, seconds) => `The backup ${file} is good: restoring it into a scratch store and comparing every row took ${seconds}.`,
  contents: ({ at, program, articles, pages, popups, people, files, size }) =>
    `It holds the magazine of ${at} (version ${program}): articles ${articles}, pages ${pages}, announcements ${popups}, people ${people}, files ${files} (${size}).`,
  missing: (count) =>
    count === 1
      ? 'Note: one file that the magazine names was no longer on disk, and is not in the backup.'
      : `Note: ${count} files that the magazine names were no longer on disk, and are not in the backup.`,
  refused: {
    'store-file': (file) =>
      `${file} is a store of SQLite, not what “backup” makes. To use it, stop the magazine, put edicola.sqlite of DATA_DIR aside with its -wal and -shm, and copy this to its place. Nothing was changed.`,
    damaged: (file) =>
      `${file} is not a backup that “backup” made, or it is damaged or not whole: it was not used, and nothing was changed. Try another.`,
    encrypted: (file) => `The backup ${file} is encrypted: set BACKUP_PASSPHRASE and try again.`,
    'wrong-passphrase': (file) => `BACKUP_PASSPHRASE does not open ${file}, or the file was changed. Nothing was changed here.`,
    'too-new': (file) => `The backup ${file} was written by a newer version of Edicola: update the program and try again.`,
  },
  taken: {
    idle: (where) =>
      `There is a magazine here already (${where}). To put the one of the backup in its place, add --force: the present one is kept aside.`,
    'in-use': (where) => `The magazine is running (${where}): stop it and try again. Nothing was changed.`,
    unfinished: (where) =>
      `Only a part of a magazine has come here (${where}), by a move that was cut off. Add --force to put the backup in its place: that part is kept aside.`,
    damaged: (where) => `There is a damaged store here (${where}). Add --force to put the backup in its place: the store is kept aside.`,
  },
  dryRun: {
    free: (where) => `Trial: there is nothing here yet (${where}), and the backup can be restored. Nothing was changed.`,
    idle: (where) => `Trial: there is a magazine here already (${where}), and restoring takes --force. Nothing was changed.`,
    'in-use': (where) =>
      `Trial: the magazine here is running (${where}), and must be stopped first; then restoring takes --force. Nothing was changed.`,
    unfinished: (where) => `Trial: only a part of a magazine has come here (${where}), and restoring takes --force. Nothing was changed.`,
    damaged: (where) => `Trial: there is a damaged store here (${where}), and restoring takes --force. Nothing was changed.`,
  },
  restored: (where) => `Done: the magazine of the backup is in its place (${where}). Everybody signs in again. Start it with npm start.`,
  kept: (where) => `What was there before is kept aside: ${where}`,
  keptSchema: (schema) =>
    `What was there before is kept aside in the same database, in the schema ${schema}. When it is of no more use: DROP SCHEMA ${schema} CASCADE (with psql).`,
  destinationAway: (where) => `The destination does not answer (${where}): check the address after --to, and that the server is up.`,
  destinationTaken: {
    idle: (where) =>
      `There is a magazine at the destination already (${where}): use an empty place, or move what is there. Nothing was changed.`,
    'in-use': (where) => `There is a running magazine at the destination (${where}). Nothing was changed.`,
    unfinished: (where) =>
      `A part of another magazine, or of this one before an update, has come to the destination (${where}) by a move that was cut off: use an empty place, or remove what is there. Nothing was changed.`,
    damaged: (where) => `There is a damaged store at the destination (${where}): move it. Nothing was changed.`,
  },
  noDestination: 'Say where: --to postgres://user:password@host/database, or --to sqlite.',
  samePlace: 'The destination is where the magazine is already.',
  badDestination: (to) => `“${to}” is not a destination: write postgres://user:password@host/database, or sqlite.`,
  moved: (rows, seconds) => `Done: ${rows} rows, all of them compared, in ${seconds}. The store as it was is untouched.`,
  nowPostgres: 'Now set DATABASE_URL to that address, keep the same DATA_DIR (media files stay there) and start again.',
  nowSqlite: 'Now take DATABASE_URL away, keep the same DATA_DIR (media files stay there) and start again.',
  badS3Address: (given) => `“${given}” is not an address of S3: write s3://bucket/folder/name.tar?endpoint=https://s3.example.`,
  goingOn: (name) => `The backup ${name} was cut on its way: proving it again, and sending it on from where it was.`,
  notSent: (file) =>
    `The backup is made and proven, but not all of it has arrived: it is in ${file}. Repeat the command within a day, and it goes on where it was.`,
  scheduledNamesItself: 'With --scheduled the file names itself and goes to the folder of BACKUP_TO: give it no name.',
  notScheduled: 'Set BACKUP_TO to the folder, or the s3://… address, that gets a backup every night.',
  notDue: 'The backup of this night is made already, or another program is making it.',
  noFolderFor: (folder) => `The folder ${folder} is not there: make it, or mount its disk, and try again.`,
  noFolder: (folder) =>
    `The folder of backups ${folder} is not there: make it, mount its disk or correct BACKUP_TO. Until then no backups are made.`,
  closedFolder: (folder) =>
    `The folder of backups ${folder} cannot be written: check its permissions or correct BACKUP_TO. Until then no backups are made.`,
  forgotten: (name) => `Removed the backup ${name}, which is no longer kept.`,
  seconds: (seconds) => (seconds === '1' ? '1 second' : `${seconds} seconds`),
}

/** What `backup`, `verify`, `restore` and `move` say. */
export const backups = { it, en }
