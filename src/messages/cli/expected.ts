const it = {
  port: 'serve un numero di porta fra 0 e 65535',
  url: 'serve un indirizzo completo, come https://rivista.example',
  database: 'serve un indirizzo postgres://… oppure niente per usare SQLite',
  email: 'serve un indirizzo e-mail',
  password: 'servono da 12 a 128 caratteri',
  flag: 'serve 0 oppure 1',
  proxy: 'serve 0, il numero di proxy davanti al sito o un elenco dei loro indirizzi separati da virgole',
  logLevel: 'serve uno fra fatal, error, warn, info, debug, trace, silent',
  text: 'serve un testo non vuoto',
  smtp: 'serve un indirizzo come smtp://utente:password@posta.example:587 oppure smtps://…',
  megabytes: 'serve un numero di megabyte fra 1 e 99999',
  passphrase: 'servono almeno 12 caratteri',
  cdn: 'serve uno fra fastly, cloudflare, bunny, varnish',
  purgeUrl: 'serve l’indirizzo a cui la CDN prende gli ordini di scartare pagine, o più d’uno separati da virgole',
  workers: 'serve un numero di processi fra 1 e 64, oppure auto per uno a processore',
  folder: 'serve una cartella, come /srv/statico',
  filePlace:
    'serve una cartella, come /mnt/disco/copie, o un indirizzo come s3://secchio/cartella?endpoint=https://s3.example&region=eu-south-1',
  s3Keys: 'servono AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY, le chiavi dello store S3',
  sender: 'serve il mittente delle e-mail, come redazione@rivista.example oppure La redazione <redazione@rivista.example>',
}

const en: typeof it = {
  port: 'it takes a port number from 0 to 65535',
  url: 'it takes a whole address, such as https://magazine.example',
  database: 'it takes a postgres://… address, or nothing for SQLite',
  email: 'it takes an e-mail address',
  password: 'it takes 12 to 128 characters',
  flag: 'it takes 0 or 1',
  proxy: 'it takes 0, the number of proxies in front or a list of their addresses parted by commas',
  logLevel: 'it takes one of fatal, error, warn, info, debug, trace, silent',
  text: 'it takes a text that is not empty',
  smtp: 'it takes an address such as smtp://user:password@mail.example:587 or smtps://…',
  megabytes: 'it takes a number of megabytes from 1 to 99999',
  passphrase: 'it takes at least 12 characters',
  cdn: 'it takes one of fastly, cloudflare, bunny, varnish',
  purgeUrl: 'it takes the address where the CDN is told to drop pages, or several parted by commas',
  workers: 'it takes a number of processes from 1 to 64, or auto for one a processor',
  folder: 'it takes a folder, such as /srv/static',
  filePlace:
    'it takes a folder, such as /mnt/disk/backups, or an address such as s3://bucket/folder?endpoint=https://s3.example&region=eu-south-1',
  s3Keys: 'it takes AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the keys to the S3 store',
  sender: 'it takes the sender of e-mails, such as newsroom@magazine.example or The newsroom <newsroom@magazine.example>',
}

/** What each kind of variable of the environment takes. */
export const expected = { it, en }
