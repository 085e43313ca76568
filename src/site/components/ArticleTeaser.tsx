import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleCard } from '../../content/reading/publicContent.ts'
import { longDate } from '../../messages/dates.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Byline } from './Byline.tsx'
import { Picture } from './Picture.tsx'

/** How much room it has, from the lead story to a line of an index. */
export type TeaserLook = 'lead' | 'feature' | 'half' | 'card' | 'tall' | 'row' | 'brief' | 'line'

interface ArticleTeaserProps {
  readonly layout: LayoutData
  readonly article: ArticleCard
  readonly look: TeaserLook
  readonly heading?: 'h2' | 'h3'
  /** Where everything is of one section or by one author, their name need not be said each time. */
  readonly without?: 'section' | 'author'
  /** Its picture is among those that readers meet first. */
  readonly isFirst?: boolean
}

/**
 * How wide its picture is shown; one that is cropped upright or square is wider than what is seen of it. On a phone the page leaves it 92vw: said so, the
 * narrowest of double density would take a file that is a little too small.
 */
const SIZES: Record<Exclude<TeaserLook, 'brief' | 'line'>, string> = {
  lead: '(min-width: 84rem) 46rem, (min-width: 60rem) 56vw, 96vw',
  feature: '(min-width: 84rem) 39rem, (min-width: 48rem) 48vw, 96vw',
  half: '(min-width: 84rem) 39rem, (min-width: 40rem) 48vw, 12rem',
  card: '(min-width: 84rem) 25rem, (min-width: 60rem) 30vw, (min-width: 40rem) 46vw, 96vw',
  tall: '(min-width: 84rem) 38rem, (min-width: 60rem) 44vw, 90vw',
  row: '(min-width: 60rem) 19rem, 9rem',
}
const WITH_DATE: readonly TeaserLook[] = ['row', 'line']

/** An article in a list. The headline is the link; the rest of the teaser is reached through it. */
export function ArticleTeaser({ layout, article, look, heading: Heading = 'h2', without, isFirst = look === 'lead' }: ArticleTeaserProps) {
  const { title, kicker, standfirst, section, authors, hero, slug, readingMinutes, publishedAt } = article
  const { language, timeZone } = layout.site
  const label = kicker || (without === 'section' ? '' : section?.name)
  return (
    <article className={`teaser teaser-${look}`}>
      {hero && look !== 'brief' && look !== 'line' && (
        <div className="teaser-picture">
          {/* Beside its headline the picture says nothing more to who cannot see it. */}
          <Picture media={hero} sizes={SIZES[look]} alt="" isFirst={isFirst} />
        </div>
      )}
      <div className="teaser-words">
        {label && <p className="kicker">{label}</p>}
        <Heading className="teaser-title">
          <a href={addressOf.article(slug)}>{title}</a>
        </Heading>
        {standfirst && look !== 'line' && <p className="teaser-standfirst">{standfirst}</p>}
        <p className="teaser-meta">
          {without !== 'author' && <Byline layout={layout} authors={authors} />}
          {WITH_DATE.includes(look) && <time dateTime={publishedAt}>{longDate(publishedAt, timeZone, language)}</time>}
          {look !== 'line' && <span>{messagesOf(layout).minutes(readingMinutes)}</span>}
        </p>
      </div>
    </article>
  )
}
