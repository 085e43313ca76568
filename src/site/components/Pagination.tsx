import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArticleList } from '../articleList.ts'
import { messagesOf, type LayoutData } from '../layoutData.ts'
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

/** The pages worth a number: the first, the last, and those beside the present one. A gap of a single page is filled with it. */
export function nearbyPages(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages))
  for (const number of shown) if (shown.has(number + 2)) shown.add(number + 1)
  return [...shown].sort((a, b) => a - b)
}
