import { Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface FormCardProps {
  readonly title?: string
  readonly text?: string
  readonly children: ReactNode
}

/** A group of fields that belong together. */
export function FormCard({ title, text, children }: FormCardProps) {
  return (
    <Card component="section" sx={{ mb: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, '& .MuiFormControl-root': { my: 0 }, '&:last-child': { pb: 2 } }}>
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
