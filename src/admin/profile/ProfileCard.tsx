import { Paper, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'

interface ProfileCardProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export function ProfileCard({ title, text, children }: ProfileCardProps) {
  const id = useId()
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        {text && <Typography color="text.secondary">{text}</Typography>}
      </div>
      {children}
    </Paper>
  )
}
