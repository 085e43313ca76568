import { addressOf } from '../../content/addresses/addresses.ts'
import type { ArchiveMonth, ArticleFilter } from '../../content/reading/publicContent.ts'
import { fromWallTime } from '../../content/time.ts'
import { MonthPage } from '../../site/pages/MonthPage.tsx'
import { loadList } from './loadList.ts'
import type { ReaderPage } from './readerPage.ts'

export const monthPage: ReaderPage = {
  pattern: addressOf.month(':year', ':month'),
  isPaged: true,
  async find(request) {
    const { year, month } = request.params
    const layout = await request.layout({ kind: 'archive' })
    const months = await request.publicContent.months(layout.site.timeZone, request.now)
    // A month in which nothing came out has no page.
    const place = months.findIndex((candidate) => candidate.year === year && candidate.month === month)
    const found = months[place]
    if (!found) return undefined
    const list = await loadList(request, layout, withinMonth(found, layout.site.timeZone), addressOf.month(found.year, found.month))
    return list && <MonthPage layout={layout} month={found} older={months[place + 1]} newer={months[place - 1]} list={list} />
  },
}

/** From the first midnight of a month to the next, on the magazine's own calendar. */
function withinMonth({ year, month }: ArchiveMonth, timeZone: string): ArticleFilter {
  const next = new Date(Date.UTC(Number(year), Number(month)))
  return { from: fromWallTime(`${year}-${month}-01T00:00`, timeZone), until: fromWallTime(next.toISOString().slice(0, 16), timeZone) }
}
