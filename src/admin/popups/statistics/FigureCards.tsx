import { Box, Card, Typography } from '@mui/material'
import type { PopupFigures } from '../../../content/popups/figures.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import { useNumbers } from './useNumbers.ts'

/** The figures of the period at a glance. */
export function FigureCards({ totals }: { readonly totals: PopupFigures }) {
  const t = useMessages().popupStudio.statistics
  const { number, percent } = useNumbers()
  const ways = (['x', 'left', 'escape', 'outside'] as const)
    .filter((way) => totals.dismissedBy[way] > 0)
    .map((way) => `${number(totals.dismissedBy[way])} ${t.dismissedBy[way]}`)
  const cards = [
    { label: t.views, value: number(totals.views) },
    { label: t.ok, value: number(totals.ok) },
    { label: t.okRate, value: totals.okRate === null ? '–' : percent(totals.okRate) },
    { label: t.dismissals, value: number(totals.dismissals), more: ways.join(', ') },
    { label: t.autoHides, value: number(totals.autoHides) },
    { label: t.neverAgain, value: number(totals.neverAgain) },
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' },
      }}
    >
      {cards.map(({ label, value, more }) => (
        <Card key={label} sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
            {more && ` (${more})`}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontFamily: SERIF, fontSize: '2rem', lineHeight: 1.2, fontVariantNumeric: 'lining-nums tabular-nums' }}
          >
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
