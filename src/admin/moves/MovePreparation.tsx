import PlayArrow from '@mui/icons-material/PlayArrow'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import type { MoveSetup, ServedMove } from '../../content/moves/move.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useMessages } from '../useMessages.ts'
import { MoveFilesCard } from './MoveFilesCard.tsx'
import { MoveFindingsCard } from './MoveFindingsCard.tsx'
import { MoveGroupsCard } from './MoveGroupsCard.tsx'
import { MoveSamplesCard } from './MoveSamplesCard.tsx'
import type { MoveActions } from './useMoves.ts'

interface MovePreparationProps {
  readonly move: ServedMove
  readonly actions: MoveActions
}

/** A move at rest: its files, what a trial found, what becomes a section, and what to do next. */
export function MovePreparation({ move, actions }: MovePreparationProps) {
  const t = useMessages().moves
  const [setup, setSetup] = useState<MoveSetup>(move.setup)
  const [asking, setAsking] = useState<'go' | 'give-up' | null>(null)
  const { state, findings, fault } = move
  const hasExport = setup.exports.length > 0 || move.files.some(({ role, isWhole }) => role === 'export' && isWhole)
  const isTried = Boolean(findings?.sums) && state !== 'failed'
  const change = (changed: Partial<MoveSetup>) => setSetup((known) => ({ ...known, ...changed }))
  // What a trial found is what one came for: its files are looked at again only to change them.
  const files = move.isHere && <MoveFilesCard move={move} setup={setup} onChange={change} actions={actions} />
  const run = (isTrial: boolean) => void actions.start(move.id, isTrial, setup)
  return (
    <>
      {state === 'failed' && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          <strong>{t.failed}.</strong> {fault}
        </Alert>
      )}
      {state === 'paused' && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t.progress.paused}
          {move.total !== null && ` · ${t.progress.done(Math.min(move.done, move.total), move.total)}`}
        </Alert>
      )}
      {!isTried && files}
      {isTried && <MoveFindingsCard move={move} />}
      {findings && findings.groups.length > 0 && (
        <MoveGroupsCard groups={findings.groups} sections={setup.sections} onChange={(sections) => change({ sections })} />
      )}
      {findings && findings.samples.length > 0 && <MoveSamplesCard samples={findings.samples} />}
      {isTried && files}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {isTried && move.isTrial && (
          <Button variant="contained" startIcon={<PlayArrow />} disabled={!hasExport || actions.isBusy} onClick={() => setAsking('go')}>
            {t.go}
          </Button>
        )}
        {!move.isTrial && (
          <Button variant="contained" startIcon={<PlayArrow />} disabled={!hasExport || actions.isBusy} onClick={() => run(false)}>
            {t.resume}
          </Button>
        )}
        <Button
          variant={isTried || !move.isTrial ? 'outlined' : 'contained'}
          disabled={!hasExport || actions.isBusy}
          onClick={() => run(true)}
        >
          {isTried || state === 'failed' ? t.tryAgain : t.try}
        </Button>
        <Button color="inherit" disabled={actions.isBusy} onClick={() => setAsking('give-up')}>
          {t.giveUp}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={asking === 'go'}
        title={t.goTitle}
        text={t.goText}
        confirm={t.go}
        isHarmless
        onConfirm={() => {
          setAsking(null)
          run(false)
        }}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        isOpen={asking === 'give-up'}
        title={t.giveUpTitle}
        text={t.giveUpText}
        confirm={t.giveUp}
        onConfirm={() => {
          setAsking(null)
          void actions.close(move.id)
        }}
        onClose={() => setAsking(null)}
      />
    </>
  )
}
