import Pause from '@mui/icons-material/Pause'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import type { ServedMove } from '../../content/moves/move.ts'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'
import type { MoveActions } from './useMoves.ts'

interface MoveProgressProps {
  readonly move: ServedMove
  readonly actions: MoveActions
}

/** A move that is under way: how far it is, and the way to pause it. */
export function MoveProgress({ move, actions }: MoveProgressProps) {
  const t = useMessages().moves
  const { state, isTrial, done, total } = move
  const words =
    state === 'waiting'
      ? t.progress.waiting
      : state === 'pausing'
        ? t.progress.pausing
        : total === null
          ? t.progress.reading
          : t.progress.done(Math.min(done, total), total)
  return (
    <FormCard title={isTrial ? t.progress.trial : t.progress.move}>
      <LinearProgress
        aria-label={isTrial ? t.progress.trial : t.progress.move}
        {...(total !== null && total > 0
          ? { variant: 'determinate', value: Math.min(100, (done / total) * 100) }
          : { variant: 'indeterminate' })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status" sx={{ flex: '1 1 12rem' }}>
          {words}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Pause />}
          disabled={actions.isBusy || state === 'pausing'}
          onClick={() => void actions.pause(move.id)}
        >
          {t.pause}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t.progress.leave}
      </Typography>
    </FormCard>
  )
}
