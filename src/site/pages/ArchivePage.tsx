import { addressOf } from '../../content/addresses.ts'
import type { ArchiveMonth } from '../../content/reading/publicContent.ts'
import { monthName } from '../../messages/dates.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** Everything that was published, by year and month. */
export function ArchivePage({ layout, months }: { readonly layout: LayoutData; readonly months: readonly ArchiveMonth[] }) {
  const t = messagesOf(layout).lists
  const years = [...new Set(months.map(({ year }) => year))]
  return (
    <Layout layout={layout} title={t.archive} description={t.archiveText} path={addressOf.archive()}>
      <PageHead title={t.archive} text={t.archiveText} />
      {years.length === 0 && <EmptyState text={t.emptyArchive} />}
      {years.map((year) => (
        <Year key={year} layout={layout} year={year} months={months.filter((month) => month.year === year)} />
      ))}
    </Layout>
  )
}

function Year({ layout, year, months }: { readonly layout: LayoutData; readonly year: string; readonly months: readonly ArchiveMonth[] }) {
  const t = messagesOf(layout).lists
  const total = months.reduce((sum, { articles }) => sum + articles, 0)
  return (
    <section className="year" aria-labelledby={`anno-${year}`}>
      <div className="year-head">
        <h2 id={`anno-${year}`}>{year}</h2>
        <p className="page-note">{t.count(total)}</p>
      </div>
      <ol className="plain-list months">
        {MONTHS.map((month) => {
          const articles = months.find((candidate) => candidate.month === month)?.articles ?? 0
          const name = monthName(month, layout.site.language)
          return (
            // A calendar keeps its empty months, to who sees it; to who hears it they are only noise.
            <li key={month} aria-hidden={articles === 0 || undefined}>
              {articles === 0 ? (
                <span className="month">{name}</span>
              ) : (
                <a className="month" href={addressOf.month(year, month)}>
                  {name} <span className="month-count">{t.count(articles)}</span>
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
