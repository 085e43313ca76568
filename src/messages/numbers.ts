import { REGION, type Locale } from './locale.ts'

/** A sum without cents: `3.300 €`. */
export function euros(sum: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' } as const
  return new Intl.NumberFormat(REGION[locale], style).format(sum)
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: `2,4 MB`. */
export function fileSize(bytes: number, language: Locale): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = UNITS[step] ?? 'byte'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 })
  return format.format(bytes / 1000 ** step)
}
