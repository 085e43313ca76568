import { addressOf } from '../../../content/addresses/addresses.ts'
import type { ArticleToRead } from '../../../content/reading/publicContent.ts'
import { isLaterDay, longDate } from '../../../messages/dates.ts'
import { messagesOf, type LayoutData } from '../../layoutData.ts'
import { Byline } from '../Byline.tsx'

/** What stands above the text: where it belongs, its title, what it is about, who signs it and when. */
export function ArticleHead({ layout, article }: { readonly layout: LayoutData; readonly article: ArticleToRead }) {
  const { content, section, authors, publishedAt, updatedAt, readingMinutes } = article
  const { timeZone, language } = layout.site
  const t = messagesOf(layout)
  return (
    <header className="article-head">
      <p className="kicker">
        {section && <a href={addressOf.section(section.slug)}>{section.name}</a>}
        {content.kicker && <span>{content.kicker}</span>}
      </p>
      <h1>{content.title}</h1>
      {content.standfirst && <p className="standfirst">{content.standfirst}</p>}
      <p className="article-meta">
        <Byline layout={layout} authors={authors} isLinked />
        <time dateTime={publishedAt}>{longDate(publishedAt, timeZone, language)}</time>
        {isLaterDay(publishedAt, updatedAt, timeZone) && (
          <span>
            {t.article.updated} <time dateTime={updatedAt}>{longDate(updatedAt, timeZone, language)}</time>
          </span>
        )}
        <span className="article-minutes">{t.readingMinutes(readingMinutes)}</span>
      </p>
      {/* Shown by the script, to who has been here before. */}
      <button type="button" className="resume js-resume" hidden>
        {t.reading.resume}
      </button>
    </header>
  )
}
