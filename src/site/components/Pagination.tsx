import { addressOf } from '../../content/addresses.ts'
import type { ArticleList } from '../articleList.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
import { nearbyPages } from '../nearbyPages.ts'
import { Icon } from './Icon.tsx'

/** The way to the other pages of a list: each has an address of its own. */
export function Pagination({ layout, list }: { readonly layout: LayoutData; readonly list: ArticleList }) {
  const { address, page, pages } = list
  if (pages === 1) return null
  const t = messagesOf(layout).pagination
  return (
    <nav className="pagination" aria-label={t.label}>
      {page > 1 && (
        <a className="pagination-step" rel="prev" href={addressOf.pageOf(address, page - 1)}>
          <Icon name="previous" />
          {t.previous}
        </a>
      )}
      <ol className="plain-list">
        {nearbyPages(page, pages).map((number, index, all) => (
          <li key={number} className={number - (all[index - 1] ?? number - 1) > 1 ? 'pagination-after-gap' : undefined}>
            <a
              href={addressOf.pageOf(address, number)}
              aria-label={number === page ? t.pageOf(page, pages) : t.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="pagination-step pagination-next" rel="next" href={addressOf.pageOf(address, page + 1)}>
          {t.next}
          <Icon name="next" />
        </a>
      )}
    </nav>
  )
}
