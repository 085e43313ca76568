import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** The main column of a form and, where there is room, one beside it. */
export function FormColumns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0, lg: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' },
      }}
    >
      <Box>{main}</Box>
      <Box>{side}</Box>
    </Box>
  )
}
