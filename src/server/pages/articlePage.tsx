import { addressOf } from '../../content/addresses/addresses.ts'
import { ArticlePage } from '../../site/pages/ArticlePage.tsx'
import type { ReaderPage } from './readerPage.ts'

/** As many as a page shows, and its neighbours in a dossier, which it shows already. */
export const RELATED = 5

export const articlePage: ReaderPage = {
  pattern: addressOf.article(':slug'),
  isCounted: true,
  async find({ params: { slug = '' }, publicContent, now, layout }) {
    const article = await publicContent.article(slug, now)
    if (!article) return undefined
    const [around, related, issue] = await Promise.all([
      layout({
        kind: 'article',
        sections: article.section ? [article.section.id] : [],
        tags: article.tags.map(({ id }) => id),
        language: article.content.language,
      }),
      publicContent.related(article, RELATED, now),
      article.issue && publicContent.issue(article.issue.slug, now),
    ])
    return <ArticlePage layout={around} article={article} related={related} issue={issue ?? null} />
  },
}
