const it = {
  notOurs: (folder: string) =>
    `Nella cartella ${folder} c’è già altro, e un sito statico prenderebbe il suo posto: scegline una vuota, o che non c’è ancora. Non ho cambiato nulla.`,
  busy: (folder: string) => `Un altro programma sta scrivendo in ${folder}: aspetta che abbia finito. Non ho cambiato nulla.`,
  cannotWrite: (folder: string) => `Non posso scrivere in ${folder}: controlla la cartella, i permessi e lo spazio sul disco.`,
  interrupted: 'Una pagina non si è potuta disegnare. Quello che è scritto è intero: riprova, e continuo da lì.',
  progress: (done: string, total: string, written: string) => `Pagine guardate ${done} di ${total}, riscritte ${written}`,
  cards: (cards: string) => `Disegno le immagini per le condivisioni: ${cards}`,
  done: ({ folder, pages, written, removed, media, cards, seconds }: MirrorSummary) =>
    `Fatto in ${seconds}: ${folder}\nIndirizzi ${pages}; file riscritti ${written}, tolti ${removed}, di media aggiunti ${media}, immagini per le condivisioni aggiunte ${cards}.`,
  next: 'Come farli mostrare da nginx o da Caddy lo dice docs/deploy.md.',
}

interface MirrorSummary {
  readonly folder: string
  readonly pages: string
  readonly written: string
  readonly removed: string
  readonly media: string
  readonly cards: string
  readonly seconds: string
}

const en: typeof it = {
  notOurs: (folder) =>
    `There is something else in the folder ${folder}, and a static site would take its place: choose an empty one, or one that is not there yet. Nothing was changed.`,
  busy: (folder) => `Another program is writing in ${folder}: wait until it has finished. Nothing was changed.`,
  cannotWrite: (folder) => `${folder} cannot be written: check the folder, its permissions and the room on its disk.`,
  interrupted: 'A page could not be drawn. What is written is whole: try again, and it goes on from there.',
  progress: (done, total, written) => `Pages looked at ${done} of ${total}, rewritten ${written}`,
  cards: (cards) => `Drawing social cards: ${cards}`,
  done: ({ folder, pages, written, removed, media, cards, seconds }) =>
    `Done in ${seconds}: ${folder}\nAddresses ${pages}; files rewritten ${written}, removed ${removed}, media files added ${media}, social cards added ${cards}.`,
  next: 'How nginx or Caddy show them is in docs/deploy.md.',
}

/** What `mirror` says. */
export const mirror = { it, en }
