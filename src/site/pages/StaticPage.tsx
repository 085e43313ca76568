import type { ReactNode } from 'react'
import type { PageToRead } from '../../content/reading/publicContent.ts'
import { Body } from '../components/body/Body.tsx'
import { PageLayout } from '../components/PageLayout.tsx'
import type { LayoutData } from '../layoutData.ts'

interface StaticPageProps {
  readonly layout: LayoutData
  readonly page: PageToRead
  /** What the site itself adds to the editors' words. */
  readonly below?: ReactNode
}

export function StaticPage({ layout, page, below }: StaticPageProps) {
  const { content, media } = page
  return (
    <PageLayout layout={layout} page={page}>
      <article className="article" lang={content.language}>
        <header className="article-head">
          <h1>{content.title}</h1>
          {content.standfirst && <p className="standfirst">{content.standfirst}</p>}
        </header>
        <Body body={content.body} media={media} layout={layout} />
        {below}
      </article>
    </PageLayout>
  )
}
