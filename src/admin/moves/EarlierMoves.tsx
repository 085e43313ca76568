import { Box, Card, Typography } from '@mui/material'
import type { MoveFigures, ServedMove } from '../../content/moves/move.ts'
import { listRow } from '../list/listRow.ts'
import { useDates } from '../theme/dates.ts'
import { useMessages } from '../useMessages.ts'
import { ReportLinks } from './MoveFindingsCard.tsx'

/** What is here of it now: what an interrupted run had brought counts too. */
const countOf = ({ kinds }: MoveFigures): number => Object.values(kinds).reduce((sum, count) => sum + count, 0)

/** The moves that are over, and their reports. */
export function EarlierMoves({ moves }: { readonly moves: readonly ServedMove[] }) {
  const { systems, earlier: t, found } = useMessages().moves
  const dates = useDates()
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      <Card component="ul" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {moves.map(({ id, system, state, findings, changedAt, hasReport }) => (
          <Box component="li" key={id} sx={{ ...listRow, flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Typography fontWeight={600} sx={{ overflowWrap: 'anywhere' }}>
                {findings?.title || t.untitled(systems[system])}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {systems[system]} · {dates.moment(changedAt)}
                {state === 'closed' && ` · ${t.closed}`}
                {findings?.sums && ` · ${t.done(countOf(findings.sums))}`}
              </Typography>
              {state === 'done' && findings?.sums && (
                <Typography variant="body2">{found.identical(findings.sums.identical, findings.sums.texts)}</Typography>
              )}
            </Box>
            {hasReport && <ReportLinks id={id} />}
          </Box>
        ))}
      </Card>
    </Box>
  )
}
