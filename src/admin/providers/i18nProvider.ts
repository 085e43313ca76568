import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { reactAdminItalian } from '../../messages/admin/reactAdmin.ts'
import { resources } from '../../messages/admin/resources.ts'

const italian = { ...reactAdminItalian, resources: resources.it }

/** What react-admin says by itself. Our own sentences come from `useMessages`, where a missing one does not compile. */
export const i18nProvider = polyglotI18nProvider((locale) => (locale === 'en' ? { ...english, resources: resources.en } : italian), 'it', [
  { locale: 'it', name: 'Italiano' },
  { locale: 'en', name: 'English' },
])
