import { useLocale } from 'react-admin'
import { adminMessages, type AdminMessages } from '../messages/admin/adminMessages.ts'
import type { Locale } from '../messages/locale.ts'

/** The sentences of the back office in the editor's language. */
export function useMessages(): AdminMessages {
  return adminMessages[useLanguage()]
}

export function useLanguage(): Locale {
  return useLocale() === 'en' ? 'en' : 'it'
}
