import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TabTitle } from '../layout/TabTitle.tsx'
import { useMessages } from '../useMessages.ts'

interface ScreenHeadProps {
  readonly title: string
  /** A line that says what this place is for. */
  readonly text?: ReactNode
  readonly back?: string
  readonly children?: ReactNode
}

/** The top of a screen: where you are, and what you can do. Names the browser's tab too. */
export function ScreenHead({ title, text, back, children }: ScreenHeadProps) {
  const t = useMessages()
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: { xs: 2, md: 3 }, pb: 2 }}>
      <TabTitle title={title} />
      {back && (
        <Tooltip title={t.lists.back}>
          <IconButton component={Link} to={back} aria-label={t.lists.back} edge="start">
            <ArrowBack />
          </IconButton>
        </Tooltip>
      )}
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h2" component="h1" sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {text && (
          <Typography color="text.secondary" sx={{ maxWidth: '70ch', mt: 0.5 }}>
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
    </Box>
  )
}
