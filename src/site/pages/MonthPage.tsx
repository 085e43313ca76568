import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArchiveMonth } from '../../content/reading/publicContent.ts'
import { monthName } from '../../messages/dates.ts'
import type { ArticleList } from '../articleList.ts'
import { ArticleRows, listNote } from '../components/ArticleRows.tsx'
import { Icon } from '../components/Icon.tsx'
import { Layout } from '../components/Layout.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

interface MonthPageProps {
  readonly layout: LayoutData
  readonly month: ArchiveMonth
  /** The nearest months in which something came out. */
  readonly older: ArchiveMonth | undefined
  readonly newer: ArchiveMonth | undefined
  readonly list: ArticleList
}

export function MonthPage({ layout, month, older, newer, list }: MonthPageProps) {
  const t = messagesOf(layout).lists
  const nameOf = ({ year, month: number }: ArchiveMonth) => `${monthName(number, layout.site.language)} ${year}`
  const name = nameOf(month)
  const title = name.charAt(0).toLocaleUpperCase(layout.site.language) + name.slice(1)
  return (
    <Layout layout={layout} title={title} path={addressOf.pageOf(list.address, list.page)} subject={{ kind: 'list', list }}>
      <header className="page-head">
        <p className="kicker">
          <a href={addressOf.archive()}>{t.archive}</a>
        </p>
        <h1>{title}</h1>
        <p className="page-note">{listNote(layout, list)}</p>
      </header>
      <ArticleRows layout={layout} list={list} empty={t.emptyArchive} />
      {(older ?? newer) && (
        <nav className="pagination" aria-label={t.archive}>
          {newer && (
            <a className="pagination-step" href={addressOf.month(newer.year, newer.month)}>
              <Icon name="previous" />
              {nameOf(newer)}
            </a>
          )}
          {older && (
            <a className="pagination-step pagination-next" href={addressOf.month(older.year, older.month)}>
              {nameOf(older)}
              <Icon name="next" />
            </a>
          )}
        </nav>
      )}
    </Layout>
  )
}
