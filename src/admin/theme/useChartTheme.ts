import { useTheme } from '@mui/material'
import { useLanguage } from '../useMessages.ts'

/** What all drawings of figures have alike: axes without lines, a small card for what is pointed at, and days in a few letters. */
export function useChartTheme() {
  const { palette, typography } = useTheme()
  const short = new Intl.DateTimeFormat(useLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    axis: {
      tick: { fontSize: 11, fill: palette.text.secondary, fontFamily: typography.fontFamily ?? 'inherit' },
      tickLine: false,
      axisLine: false,
    },
    contentStyle: { backgroundColor: palette.background.paper, border: `1px solid ${palette.divider}`, borderRadius: 6 },
    /** A tick or a label of the library's is anything; ours are days. */
    sayDay: (day: unknown) => (typeof day === 'string' ? short.format(new Date(day)) : ''),
  }
}
