import { siteSettingsSchema, type SiteSettings } from '../content/kinds/settings.ts'
import type { Library } from '../content/reading/library.ts'

interface RememberedSite {
  /** The same library. */
  readonly library: Library
  /** What it last said of the magazine; what a new magazine says of itself, before it was ever asked. */
  readonly lastKnown: () => SiteSettings
}

/** Remembers the name and the language of the magazine for when the store cannot tell them. */
export function rememberSite(library: Library): RememberedSite {
  let site = siteSettingsSchema.parse({})
  return {
    library: { ...library, siteSettings: async () => (site = await library.siteSettings()) },
    lastKnown: () => site,
  }
}
