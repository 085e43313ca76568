import { REGION, type Locale } from './locale.ts'

/** A sum without cents: `3.300 €`. */
export function euros(sum: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' } as const
  return new Intl.NumberFormat(REGION[locale], style).format(sum)
}
