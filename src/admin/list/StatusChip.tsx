import { Box, type Theme } from '@mui/material'
import type { Status } from '../../content/newsroom/document.ts'
import { planInWords } from '../publishing/planInWords.ts'
import { useMoments } from '../theme/moments.ts'
import { useMessages } from '../useMessages.ts'

interface StatusChipProps {
  readonly status: Status
  readonly isReturned?: boolean
}

/** Where a document stands, in words and in a colour of its own, and what is planned for it. */
export function StatusChip({ status, isReturned = false }: StatusChipProps) {
  const { lists: t, publishing } = useMessages()
  const { moment } = useMoments()
  const { state, changed } = status
  const planned = planInWords(status, moment, publishing)
  const more = [changed && t.changed, isReturned && t.returned].filter(Boolean).join(', ')
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Box component="span" sx={[chip, { color: COLOURS[state] }]}>
        {t.states[state]}
      </Box>
      {planned && (
        <Box component="span" sx={{ color: 'info.main', fontSize: '0.75rem' }}>
          {planned}
        </Box>
      )}
      {more && (
        <Box component="span" sx={{ color: 'warning.main', fontSize: '0.75rem' }}>
          {more}
        </Box>
      )}
    </Box>
  )
}

const COLOURS: Record<Status['state'], string> = {
  draft: 'text.secondary',
  review: 'warning.main',
  scheduled: 'info.main',
  published: 'success.main',
  withdrawn: 'error.main',
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'currentColor' },
} satisfies Parameters<typeof Box>[0]['sx'] | ((theme: Theme) => object)
