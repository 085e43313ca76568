import type { ReactElement } from 'react'
import { inOrder } from '../../content/inOrder.ts'
import type { ArticleToRead, Draft, IssueToRead, PublicContent } from '../../content/reading/publicContent.ts'
import type { Instant } from '../../content/time.ts'
import type { LayoutData } from '../../site/layoutData.ts'
import { ArticlePage } from '../../site/pages/ArticlePage.tsx'
import { IssuePage } from '../../site/pages/IssuePage.tsx'
import { StaticPage } from '../../site/pages/StaticPage.tsx'
import { SupportPage } from '../../site/pages/SupportPage.tsx'
import { RELATED } from '../pages/articlePage.tsx'

/** The page that readers would get if a draft were published, with all that stands around it. */
export async function drawDraft(publicContent: PublicContent, layout: LayoutData, draft: Draft, now: Instant): Promise<ReactElement> {
  switch (draft.kind) {
    case 'issue':
      return <IssuePage layout={layout} issue={draft.issue} />
    case 'page': {
      const { supportSlug } = await publicContent.popupSettings()
      if (draft.page.content.slug !== supportSlug) return <StaticPage layout={layout} page={draft.page} />
      return <SupportPage layout={layout} page={draft.page} support={await publicContent.supportSettings()} now={now} />
    }
    case 'article': {
      const { article } = draft
      const [related, issue] = await Promise.all([
        publicContent.related(article, RELATED, now),
        article.issue && publicContent.issue(article.issue.slug, now),
      ])
      return <ArticlePage layout={layout} article={article} related={related} issue={issue ? withArticle(issue, article) : null} />
    }
  }
}

/** The issue with the draft in its place among the articles that readers can see of it. */
function withArticle(issue: IssueToRead, article: ArticleToRead): IssueToRead {
  const articles = [...issue.articles.filter(({ id }) => id !== article.id), article]
  const newestFirst = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
  return { ...issue, articles: inOrder(issue.content.order, newestFirst) }
}
