import { Alert, Box, Link, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { addressOf } from '../../content/addresses/addresses.ts'
import { TabTitle } from '../layout/TabTitle.tsx'
import { SERIF } from '../theme/theme.ts'
import { useLanguage, useMessages } from '../useMessages.ts'

export interface EntryPageProps {
  readonly title: string
  readonly text?: string
  /** What went wrong, said aloud to whoever cannot see it. */
  readonly fault?: string | null
  readonly children: ReactNode
}

/** The sheet that everyone meets before they are in. */
export function EntryPage({ title, text, fault, children }: EntryPageProps) {
  const t = useMessages().entry
  const language = useLanguage()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, backgroundColor: 'background.default' }}>
      <TabTitle title={title} />
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Typography component="p" variant="h4" align="center" sx={{ fontFamily: SERIF, fontStyle: 'italic', color: 'primary.main', mb: 3 }}>
          {t.title}
        </Typography>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 2 }}>
          <Typography component="h1" variant="h4">
            {title}
          </Typography>
          {text && <Typography color="text.secondary">{text}</Typography>}
          <Box aria-live="assertive">{fault && <Alert severity="error">{fault}</Alert>}</Box>
          {children}
        </Paper>
        <Typography align="center" variant="body2" sx={{ mt: 3 }}>
          <Link href={addressOf.home()} color="text.secondary">
            {t.backToSite}
          </Link>
        </Typography>
      </Box>
    </Box>
  )
}
