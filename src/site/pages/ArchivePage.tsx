import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArchiveMonth } from '../../content/reading/publicContent.ts'
import { monthName } from '../../messages/dates.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { Layout } from '../components/Layout.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { messagesOf, type LayoutData } from '../layoutData.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** Everything that was published, by year and month: a row of bars for each year, as high as the month was full. */
export function ArchivePage({ layout, months }: { readonly layout: LayoutData; readonly months: readonly ArchiveMonth[] }) {
  const t = messagesOf(layout).lists
  const years = [...new Set(months.map(({ year }) => year))]
  const most = Math.max(...months.map(({ articles }) => articles))
  return (
    <Layout layout={layout} title={t.archive} description={t.archiveText} path={addressOf.archive()}>
      <PageHead title={t.archive} text={t.archiveText} />
      {years.length === 0 && <EmptyState text={t.emptyArchive} />}
      {years.map((year) => (
        <Year key={year} layout={layout} year={year} months={months.filter((month) => month.year === year)} most={most} />
      ))}
    </Layout>
  )
}

interface YearProps {
  readonly layout: LayoutData
  readonly year: string
  readonly months: readonly ArchiveMonth[]
  /** What the fullest month of the archive holds: its bar is the highest. */
  readonly most: number
}

function Year({ layout, year, months, most }: YearProps) {
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
          const content = (
            <>
              <span className="month-bar" style={{ height: `${Math.round((articles / most) * 100)}%` }} />
              <span aria-hidden="true">{name.slice(0, 3)}</span>
            </>
          )
          return (
            // A calendar keeps its empty months, to who sees it; to who hears it they are only noise.
            <li key={month} aria-hidden={articles === 0 || undefined}>
              {articles === 0 ? (
                <span className="month">{content}</span>
              ) : (
                <a className="month" href={addressOf.month(year, month)}>
                  {content}
                  <b aria-hidden="true">{articles}</b>
                  <span className="visually-hidden">
                    {name}, {t.count(articles)}
                  </span>
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
