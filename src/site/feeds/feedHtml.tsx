import { renderToStaticMarkup } from 'react-dom/server'
import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleToRead } from '../../content/reading/publicContent.ts'
import { messagesIn } from '../../messages/messages.ts'
import { FeedBody } from './FeedBody.tsx'
import { FeedPicture } from './FeedPicture.tsx'

/** An article's picture and whole text as HTML that reads well anywhere, every address in it complete. */
export function feedHtml({ hero, content, media, slug }: ArticleToRead, siteUrl: string): string {
  const page = new URL(addressOf.article(slug), siteUrl)
  const absolute = (address: string): string => new URL(address, page).href
  return renderToStaticMarkup(
    <>
      {hero && <FeedPicture media={hero} caption={content.heroCaption || hero.caption} absolute={absolute} />}
      <FeedBody body={content.body} media={media} absolute={absolute} messages={messagesIn(content.language).site} />
    </>,
  )
}
