import { Box, Typography, type SvgIconTypeMap } from '@mui/material'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly icon: OverridableComponent<SvgIconTypeMap>
  readonly title: string
  readonly text?: string
  /** It stands alone on the screen, and is what that is called. */
  readonly isWholeScreen?: boolean
  readonly children?: ReactNode
}

/** Where there is nothing yet: says so, and what to do. */
export function EmptyState({ icon: Icon, title, text, isWholeScreen = false, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, px: 3, py: { xs: 6, md: 10 } }}>
      <Icon sx={{ fontSize: 48, color: 'text.secondary', opacity: 0.6 }} />
      <Typography variant="h5" component={isWholeScreen ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  )
}
