import { Alert, Box, Skeleton } from '@mui/material'
import { isOpen, isResting } from '../../content/moves/move.ts'
import { ListFault } from '../list/ListFault.tsx'
import { ScreenHead } from '../list/ScreenHead.tsx'
import { SettingsTabs } from '../settings/SettingsTabs.tsx'
import { useMessages } from '../useMessages.ts'
import { ChooseSystem } from './ChooseSystem.tsx'
import { EarlierMoves } from './EarlierMoves.tsx'
import { MovePreparation } from './MovePreparation.tsx'
import { MoveProgress } from './MoveProgress.tsx'
import { useMoveActions, useMoves } from './useMoves.ts'

/** Where a magazine is brought in from elsewhere: gathered, tried, moved, and told of. */
export function MovesScreen() {
  const t = useMessages().moves
  const { data, error, refetch } = useMoves()
  const actions = useMoveActions()
  const open = data?.find(({ state }) => isOpen(state))
  const earlier = data?.filter(({ state }) => !isOpen(state)) ?? []
  return (
    <>
      <ScreenHead title={t.title} text={t.text} />
      <SettingsTabs value="move" />
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {actions.fault && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }} onClose={() => actions.setFault(null)}>
          {actions.fault}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      <Box sx={{ maxWidth: 1100 }}>
        {open && !open.isHere && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {t.elsewhere}
          </Alert>
        )}
        {data && !open && <ChooseSystem actions={actions} />}
        {open && !isResting(open.state) && <MoveProgress move={open} actions={actions} />}
        {open && isResting(open.state) && <MovePreparation key={open.id} move={open} actions={actions} />}
        {earlier.length > 0 && <EarlierMoves moves={earlier} />}
      </Box>
    </>
  )
}
