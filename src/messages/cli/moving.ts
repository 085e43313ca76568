import { movingReport } from './movingReport.ts'

const it = {
  noFile: (path: string) => `Non trovo nessuna esportazione in ${path}: indica uno o più file .xml, o una cartella che li contiene.`,
  noGhostFile: (path: string) =>
    `Non posso leggere ${path}: indica il file .json o .zip che Ghost esporta e, se c’è, redirects.json o redirects.yaml.`,
  noDrupalFile: (path: string) =>
    `Non trovo nulla di Drupal in ${path}: indica la cartella content che content:export o il modulo Default Content scrivono, o un suo archivio .zip.`,
  noArchive: (path: string) => `Non posso leggere ${path}: indica l’archivio .tar che «export» ha scritto.`,
  noMedia: (path: string) =>
    `Non posso leggere ${path}: indica la cartella dei file caricati (wp-content/uploads, content, sites/default/files) o un suo archivio .zip.`,
  badKind: (given: string, known: string) =>
    `«${given}» non si può scegliere con --only: scrivi uno o più fra ${known}, separati da virgole.`,
  badPermalink: (given: string, known: string) =>
    `«${given}» non dice come erano fatti gli indirizzi: scrivi per esempio /%year%/%monthnum%/%postname%, /rubriche/%category%, /temi/%tag% o /firme/%author%, separati da virgole. Si possono usare ${known}.`,
  badSection: (given: string, known: string) =>
    `Nessun testo sta in «${given}»: non può diventare una sezione. Non ho cambiato nulla. ${known ? `Si può scegliere fra ${known}.` : 'In questa esportazione i testi non stanno in nessuna categoria.'}`,
  reading: 'Leggo l’esportazione…',
  found: (site: string, texts: number, media: number) => `${site}: ${texts} testi, ${media} file.`,
  mapping: (sections: string, tags: number) =>
    `Le categorie diventano queste sezioni: ${sections || 'nessuna'}. Temi: ${tags}. Per cambiarle: --sections SLUG,SLUG…`,
  progress: (done: number, texts: number) => `Portati: ${done} (testi in tutto: ${texts})`,
  identical: (identical: number, texts: number) => `Parole: ${identical} testi su ${texts} identici.`,
  links: (count: number) => `Link interni che ora portano agli indirizzi di qui: ${count}.`,
  summary: (created: number, updated: number, unchanged: number) => `Nuovi: ${created}. Aggiornati: ${updated}. Già qui: ${unchanged}.`,
  leftSummary: (kept: number, refused: number, leftOut: number) =>
    `Lasciati come sono qui: ${kept}. Rifiutati: ${refused}. Lasciati fuori: ${leftOut}.`,
  wouldBe: 'Prova: non ho cambiato nulla.',
  reportAt: (html: string, json: string) => `Il rapporto è in ${html}; per i programmi, in ${json}.`,
  cannotReport: (path: string) => `Non posso scrivere il rapporto in ${path}: controlla che la cartella esista e i suoi permessi.`,
  unreadable: {
    encoding: (place: string, detail: string) =>
      `${place}: i caratteri non sono quelli che il file dichiara${detail && ` (${detail})`}. Esporta di nuovo, o salva il file in UTF-8.`,
    entities: (place: string) => `${place}: il file dichiara entità proprie, che nessuna esportazione ha. Non lo leggo.`,
    cut: (place: string) => `${place}: il file finisce a metà. Esporta di nuovo: spesso è il server che si ferma prima.`,
    syntax: (place: string, detail: string) =>
      `${place}: il file non è scritto correttamente${detail && ` (${detail})`}. Esporta di nuovo.`,
    'too-deep': (place: string) => `${place}: elementi uno nell’altro senza fine. Non è un’esportazione.`,
    'too-long': (place: string) => `${place}: un solo campo supera i 64 MB. Toglilo e riprova.`,
    'not-an-export': (place: string) => `${place}: non è un’esportazione che conosco.`,
    damaged: (place: string) => `${place}: l’archivio è rovinato, o qualcuno lo ha cambiato: le impronte non tornano. Fanne un altro.`,
    'too-new': (place: string, detail: string) =>
      `${place}: l’archivio è di una versione più nuova del programma (${detail}). Aggiorna Edicola e riprova.`,
    'unsafe-name': (place: string) => `${place}: un nome dell’archivio porta fuori della sua cartella. Non lo leggo.`,
  },
  consents: (count: number) => `Prove di consenso portate: ${count}.`,
  nothingDone: 'Non ho cambiato nulla.',
  noMove: (id: string) => `Non c’è nessun trasloco ${id} da portare avanti.`,
  diskFull: (folder: string) => `Il disco di ${folder} è pieno. Libera spazio, poi riprendi: continua da dove era.`,
  crashed: 'Il trasloco si è fermato per un errore del programma; il registro del server dice quale. Riprendilo: continua da dove era.',
  fallback: { section: 'Senza sezione', author: 'Redazione' },
}

const en: typeof it = {
  noFile: (path) => `I find no export in ${path}: name one or more .xml files, or a folder that holds them.`,
  noGhostFile: (path) =>
    `I cannot read ${path}: name the .json or .zip that Ghost exports and, if there is one, redirects.json or redirects.yaml.`,
  noDrupalFile: (path) =>
    `I find nothing of Drupal in ${path}: name the folder content that content:export or the Default Content module writes, or a .zip of it.`,
  noArchive: (path) => `I cannot read ${path}: name the .tar that “export” wrote.`,
  noMedia: (path) =>
    `I cannot read ${path}: name the folder of uploaded files (wp-content/uploads, content, sites/default/files) or a .zip of it.`,
  badKind: (given, known) => `“${given}” cannot be chosen with --only: write one or more of ${known}, with commas between.`,
  badPermalink: (given, known) =>
    `“${given}” does not say how addresses were made: write for example /%year%/%monthnum%/%postname%, /topics/%category%, /words/%tag% or /people/%author%, with commas between. You can use ${known}.`,
  badSection: (given, known) =>
    `No text is filed under “${given}”: it cannot become a section. Nothing was changed. ${known ? `You can choose among ${known}.` : 'In this export no text is filed under any category.'}`,
  reading: 'Reading the export…',
  found: (site, texts, media) => `${site}: ${texts} texts, ${media} files.`,
  mapping: (sections, tags) =>
    `Categories become these sections: ${sections || 'none'}. Tags: ${tags}. To change them: --sections SLUG,SLUG…`,
  progress: (done, texts) => `Brought: ${done} (texts in all: ${texts})`,
  identical: (identical, texts) => `Words: ${identical} of ${texts} texts identical.`,
  links: (count) => `Links within the magazine that now lead to the addresses of here: ${count}.`,
  summary: (created, updated, unchanged) => `New: ${created}. Updated: ${updated}. Here already: ${unchanged}.`,
  leftSummary: (kept, refused, leftOut) => `Left as they are here: ${kept}. Refused: ${refused}. Left out: ${leftOut}.`,
  wouldBe: 'Trial: nothing was changed.',
  reportAt: (html, json) => `The report is in ${html}; for programs, in ${json}.`,
  cannotReport: (path) => `Cannot write the report to ${path}: check that its folder is there, and its permissions.`,
  unreadable: {
    encoding: (place, detail) =>
      `${place}: the characters are not those that the file declares${detail && ` (${detail})`}. Export again, or save the file as UTF-8.`,
    entities: (place) => `${place}: the file declares entities of its own, which no export has. I do not read it.`,
    cut: (place) => `${place}: the file ends half-way. Export again: often the server stops too early.`,
    syntax: (place, detail) => `${place}: the file is not written correctly${detail && ` (${detail})`}. Export again.`,
    'too-deep': (place) => `${place}: elements in one another without end. This is no export.`,
    'too-long': (place) => `${place}: one field is longer than 64 MB. Take it out and try again.`,
    'not-an-export': (place) => `${place}: not an export that I know.`,
    damaged: (place) => `${place}: the archive is damaged, or somebody changed it: its sums do not agree. Make another one.`,
    'too-new': (place, detail) => `${place}: the archive is of a newer version of the program (${detail}). Update Edicola and try again.`,
    'unsafe-name': (place) => `${place}: a name of the archive leads out of its folder. I do not read it.`,
  },
  consents: (count) => `Proofs of consent brought: ${count}.`,
  nothingDone: 'Nothing was changed.',
  noMove: (id) => `There is no move ${id} to go on with.`,
  diskFull: (folder) => `The disk of ${folder} is full. Make room, then go on: it continues from where it was.`,
  crashed: 'The move stopped for a fault of the program; the log of the server says which. Go on with it: it continues from where it was.',
  fallback: { section: 'No section', author: 'Newsroom' },
}

/** What `import wordpress`, `import ghost` and `import drupal` say, and their report. */
export const moving = { it: { ...it, ...movingReport.it }, en: { ...en, ...movingReport.en } }
