import { useLanguage } from '../../useMessages.ts'

/** Numbers as they are written in the editor's language: an Italian newsroom keeps the percent sign apart. */
export function useNumbers(): { readonly number: (value: number) => string; readonly percent: (value: number) => string } {
  const language = useLanguage()
  const region = language === 'it' ? 'it-IT' : 'en-GB'
  const number = new Intl.NumberFormat(region)
  const percent = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 })
  return {
    number: (value) => number.format(value),
    percent: (value) => percent.format(value).replace('%', language === 'it' ? '\u00a0%' : '%'),
  }
}
