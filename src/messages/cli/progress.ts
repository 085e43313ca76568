/** With a bar of twenty characters they fit a terminal of eighty. */
const it = {
  phases: {
    reading: 'Copio le righe',
    files: 'Copio i file',
    checking: 'Controllo la copia',
    trying: 'Prova di ripristino',
    restoring: 'Rimetto la copia',
    moving: 'Sposto le righe',
    comparing: 'Confronto ogni riga',
    indexing: 'Preparo la ricerca',
    sending: 'Mando la copia a S3',
    fetching: 'Prendo la copia da S3',
  },
  howFar: (what: string, done: string, total: string, size: string | null, rate: string) =>
    `${what}: ${done} di ${total}${size === null ? '' : `; ${size}`}, ${rate}/s`,
  unknown: (what: string) => `${what}…`,
}

const en: typeof it = {
  phases: {
    reading: 'Copying the rows',
    files: 'Copying the files',
    checking: 'Checking the backup',
    trying: 'Restoring it for trial',
    restoring: 'Restoring the backup',
    moving: 'Moving the rows',
    comparing: 'Comparing every row',
    indexing: 'Preparing the search',
    sending: 'Sending the backup to S3',
    fetching: 'Fetching the backup from S3',
  },
  howFar: (what, done, total, size, rate) => `${what}: ${done} of ${total}${size === null ? '' : `; ${size}`}, ${rate}/s`,
  unknown: (what) => `${what}…`,
}

/** How far long work has come. */
export const progress = { it, en }
