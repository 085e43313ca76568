import Refresh from '@mui/icons-material/Refresh'
import { CircularProgress, IconButton, Tooltip } from '@mui/material'
import { useLoading, useRefresh } from 'react-admin'
import { useMessages } from '../useMessages.ts'

/** Asks again for what the screen shows, and turns while any answer is awaited. The button says so in words: its wheel is for the eye only. */
export function RefreshButton() {
  const t = useMessages().layout
  const isLoading = useLoading()
  const refresh = useRefresh()
  return (
    <Tooltip title={t.refresh}>
      <IconButton color="inherit" onClick={() => refresh()} aria-label={t.refresh} aria-busy={isLoading}>
        {isLoading ? <CircularProgress color="inherit" size={24} thickness={5} aria-hidden sx={{ p: 0.5 }} /> : <Refresh />}
      </IconButton>
    </Tooltip>
  )
}
