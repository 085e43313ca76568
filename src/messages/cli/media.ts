const it = {
  badPlace: (to: string) =>
    `«${to}» non è un posto per i media: scrivi una cartella, o un indirizzo come s3://bucket/cartella?endpoint=https://s3.example con le chiavi in AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY.`,
  samePlace: 'I media sono già lì.',
  differs: (key: string) =>
    `Il file ${key}, copiato due volte, al nuovo posto non è uguale: non ho cambiato nulla dove i media stanno ora. Controlla il disco o lo store, e ripeti il comando.`,
  copied: (files: number, size: string, seconds: string) =>
    `Fatto: file ${files}, tutti riletti e confrontati; copiati ora ${size} in ${seconds}. Dove erano non ho toccato nulla.`,
  nowUse: (place: string) => `Adesso imposta MEDIA_URL=${place} e riavvia.`,
  nowUsual: 'Adesso togli MEDIA_URL e riavvia.',
  again:
    'Se la rivista era accesa, fermala ed esegui di nuovo questo comando prima di riavviarla: porta solo i file che sono arrivati intanto.',
}

const en: typeof it = {
  badPlace: (to) =>
    `“${to}” is not a place for media: write a folder, or an address such as s3://bucket/folder?endpoint=https://s3.example with the keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
  samePlace: 'The media are there already.',
  differs: (key) =>
    `The file ${key}, copied twice, is not the same at its new place: nothing was changed where the media are now. Check the disk or the store, and repeat the command.`,
  copied: (files, size, seconds) =>
    `Done: files ${files}, all of them read again and compared; copied now ${size} in ${seconds}. Where they were nothing was touched.`,
  nowUse: (place) => `Now set MEDIA_URL=${place} and restart.`,
  nowUsual: 'Now take MEDIA_URL away and restart.',
  again:
    'If the magazine was running, stop it and run this command again before you restart: it brings only the files that have come meanwhile.',
}

/** What `media move` says. */
export const media = { it, en }
