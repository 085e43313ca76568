import { addressOf } from '../../content/addresses.ts'
import type { ArticleCard, ArticleToRead, IssueToRead } from '../../content/reading/library.ts'
import { longDate } from '../../messages/dates.ts'
import { Body } from '../components/body/Body.tsx'
import { FigureCaption } from '../components/body/FigureCaption.tsx'
import { Byline } from '../components/Byline.tsx'
import { Layout } from '../components/Layout.tsx'
import { Picture } from '../components/Picture.tsx'
import { messagesOf, type Frame } from '../frame.ts'

interface ArticlePageProps {
  readonly frame: Frame
  readonly article: ArticleToRead
  /** What to read next. */
  readonly related: readonly ArticleCard[]
  /** The dossier it belongs to, with its other articles. */
  readonly issue: IssueToRead | null
}

export function ArticlePage({ frame, article, issue }: ArticlePageProps) {
  const { content, section, authors, hero, publishedAt, readingMinutes, media } = article
  const { site } = frame
  const t = messagesOf(frame)
  return (
    <Layout
      frame={frame}
      title={content.seoTitle || content.title}
      description={content.seoDescription || content.standfirst}
      path={addressOf.article(article.slug)}
      subject={{ kind: 'article', article }}
      currentSection={section?.id ?? null}
    >
      <article className="article" lang={content.language}>
        <header className="article-head">
          <p className="kicker">
            {section && <a href={addressOf.section(section.slug)}>{section.name}</a>}
            {content.kicker && <span>{content.kicker}</span>}
          </p>
          <h1>{content.title}</h1>
          {content.standfirst && <p className="standfirst">{content.standfirst}</p>}
          <p className="article-meta">
            <Byline frame={frame} authors={authors} />
            <time dateTime={publishedAt}>{longDate(publishedAt, site.timeZone, site.language)}</time>
            <span>{t.readingMinutes(readingMinutes)}</span>
          </p>
        </header>
        {hero && (
          <figure className="hero">
            <Picture media={hero} sizes="(min-width: 70rem) 64rem, 100vw" isFirst />
            <FigureCaption caption={content.heroCaption || hero.caption} credit={hero.credit} />
          </figure>
        )}
        <Body body={content.body} media={media} messages={t} />
        <footer className="article-foot">
          {issue && (
            <p className="article-issue">
              {t.inDossier} <strong>{issue.title}</strong>
              {issue.number !== null && <span> · {t.issue(issue.number)}</span>}
            </p>
          )}
          {authors.length > 0 && (
            <section aria-labelledby="chi-scrive">
              <h2 id="chi-scrive">{t.aboutAuthors}</h2>
              {authors.map((author) => {
                const portrait = author.portrait ? media.get(author.portrait) : undefined
                return (
                  <div key={author.id} className="author">
                    {portrait && <Picture media={portrait} sizes="5rem" alt="" className="author-portrait" />}
                    <div>
                      <p className="author-name">{author.name}</p>
                      <p>{author.bio}</p>
                    </div>
                  </div>
                )
              })}
            </section>
          )}
        </footer>
      </article>
    </Layout>
  )
}
