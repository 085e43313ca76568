const it = {
  trouble: {
    unreachable: (where: string) => `Lo store S3 non risponde (${where}): controlla l’indirizzo (endpoint), la rete e che sia acceso.`,
    refused: (where: string) =>
      `Lo store S3 rifiuta le chiavi (${where}): controlla AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY e region, e che con quelle chiavi si possa elencare, leggere, scrivere e cancellare.`,
    'no-bucket': (where: string) => `Nello store S3 quel bucket non c’è (${where}): crealo, o correggi l’indirizzo.`,
    clock: (where: string) =>
      `Lo store S3 (${where}) rifiuta le richieste perché l’orologio di questa macchina è sbagliato: regola l’ora (timedatectl set-ntp true).`,
    full: (where: string) => `Nello store S3 non c’è più spazio (${where}): fai spazio, o allarga la quota.`,
    unexpected: (where: string) => `Lo store S3 ha risposto qualcosa che non capisco (${where}): controlla che l’indirizzo sia di un S3.`,
  },
  without: 'Finché è così i lettori vedono le pagine senza immagini, e in redazione non si caricano file.',
  fineForBackups: (where: string) => `Store S3 delle copie: ${where} risponde, e si può leggere e scrivere.`,
  fine: (where: string) => `Store S3 dei media: ${where} risponde, e si può leggere e scrivere.`,
}

const en: typeof it = {
  trouble: {
    unreachable: (where) => `The S3 store does not answer (${where}): check its address (endpoint), the network, and that it is up.`,
    refused: (where) =>
      `The S3 store refuses the keys (${where}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and region, and that with those keys one may list, read, write and delete.`,
    'no-bucket': (where) => `There is no such bucket in the S3 store (${where}): make it, or correct the address.`,
    clock: (where) =>
      `The S3 store (${where}) refuses what is asked because the clock of this machine is wrong: set it (timedatectl set-ntp true).`,
    full: (where) => `There is no room left in the S3 store (${where}): make room, or have a larger quota.`,
    unexpected: (where) => `The S3 store answered something unknown (${where}): check that the address is one of S3.`,
  },
  without: 'Until then readers see pages without pictures, and editors cannot upload files.',
  fineForBackups: (where) => `S3 store of the backups: ${where} answers, and can be read and written.`,
  fine: (where) => `S3 store of the media: ${where} answers, and can be read and written.`,
}

/** What is said of S3 stores, wherever media or backups are kept there. */
export const s3 = { it, en }
