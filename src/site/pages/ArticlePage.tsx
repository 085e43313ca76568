import { addressOf } from '../../content/addresses/addresses.ts'
import { headingsIn } from '../../content/body/headings.ts'
import type { ArticleCard, ArticleToRead, IssueToRead } from '../../content/reading/publicContent.ts'
import { AuthorBoxes } from '../components/article/AuthorBoxes.tsx'
import { InDossier, neighboursIn } from '../components/article/InDossier.tsx'
import { Opening } from '../components/article/Opening.tsx'
import { Share } from '../components/article/Share.tsx'
import { TableOfContents } from '../components/article/TableOfContents.tsx'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Body } from '../components/body/Body.tsx'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface ArticlePageProps {
  readonly layout: LayoutData
  readonly article: ArticleToRead
  /** What to read after it. What its dossier shows already is left out. */
  readonly related: readonly ArticleCard[]
  /** The dossier it belongs to, with its other articles. */
  readonly issue: IssueToRead | null
}

/** Below either, a table of contents is longer than the way through the text. */
const CHAPTERS_WORTH_LISTING = 3
const MINUTES_WORTH_LISTING = 5
const MOST_RELATED = 3

export function ArticlePage({ layout, article, related, issue }: ArticlePageProps) {
  const { content, section, media, tags, readingMinutes } = article
  const t = messagesOf(layout)
  const address = new URL(addressOf.article(article.slug), layout.siteUrl).href
  const chapters = [...headingsIn(content.body).values()].filter(({ level }) => level === 2)
  const neighbours = issue && neighboursIn(issue, article.id)
  const others = related.filter(({ id }) => id !== neighbours?.next?.id && id !== neighbours?.previous?.id).slice(0, MOST_RELATED)
  return (
    <Layout
      layout={layout}
      title={content.seoTitle || content.title}
      description={content.seoDescription || content.standfirst}
      path={addressOf.article(article.slug)}
      subject={{ kind: 'article', article }}
      currentSection={section?.id ?? null}
    >
      <article className="article story" lang={content.language}>
        <Opening layout={layout} article={article} />
        {chapters.length >= CHAPTERS_WORTH_LISTING && readingMinutes >= MINUTES_WORTH_LISTING && (
          <TableOfContents title={t.article.tableOfContents} anchors={chapters} />
        )}
        <Body body={content.body} media={media} layout={layout} />
        <p className="print-source">
          {t.article.printedFrom} {layout.site.name}, {address}
        </p>
      </article>
      <div className="article-foot">
        {tags.length > 0 && (
          <section className="tags" aria-labelledby="temi">
            <h2 id="temi" className="kicker">
              {t.article.tags}
            </h2>
            <ul className="plain-list">
              {tags.map(({ id, slug, name }) => (
                <li key={id}>
                  <a rel="tag" href={addressOf.tag(slug)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Share layout={layout} title={content.title} address={address} minutes={readingMinutes} />
        <AuthorBoxes layout={layout} article={article} />
      </div>
      {issue && <InDossier layout={layout} issue={issue} current={article.id} />}
      {others.length > 0 && (
        <section className="related" aria-labelledby="leggi-anche">
          <h2 id="leggi-anche">{t.article.related}</h2>
          <div className="related-cards">
            {others.map((card) => (
              <ArticleTeaser key={card.id} layout={layout} article={card} look="card" heading="h3" />
            ))}
          </div>
        </section>
      )}
    </Layout>
  )
}
