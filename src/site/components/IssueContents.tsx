import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleCard } from '../../content/reading/publicContent.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { Byline } from './Byline.tsx'
import { Picture } from './Picture.tsx'

interface IssueContentsProps {
  readonly layout: LayoutData
  readonly articles: readonly ArticleCard[]
  readonly hasPictures?: boolean
  readonly hasStandfirsts?: boolean
}

export function IssueContents({ layout, articles, hasPictures = false, hasStandfirsts = false }: IssueContentsProps) {
  return (
    <ol className="contents plain-list">
      {articles.map(({ id, slug, title, standfirst, authors, hero, readingMinutes }) => (
        <li key={id} className="contents-item">
          <div className="contents-words">
            <h3 className="contents-title">
              <a href={addressOf.article(slug)}>{title}</a>
            </h3>
            {hasStandfirsts && standfirst && <p className="teaser-standfirst">{standfirst}</p>}
            <p className="teaser-meta">
              <Byline layout={layout} authors={authors} />
              <span>{messagesOf(layout).minutes(readingMinutes)}</span>
            </p>
          </div>
          {hasPictures && hero && (
            <div className="teaser-picture">
              <Picture media={hero} sizes="(min-width: 60rem) 11rem, 26vw" alt="" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
