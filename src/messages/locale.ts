export const LOCALES = ['it', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** Where each language is spoken: what says how dates and sums are written. */
export const REGION: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' }
