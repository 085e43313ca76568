import type { Section } from '../content/kinds/section.ts'
import type { Menu } from '../content/kinds/menu.ts'
import type { SiteSettings } from '../content/kinds/settings.ts'
import type { Shown } from '../content/reading/library.ts'
import type { Instant } from '../content/time.ts'
import { messagesIn } from '../messages/locale.ts'
import type { Messages } from '../messages/it.ts'

/** The hashed files that pages load. */
export interface Assets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The faces to fetch before the style asks for them. */
  readonly fonts: readonly string[]
  /** What a page with an island loads besides. */
  readonly islands: string
}

/** What stands around every page: the same for all of them, and for every visitor. */
export interface Frame {
  readonly site: SiteSettings
  readonly siteUrl: string
  readonly sections: readonly Shown<Section>[]
  readonly header: Menu['items']
  readonly footer: Menu['items']
  readonly assets: Assets
  /** A draft, shown to who was given a link to it until that moment. */
  readonly preview?: { readonly expiresAt: Instant }
}

export const messagesOf = ({ site }: Frame): Messages['site'] => messagesIn(site.language).site
