import type { Locale } from '../../messages/locale.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: `2,4 MB`. */
export function fileSize(bytes: number, language: Locale): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const unit = UNITS[step] ?? 'byte'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 })
  return format.format(bytes / 1000 ** step)
}
