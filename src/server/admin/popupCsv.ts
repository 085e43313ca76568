import { figuresOf, OTHER_PAGES, type PopupCount } from '../../content/popups/figures.ts'
import type { Locale } from '../../messages/locale.ts'
import { popupStatistics } from '../../messages/popupStatistics.ts'
import { CSV_START, csvRow } from './csvRow.ts'

/** The figures of an announcement as a table: a line for each day, page, sort of device and text. */
export function popupCsv(counts: readonly PopupCount[], locale: Locale): string {
  const t = popupStatistics[locale]
  const lines = new Map<string, PopupCount[]>()
  for (const count of counts) {
    const key = [count.day, count.page, count.device, count.variant].join(' ')
    lines.set(key, [...(lines.get(key) ?? []), count])
  }
  const rows = [...lines.values()].map((group) => {
    const [first] = group
    if (!first) return ''
    const { views, ok, dismissals, dismissedBy, autoHides, neverAgain } = figuresOf(group)
    const numbers = [views, ok, dismissals, dismissedBy.x, dismissedBy.left, dismissedBy.escape, dismissedBy.outside, autoHides, neverAgain]
    const page = first.page === OTHER_PAGES ? t.otherPages : first.page
    return csvRow([first.day, page, t.devices[first.device], first.variant.toUpperCase(), ...numbers.map(String)])
  })
  return CSV_START + csvRow(t.columns) + rows.join('')
}
