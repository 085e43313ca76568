import { addressOf } from '../../content/addresses.ts'
import type { Section } from '../../content/kinds/section.ts'
import type { Shown } from '../../content/reading/library.ts'
import type { ArticleList } from '../articleList.ts'
import { ArticleTeaser } from '../components/ArticleTeaser.tsx'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type Frame } from '../frame.ts'

interface SectionPageProps {
  readonly frame: Frame
  readonly section: Shown<Section>
  readonly list: ArticleList
}

export function SectionPage({ frame, section, list }: SectionPageProps) {
  return (
    <Layout
      frame={frame}
      title={section.name}
      description={section.description}
      path={addressOf.pageOf(list.address, list.page)}
      subject={{ kind: 'list', list, hasFeeds: true }}
      currentSection={section.id}
    >
      <header className="page-head">
        <h1>{section.name}</h1>
        {section.description && <p className="standfirst">{section.description}</p>}
      </header>
      {list.articles.length === 0 && <p className="empty">{messagesOf(frame).emptySection}</p>}
      <div className="cards">
        {list.articles.map((article) => (
          <ArticleTeaser key={article.id} frame={frame} article={article} look="card" />
        ))}
      </div>
    </Layout>
  )
}
