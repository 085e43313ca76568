import { en } from './en.ts'
import { it, type Messages } from './it.ts'

export const LOCALES = ['it', 'en'] as const
export type Locale = (typeof LOCALES)[number]

export const messagesIn = (locale: Locale): Messages => (locale === 'en' ? en : it)
