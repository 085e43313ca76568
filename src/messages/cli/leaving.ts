const it = {
  exists: (file: string) => `${file} c’è già: scegli un altro nome, o sposta quel file. Non ho cambiato nulla.`,
  progress: (size: string) => `Scritti finora ${size}`,
  badSystem: (given: string, known: string) => `Non so scrivere come «${given}»: dopo --as va uno fra ${known}. Non ho cambiato nulla.`,
  done: (file: string, size: string) => `Fatto: ${file} (${size}).`,
  contentsAs: ({ articles, pages, files, unseen }: LeavingSummary) =>
    `Articoli ${articles}, pagine ${pages}, file ${files}. Modifiche che i lettori non vedono ancora, lasciate qui: ${unseen}. Restano qui anche numeri, annunci, impostazioni e account.`,
  contents: ({ articles, pages, files, redirects, popups, people, consents }: ExportSummary) =>
    `Articoli ${articles}, pagine ${pages}, file ${files}, reindirizzamenti ${redirects}, annunci ${popups}, persone ${people}, prove di consenso ${consents}.`,
  missing: (names: readonly string[]) =>
    `Questi file mancano dalla cartella dei media, e non ci sono: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ` e altri ${names.length - 10}` : ''}.`,
  readme: (title: string, day: string) => `${title}
Tutta la rivista, com’era il ${day}. Per leggerla non serve alcun programma di Edicola.

articles/, pages/   ogni testo tre volte: .md (Markdown), .html (si apre in un browser), .json (per i programmi).
                    I primi due dicono quello che vedono i lettori, o la bozza se non vedono nulla;
                    nel .json «content» è la versione più recente e «shown», se c’è, quella che vedono i lettori.
media/, media.json  i file, e che cosa se ne dice. Delle fotografie c’è la misura più grande che il sito mostra;
                    le altre sono in sizes/.
*.json              sezioni, tag, autori, numeri, menu, annunci, reindirizzamenti, impostazioni,
                    persone (senza password né altri segreti), prove di consenso, e che numero
                    aveva dove stava prima quello che era venuto da un altro sistema (origins.json).
edicola.json        in quale forma è tutto questo: «edicola import edicola» ne rifà la stessa rivista.
SHA256SUMS          le impronte di tutti i file: sha256sum -c SHA256SUMS

Non ci sono il cestino, le versioni di prima e i segreti: quelli sono in una copia (edicola backup).
`,
}

interface LeavingSummary {
  readonly articles: string
  readonly pages: string
  readonly files: string
  readonly unseen: string
}

interface ExportSummary {
  readonly articles: string
  readonly pages: string
  readonly files: string
  readonly redirects: string
  readonly popups: string
  readonly people: string
  readonly consents: string
}

const en: typeof it = {
  exists: (file) => `${file} is there already: choose another name, or move that file. Nothing was changed.`,
  progress: (size) => `Written so far: ${size}`,
  badSystem: (given, known) => `I cannot write as “${given}”: after --as comes one of ${known}. Nothing was changed.`,
  done: (file, size) => `Done: ${file} (${size}).`,
  contentsAs: ({ articles, pages, files, unseen }) =>
    `Articles ${articles}, pages ${pages}, files ${files}. Changes that readers do not see yet, left here: ${unseen}. Issues, announcements, settings and accounts stay here too.`,
  contents: ({ articles, pages, files, redirects, popups, people, consents }) =>
    `Articles ${articles}, pages ${pages}, files ${files}, redirects ${redirects}, announcements ${popups}, people ${people}, proofs of consent ${consents}.`,
  missing: (names) =>
    `These files are missing from the media folder, and are not there: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}.`,
  readme: (title, day) => `${title}
The whole magazine as it was on ${day}. To read it, no program of Edicola is needed.

articles/, pages/   every text three times: .md (Markdown), .html (opens in a browser), .json (for programs).
                    The first two say what readers see, or the draft if they see nothing;
                    in the .json «content» is the newest version and «shown», if it is there, what readers see.
media/, media.json  the files, and what is said of them. Of photographs there is the largest size that the site shows;
                    the others are in sizes/.
*.json              sections, tags, authors, issues, menus, announcements, redirects, settings,
                    people (without passwords or other secrets), proofs of consent, and which number
                    what had come from another system had there (origins.json).
edicola.json        in which shape all of this is: “edicola import edicola” makes the same magazine of it again.
SHA256SUMS          the hashes of all files: sha256sum -c SHA256SUMS

The bin, earlier versions and secrets are not here: they are in a backup (edicola backup).
`,
}

/** What `export` says. */
export const leaving = { it, en }
