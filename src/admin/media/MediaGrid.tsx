import { Box, Skeleton } from '@mui/material'
import type { ReactNode } from 'react'

/** Tiles, as many in a row as there is room for. */
export function MediaGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" sx={grid}>
      {children}
    </Box>
  )
}

/** The grid while its files are on their way. */
export function MediaGridSkeleton({ count = 12 }: { readonly count?: number }) {
  return (
    <Box sx={grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(132px, 1fr))', sm: 'repeat(auto-fill, minmax(168px, 1fr))' },
}
