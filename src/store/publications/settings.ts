import type { Kysely } from 'kysely'
import type { Contents } from '../../content/kinds.ts'
import { analyticsSettingsSchema } from '../../content/kinds/analyticsSettings.ts'
import { homePageSchema, type HomePage } from '../../content/kinds/homePage.ts'
import { popupSettingsSchema, siteSettingsSchema } from '../../content/kinds/settings.ts'
import { supportSettingsSchema } from '../../content/kinds/supportSettings.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'
import { readContent } from '../documents/storedContent.ts'
import { publishedRow } from './published.ts'
import type { Tables } from '../tables.ts'
import { END_OF_TIME } from '../tables/documents.ts'

type Settings = 'siteSettings' | 'popupSettings' | 'supportSettings' | 'analyticsSettings'

interface SettingsQueries extends Pick<PublicContent, Settings | 'menu'> {
  /** What the editors put on the front page. */
  readonly homePage: () => Promise<HomePage>
}

/** What there is one of: as it was saved last or, in a magazine just born, by default. */
export function createSettingsQueries(db: Kysely<Tables>): SettingsQueries {
  async function newest<K extends Settings | 'homePage' | 'menu'>(kind: K, slug: string): Promise<Contents[K] | undefined> {
    // Settings and menus are visible from their first save on, so the end of time is as good a moment as any to ask for them.
    const row = await publishedRow(db, kind, slug, END_OF_TIME)
    return row && readContent(kind, row)
  }

  return {
    siteSettings: async () => (await newest('siteSettings', 'site')) ?? siteSettingsSchema.parse({}),
    popupSettings: async () => (await newest('popupSettings', 'popup')) ?? popupSettingsSchema.parse({}),
    supportSettings: async () => (await newest('supportSettings', 'support')) ?? supportSettingsSchema.parse({}),
    analyticsSettings: async () => (await newest('analyticsSettings', 'analytics')) ?? analyticsSettingsSchema.parse({}),
    homePage: async () => (await newest('homePage', 'home')) ?? homePageSchema.parse({}),
    menu: async (slug) => (await newest('menu', slug))?.items ?? [],
  }
}
