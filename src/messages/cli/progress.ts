const it = {
  phases: {
    reading: 'Copio le righe',
    files: 'Copio i file',
    checking: 'Controllo la copia da cima a fondo',
    trying: 'La rimetto in un archivio di prova',
    restoring: 'Rimetto la copia al suo posto',
    moving: 'Porto le righe al loro nuovo posto',
    comparing: 'Confronto ogni riga',
    indexing: 'Preparo la ricerca',
    sending: 'Mando la copia allo store S3',
    fetching: 'Prendo la copia dallo store S3',
  },
  howFar: (what: string, done: string, total: string, size: string | null, rate: string) =>
    `${what}: ${done} di ${total}${size === null ? '' : `; ${size}`}, ${rate} al secondo`,
  unknown: (what: string) => `${what}…`,
}

const en: typeof it = {
  phases: {
    reading: 'Copying the rows',
    files: 'Copying the files',
    checking: 'Checking the backup from end to end',
    trying: 'Restoring it into a scratch store',
    restoring: 'Putting the backup in its place',
    moving: 'Bringing the rows to their new place',
    comparing: 'Comparing every row',
    indexing: 'Preparing the search',
    sending: 'Sending the backup to the S3 store',
    fetching: 'Fetching the backup from the S3 store',
  },
  howFar: (what, done, total, size, rate) => `${what}: ${done} of ${total}${size === null ? '' : `; ${size}`}, ${rate} a second`,
  unknown: (what) => `${what}…`,
}

/** How far long work has come. */
export const progress = { it, en }
