import { Alert, Box, Button, Link } from '@mui/material'
import { useId, useState } from 'react'
import { useMessages } from '../../useMessages.ts'
import type { PasteLoss, PasteLosses } from './pasteLosses.ts'

interface PasteNoticeProps {
  readonly losses: PasteLosses
  /** Takes the paste back; null once something else was written, which would be taken back first. */
  readonly onUndo: (() => void) | null
  readonly onClose: () => void
}

/** Says after a paste what of it was left out, or is now something else; opened, it names each. */
export function PasteNotice({ losses, onUndo, onClose }: PasteNoticeProps) {
  const t = useMessages().editor
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const sorts = Object.entries(losses) as [PasteLoss, readonly string[]][] // as `findLosses` names them
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ my: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem', minWidth: 0 } }}
      action={
        <>
          {onUndo && (
            <Button color="inherit" size="small" onClick={onUndo}>
              {t.undo}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onClose}>
            {t.pasted.close}
          </Button>
        </>
      }
    >
      {t.pasted.without(sorts.map(([loss, names]) => t.pasted.losses[loss](names.length)))}{' '}
      <Link
        component="button"
        type="button"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {isOpen ? t.pasted.fold : t.pasted.unfold}
      </Link>
      <Box component="ul" id={list} hidden={!isOpen} tabIndex={0} aria-label={t.pasted.leftOut} sx={names}>
        {sorts.flatMap(([loss, found]) =>
          found.map((name, index) => (
            <li key={`${loss}-${index}`}>
              {t.pasted.sorts[loss]}: {name || t.pasted.unnamed}
            </li>
          )),
        )}
      </Box>
    </Alert>
  )
}

/** The text below stays in sight, however many there are. */
const names = { m: 0, mt: 0.5, pl: 2.5, maxHeight: '25vh', overflowY: 'auto', overflowWrap: 'anywhere' }
