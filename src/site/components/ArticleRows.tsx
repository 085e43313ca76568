import type { ArticleList } from '../articleList.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { ArticleTeaser } from './ArticleTeaser.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Pagination } from './Pagination.tsx'

interface ArticleRowsProps {
  readonly layout: LayoutData
  readonly list: ArticleList
  /** What a list says that has no articles; one that is never empty says nothing. */
  readonly empty?: string
  readonly without?: 'section' | 'author'
  /** The newest article opens the first page with its picture large. */
  readonly hasOpening?: boolean
}

/** A page of a list of articles, and the way to the others. */
export function ArticleRows({ layout, list, empty, without, hasOpening = false }: ArticleRowsProps) {
  const { articles, page } = list
  const opening = hasOpening && page === 1 ? articles[0] : undefined
  const shared = { layout, ...(without && { without }) }
  return (
    <>
      {empty && articles.length === 0 && <EmptyState text={empty} />}
      {opening && (
        <div className="opening">
          <ArticleTeaser {...shared} article={opening} look="lead" />
        </div>
      )}
      <div className="rows">
        {articles.slice(opening ? 1 : 0).map((article, index) => (
          <ArticleTeaser key={article.id} {...shared} article={article} look="row" isFirst={!opening && index < 2} />
        ))}
      </div>
      <Pagination layout={layout} list={list} />
    </>
  )
}

/** Says how many articles a list has, and which page of it this is when there are several. */
export function listNote(layout: LayoutData, { total, page, pages }: ArticleList): string {
  const t = messagesOf(layout)
  return [...(total > 0 ? [t.lists.count(total)] : []), ...(pages > 1 ? [t.pagination.pageOf(page, pages)] : [])].join(' · ')
}
