export const LOCALES = ['it', 'en'] as const
export type Locale = (typeof LOCALES)[number]
