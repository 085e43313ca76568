import type { Section } from '../content/kinds/section.ts'
import type { Menu } from '../content/kinds/menu.ts'
import type { AnalyticsSettings } from '../content/kinds/analyticsSettings.ts'
import type { PopupSettings, SiteSettings } from '../content/kinds/settings.ts'
import type { PopupToRead, Published } from '../content/reading/publicContent.ts'
import type { Instant } from '../content/time.ts'
import { messagesIn, type Messages } from '../messages/messages.ts'
import type { PageScriptName } from './pageScripts.ts'
import type { PageStyleName } from './pageStyles.ts'

/** The hashed files that pages load. */
export interface Assets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The fonts to fetch before the style asks for them. */
  readonly fonts: readonly string[]
  /** What a page loads besides if something on it needs it: a script comes after those that it imports. */
  readonly pageScripts: Readonly<Partial<Record<PageScriptName, readonly string[]>>>
  readonly pageStyles: Readonly<Partial<Record<PageStyleName, string>>>
  /** What a page with announcements loads besides; null where the popup was not built. */
  readonly popup: PopupAssets | null
  /** What tells others of what readers do; null where it was not built. */
  readonly analytics: AnalyticsAssets | null
}

export interface AnalyticsAssets {
  readonly script: string
  /** What a page loads where something may not begin before the reader has allowed it: at once, and to ask. */
  readonly consent: { readonly script: string; readonly banner: string; readonly style: string }
}

export interface PopupAssets {
  readonly script: string
  /** Goes before the script where announcements depend on who reads: see `popup/browser/audienceEntry.ts`. */
  readonly audience: string
  /** Goes in its place where nothing depends on who reads, and only figures are wanted. */
  readonly count: string
  /** The modal library of themes that are made for one, by version: scripts, then styles. */
  readonly bootstrap: (version: string) => { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/** The announcements of a page, and what the site says of them all. */
export interface Announcements {
  readonly popups: readonly Announcement[]
  readonly settings: PopupSettings
  /** Does the page carry the modal library of its theme? */
  readonly shipsBootstrap: boolean
}

export interface Announcement extends PopupToRead {
  /** Its name stands in the address: it opens by itself, whatever else it does. */
  readonly isForcedByUrl: boolean
}

/** What stands around every page: the same for all of them, and for every visitor. */
export interface LayoutData {
  readonly site: SiteSettings
  readonly siteUrl: string
  readonly sections: readonly Published<Section>[]
  readonly header: Menu['items']
  readonly footer: Menu['items']
  readonly assets: Assets
  /** What may pop up on this very page. */
  readonly announcements?: Announcements | undefined
  /** Who is told of what readers do here; nobody is told of previews. */
  readonly analytics?: AnalyticsSettings | undefined
  /** A draft, shown to who was given a link to it until that moment. */
  readonly preview?: { readonly expiresAt: Instant }
}

export const messagesOf = ({ site }: Pick<LayoutData, 'site'>): Messages['site'] => messagesIn(site.language).site
