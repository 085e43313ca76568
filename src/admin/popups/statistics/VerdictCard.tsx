import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import { Box, Card, LinearProgress, Typography } from '@mui/material'
import type { PopupStatistics } from '../../../content/popups/statistics.ts'
import type { Verdict } from '../../../content/popups/verdict.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import { useMessages } from '../../useMessages.ts'
import { useNumbers } from './useNumbers.ts'

/** The test between texts: what it says so far, in a sentence, and the figures of each. */
export function VerdictCard({ statistics: { verdict, variants } }: { readonly statistics: PopupStatistics }) {
  const t = useMessages().popupStudio.statistics
  const { number, percent } = useNumbers()
  const chances = 'chances' in verdict ? verdict.chances : []
  const isDecided = verdict.kind === 'better'
  const Icon = isDecided ? EmojiEventsOutlined : HourglassEmpty
  return (
    <Card component="section" sx={{ p: 2, borderColor: isDecided ? 'success.main' : undefined }}>
      <Typography variant="overline" component="h2" color="text.secondary">
        {t.test}
      </Typography>
      <Typography variant="h4" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Icon color={isDecided ? 'success' : 'inherit'} />
        {verdictInWords(verdict, percent, t.verdict)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: `repeat(${variants.length}, minmax(0, 1fr))` } }}>
        {variants.map(({ variant, views, ok, okRate }) => {
          const chance = chances.find((one) => one.variant === variant)?.probability
          return (
            <div key={variant}>
              <Typography sx={{ fontWeight: 600 }}>
                {t.variant} {variant.toUpperCase()}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t.views} {number(views)}, {t.ok} {number(ok)}
                {okRate !== null && ` (${percent(okRate)})`}
              </Typography>
              {chance !== undefined && (
                <>
                  <LinearProgress
                    variant="determinate"
                    value={chance * 100}
                    color={isDecided && verdict.leader === variant ? 'success' : 'primary'}
                    aria-label={`${t.verdict.chance}: ${t.variant} ${variant.toUpperCase()}`}
                    sx={{ mt: 1.5, mb: 0.5, height: 8, borderRadius: 4 }}
                  />
                  <Typography variant="body2" color="text.secondary">
                    {t.verdict.chance}: {percent(knowable(chance))}
                  </Typography>
                </>
              )}
            </div>
          )
        })}
      </Box>
    </Card>
  )
}

export function verdictInWords(
  verdict: Verdict,
  percent: (value: number) => string,
  t: AdminMessages['popupStudio']['statistics']['verdict'],
): string {
  switch (verdict.kind) {
    case 'no-test':
      return t['no-test']
    case 'not-enough-data':
      return t.notEnough(verdict.missingViews, verdict.missingOk)
    case 'better':
    case 'undecided':
      return t[verdict.kind](verdict.leader.toUpperCase(), percent(knowable(verdict.probability)))
  }
}

/** Neither "0 %" nor "100 %": that nobody can know. */
const knowable = (probability: number): number => Math.min(0.999, Math.max(0.001, probability))
