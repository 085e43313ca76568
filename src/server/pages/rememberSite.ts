import { siteSettingsSchema, type SiteSettings } from '../../content/kinds/settings.ts'
import type { PublicContent } from '../../content/reading/publicContent.ts'

interface RememberedSite {
  readonly publicContent: PublicContent
  /** What it last said of the magazine; what a new magazine says of itself, before it was ever asked. */
  readonly lastKnown: () => SiteSettings
}

/** Remembers the name and the language of the magazine for when the store cannot tell them. */
export function rememberSite(publicContent: PublicContent): RememberedSite {
  let site = siteSettingsSchema.parse({})
  return {
    publicContent: { ...publicContent, siteSettings: async () => (site = await publicContent.siteSettings()) },
    lastKnown: () => site,
  }
}
