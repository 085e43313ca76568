import type { PopupSettings, SiteSettings } from '../../content/kinds/settings.ts'
import type { PublicContent, PopupToRead } from '../../content/reading/publicContent.ts'
import { toInstant, type Clock } from '../../content/time.ts'
import { isSupportPage } from '../../popup/core/isSupportPage.ts'
import { isForcedByUrl, targetingMismatch, type PageContext } from '../../popup/core/targeting.ts'
import type { Announcements } from '../../site/layoutData.ts'
import type { Generations } from '../pageCache/generations.ts'
import { perGeneration } from '../pageCache/perGeneration.ts'
import type { PageSubject } from '../pages/readerPage.ts'

/** What readers can be told these days. */
export interface ActivePopups {
  /** The most important first. */
  readonly popups: readonly PopupToRead[]
  readonly settings: PopupSettings
  readonly shipsBootstrap: boolean
}

/** Knows the announcements, and which of them stand on which page. */
export interface PopupSelector {
  readonly active: () => Promise<ActivePopups>
  /** The announcement that an address calls by name: only one that is there, so that nobody can invent pages. Empty for none. */
  called(address: string): Promise<string>
  /** What the page at an address announces; nothing on the support page, and where there is nothing. */
  announcementsAt(
    address: string,
    page: PageSubject,
    called: string,
    site: Pick<SiteSettings, 'language'>,
  ): Promise<Announcements | undefined>
}

interface PopupSelectorParts {
  readonly publicContent: Pick<PublicContent, 'popups' | 'popupSettings' | 'shipsBootstrap'>
  readonly clock: Clock
  readonly generations: Generations
}

export function createPopupSelector({ publicContent, clock, generations }: PopupSelectorParts): PopupSelector {
  const active = perGeneration(generations, async (): Promise<ActivePopups> => {
    const [popups, settings] = await Promise.all([publicContent.popups(toInstant(clock())), publicContent.popupSettings()])
    return { popups, settings, shipsBootstrap: await publicContent.shipsBootstrap(settings.bootstrapVersion) }
  })

  return {
    active,

    async called(address) {
      const name = parameterIn(address)
      // What is named by nobody need not be looked up, nor wait for a store that may be down.
      if (!name) return ''
      const { popups } = await active()
      return popups.some(({ content }) => isForcedByUrl(content.targeting, { parameter: name })) ? name : ''
    },

    async announcementsAt(address, page, called, site) {
      const { popups, settings, shipsBootstrap } = await active()
      if (popups.length === 0 || isSupportPage(address, settings.supportSlug)) return undefined
      const context = pageContextAt(address, page, called, site)
      const here = popups.filter(({ content }) => targetingMismatch(content.targeting, context) === null)
      if (here.length === 0) return undefined
      const known = here.map((popup) => ({ ...popup, isForcedByUrl: isForcedByUrl(popup.content.targeting, context) }))
      // Whoever followed a link to an announcement came for it: it stands first, whatever else the page announces.
      return { popups: known.sort((a, b) => Number(b.isForcedByUrl) - Number(a.isForcedByUrl)), settings, shipsBootstrap }
    },
  }
}

/** A page as targeting knows it. */
export function pageContextAt(
  address: string,
  { kind, sections = [], tags = [], language }: PageSubject,
  parameter: string,
  site: Pick<SiteSettings, 'language'>,
): PageContext {
  return { path: address.replace(/[?#].*$/s, ''), parameter, kind, sections, tags, language: language ?? site.language }
}

/** The value of `?modal=` in an address. */
export function parameterIn(address: string): string {
  const query = address.indexOf('?')
  return query < 0 ? '' : (new URLSearchParams(address.slice(query)).get('modal') ?? '')
}
