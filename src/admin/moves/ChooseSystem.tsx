import { Box, Button, Typography } from '@mui/material'
import { SYSTEM_NAMES } from '../../content/moves/move.ts'
import { FormCard } from '../form/FormCard.tsx'
import { useMessages } from '../useMessages.ts'
import type { MoveActions } from './useMoves.ts'

/** Begins a move: from which system, and how to get the files there. */
export function ChooseSystem({ actions }: { readonly actions: MoveActions }) {
  const t = useMessages().moves
  return (
    <FormCard title={t.choose}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {SYSTEM_NAMES.map((system) => (
          <Box component="li" key={system} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 18rem' }}>
              <Typography fontWeight={600}>{t.systems[system]}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
                {t.how[system]}
              </Typography>
            </Box>
            <Button variant="outlined" disabled={actions.isBusy} onClick={() => void actions.begin(system)}>
              {t.begin(t.systems[system])}
            </Button>
          </Box>
        ))}
      </Box>
    </FormCard>
  )
}
