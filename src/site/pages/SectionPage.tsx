import { addressOf } from '../../content/addresses.ts'
import type { Section } from '../../content/kinds/section.ts'
import type { ArticleCard, Shown } from '../../content/reading/library.ts'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type Frame } from '../frame.ts'

interface SectionPageProps {
  readonly frame: Frame
  readonly section: Shown<Section>
  readonly articles: readonly ArticleCard[]
}

export function SectionPage({ frame, section, articles }: SectionPageProps) {
  return (
    <Layout
      frame={frame}
      title={section.name}
      description={section.description}
      path={addressOf.section(section.slug)}
      currentSection={section.id}
    >
      <header className="page-head">
        <h1>{section.name}</h1>
        {section.description && <p className="standfirst">{section.description}</p>}
      </header>
      {articles.length === 0 && <p className="empty">{messagesOf(frame).emptySection}</p>}
      <div className="cards">
        {articles.map((article) => (
          <ArticleTeaser key={article.id} frame={frame} article={article} look="card" />
        ))}
      </div>
    </Layout>
  )
}
