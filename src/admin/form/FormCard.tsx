import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface FormCardProps {
  readonly title?: string
  readonly text?: string
  readonly children: ReactNode
}

export function FormCard({ title, text, children }: FormCardProps) {
  return (
    <Card component="section" sx={{ mb: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2.25, '& .MuiFormControl-root': { my: 0 }, '&:last-child': { pb: 2 } }}>
        {title && (
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
        )}
        {text && (
          <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
            {text}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  )
}

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
