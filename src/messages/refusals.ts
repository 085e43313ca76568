const it = {
  notFound: 'Non c’è più: forse è stato eliminato.',
  invalid: 'Alcuni campi vanno corretti.',
  slugTaken: (slug: string) => `L’indirizzo «${slug}» è già usato.`,
  slugFree: (free: string) => `Già usato: è libero «${free}».`,
  idTaken: 'Non è stato creato: il suo identificativo è già di un altro documento. Riprova.',
  inUse: (titles: readonly string[]) => `È usato altrove: ${titles.join(', ')}.`,
  stale: (by: string) => `Nel frattempo ${by} ha salvato una versione più recente.`,
}

const en: typeof it = {
  notFound: 'It is no longer there: perhaps it was deleted.',
  invalid: 'Some fields need correcting.',
  slugTaken: (slug: string) => `The address “${slug}” is already in use.`,
  slugFree: (free: string) => `Already in use: “${free}” is free.`,
  idTaken: 'It was not created: its identifier belongs to another document. Try again.',
  inUse: (titles: readonly string[]) => `It is used elsewhere: ${titles.join(', ')}.`,
  stale: (by: string) => `Meanwhile ${by} saved a newer version.`,
}

/** Why a document could not be saved or deleted. */
export const refusals = { it, en }
