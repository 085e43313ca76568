import { addressOf } from '../../content/addresses/addresses.ts'
import type { Media } from '../../content/kinds/media.ts'
import { articleCard, cardVersion, CARD_HEIGHT, CARD_WIDTH, siteCard } from '../socialCards/card.ts'
import { plainPicture } from '../plainPicture.ts'
import { absolute, type PageAbout } from './pageAbout.ts'

/** The picture that stands for a page where it is shared. */
export interface SocialImage {
  readonly url: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** What the editors chose, else the card that is drawn for the article, else the magazine's. */
export function socialImage({ layout, subject, title }: PageAbout): SocialImage {
  const chosen = chosenImage(subject)
  const picture = chosen && plainPicture(chosen, CARD_WIDTH)
  if (picture) return { ...picture, url: absolute(layout, picture.address), alt: chosen.alt }
  const drawn = { type: 'image/jpeg', width: CARD_WIDTH, height: CARD_HEIGHT }
  if (subject.kind !== 'article')
    return { url: absolute(layout, addressOf.siteCard(cardVersion(siteCard(layout.site)))), alt: layout.site.name, ...drawn }
  const version = cardVersion(articleCard(layout.site, subject.article))
  return { url: absolute(layout, addressOf.socialCard(subject.article.slug, version)), alt: title, ...drawn }
}

function chosenImage(subject: PageAbout['subject']): Media | undefined {
  if (subject.kind !== 'article' && subject.kind !== 'page') return undefined
  const { content, media } = subject.kind === 'article' ? subject.article : subject.page
  return content.socialImage === null ? undefined : media.get(content.socialImage)
}
