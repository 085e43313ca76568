import { addressOf } from '../../content/addresses.ts'
import type { ArticleCard } from '../../content/reading/library.ts'
import { messagesOf, type Frame } from '../frame.ts'
import { Byline } from './Byline.tsx'
import { Picture } from './Picture.tsx'

interface ArticleTeaserProps {
  readonly frame: Frame
  readonly article: ArticleCard
  /** How much room it has: the lead story, a card with a picture, or a line in a list. */
  readonly look: 'lead' | 'card' | 'line'
  readonly heading?: 'h2' | 'h3'
}

const SIZES = { lead: '(min-width: 70rem) 44rem, 100vw', card: '(min-width: 70rem) 22rem, (min-width: 40rem) 50vw, 100vw', line: '8rem' }

/** An article in a list. The headline is the link; the rest of the teaser is reached through it. */
export function ArticleTeaser({ frame, article, look, heading: Heading = 'h2' }: ArticleTeaserProps) {
  const { title, kicker, standfirst, section, authors, hero, slug, readingMinutes } = article
  const label = kicker || section?.name
  return (
    <article className={`teaser teaser-${look}`}>
      {hero && look !== 'line' && (
        <div className="teaser-picture">
          {/* Beside its headline the picture says nothing more to who cannot see it. */}
          <Picture media={hero} sizes={SIZES[look]} alt="" isFirst={look === 'lead'} />
        </div>
      )}
      <div className="teaser-words">
        {label && <p className="kicker">{label}</p>}
        <Heading className="teaser-title">
          <a href={addressOf.article(slug)}>{title}</a>
        </Heading>
        {look !== 'line' && standfirst && <p className="teaser-standfirst">{standfirst}</p>}
        <p className="teaser-meta">
          <Byline frame={frame} authors={authors} />
          <span>{messagesOf(frame).minutes(readingMinutes)}</span>
        </p>
      </div>
    </article>
  )
}
