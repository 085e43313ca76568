import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleCard } from '../../content/reading/publicContent.ts'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Layout } from '../components/Layout.tsx'
import { Moon } from '../components/Moon.tsx'
import { SearchForm } from '../components/SearchForm.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface NoticePageProps {
  readonly layout: LayoutData
  readonly title: string
  readonly text: string
  /** Something to read for who has come here by mistake. */
  readonly articles?: readonly ArticleCard[]
}

/** A page that says one thing: what went wrong, or what is not here. */
export function NoticePage({ layout, title, text, articles = [] }: NoticePageProps) {
  const t = messagesOf(layout)
  return (
    <Layout layout={layout} title={title}>
      <div className="notice">
        <Moon />
        <div className="notice-words">
          <h1>{title}</h1>
          <p className="standfirst">{text}</p>
          <SearchForm layout={layout} id="cerca-avviso" />
          <p>
            <a href={addressOf.home()}>{t.backHome}</a>
          </p>
        </div>
      </div>
      {articles.length > 0 && (
        <section className="lines" aria-labelledby="intanto">
          <h2 className="band-title" id="intanto">
            {t.notices.meanwhile}
          </h2>
          <div className="lines-columns">
            {articles.map((article) => (
              <ArticleTeaser key={article.id} layout={layout} article={article} look="line" heading="h3" />
            ))}
          </div>
        </section>
      )}
    </Layout>
  )
}
