import { createHash } from 'node:crypto'
import type { Media, PictureFormat } from '../../content/kinds/media.ts'
import type { Section } from '../../content/kinds/section.ts'
import type { SiteSettings } from '../../content/kinds/settings.ts'
import type { ArticleCard } from '../../content/reading/publicContent.ts'
import { plainPicture } from '../plainPicture.ts'

/** What the networks ask for. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** What podcast directories ask for, at least. */
const COVER_WIDTH = 1400

/** How large a card is drawn. */
export const cardSize = ({ of }: SocialCard): { readonly width: number; readonly height: number } =>
  of === 'podcast' ? { width: COVER_WIDTH, height: COVER_WIDTH } : { width: CARD_WIDTH, height: CARD_HEIGHT }

/** Raised when cards are drawn differently, so that none of the old ones is taken for a new one. */
const DESIGN = 1

/** What is drawn on a social card, and nothing else: two cards with the same words and picture are the same card. */
export interface SocialCard {
  /** The magazine's own card shows its name large and, for a title, what it says of itself; a podcast's is square. */
  readonly of: 'article' | 'magazine' | 'podcast'
  readonly magazine: string
  readonly kicker: string
  readonly title: string
  readonly picture: CardPicture | null
}

export interface CardPicture {
  readonly hash: string
  readonly width: number
  readonly format: PictureFormat
  readonly focus: Media['focus']
}

export function articleCard(site: SiteSettings, { title, section, kicker, hero }: ArticleCard): SocialCard {
  const picture = hero && plainPicture(hero, CARD_WIDTH)
  return {
    of: 'article',
    magazine: site.name,
    kicker: (section?.name ?? kicker).toLocaleUpperCase(site.language).normalize(),
    // Accents typed apart from their letters have no place in our fonts.
    title: title.normalize(),
    picture: picture ? { hash: picture.hash, width: picture.width, format: picture.format, focus: hero.focus } : null,
  }
}

/** The card of every page that is not an article. */
export const siteCard = (site: SiteSettings): SocialCard => ({
  of: 'magazine',
  magazine: site.name,
  kicker: '',
  title: site.tagline,
  picture: null,
})

/** The cover of a section's podcast. */
export const podcastCard = (site: SiteSettings, section: Section): SocialCard => ({
  of: 'podcast',
  magazine: site.name,
  kicker: 'PODCAST',
  title: section.name.normalize(),
  picture: null,
})

/** A short name for what a card shows: as long as it is the same, so is the card. */
export function cardVersion(card: SocialCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 10)
}
