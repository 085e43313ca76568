import type { Locale } from './locale.ts'

/** The proofs of what readers answered about cookies, as a table to take away. */
const it = {
  fileName: 'consensi',
  columns: { at: 'Data e ora', id: 'Codice', choice: 'Risposta', means: 'Come', terms: 'Che cosa era chiesto', language: 'Lingua' },
  choices: { granted: 'Sì alle statistiche', refused: 'No' },
  means: { accept: 'Accetta', refuse: 'Rifiuta', close: 'Chiuso con la ×', save: 'Salva le scelte' },
  text: (version: string) => `testo ${version}`,
}

const en: typeof it = {
  fileName: 'consents',
  columns: { at: 'Date and time', id: 'Code', choice: 'Answer', means: 'How', terms: 'What was asked', language: 'Language' },
  choices: { granted: 'Yes to statistics', refused: 'No' },
  means: { accept: 'Accept', refuse: 'Refuse', close: 'Closed with the ×', save: 'Save choices' },
  text: (version) => `text ${version}`,
}

export const consentRecords: Record<Locale, typeof it> = { it, en }
