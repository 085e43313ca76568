import type { HomeToRead } from '../../content/reading/library.ts'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type Frame } from '../frame.ts'

interface HomePageProps {
  readonly frame: Frame
  readonly home: HomeToRead
}

export function HomePage({ frame, home }: HomePageProps) {
  const t = messagesOf(frame)
  const { lead, second: cards, latest: lines } = home
  return (
    <Layout frame={frame} path="/">
      {!lead && (
        <div className="empty">
          <h2>{t.emptyTitle}</h2>
          <p>{t.emptyText}</p>
        </div>
      )}
      {lead && <ArticleTeaser frame={frame} article={lead} look="lead" />}
      {cards.length > 0 && (
        <div className="cards">
          {cards.map((article) => (
            <ArticleTeaser key={article.id} frame={frame} article={article} look="card" />
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <section className="lines" aria-labelledby="ultime">
          <h2 className="lines-title" id="ultime">
            {t.latest}
          </h2>
          <div className="lines-columns">
            {lines.map((article) => (
              <ArticleTeaser key={article.id} frame={frame} article={article} look="line" heading="h3" />
            ))}
          </div>
        </section>
      )}
    </Layout>
  )
}
