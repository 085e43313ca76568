import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/ask.ts'
import { useMessages } from '../../useMessages.ts'
import { webhookProblemInWords } from './webhookProblemInWords.ts'

interface Webhook {
  readonly address: string
  readonly secret: string
  readonly waiting: number
  readonly problem: string | null
}

const AGAIN_MS = 30_000

/** What became of the messages to another program: how many wait and why, and the key that they are signed with. */
export function WebhookState({ id }: { readonly id: string }) {
  const t = useMessages().popupForm.webhookState
  const [isShown, setShown] = useState(false)
  const { data } = useQuery({
    queryKey: ['popup', id, 'webhook'],
    queryFn: async ({ signal }) => (await ask<Webhook>(`/api/admin/popup/${id}/webhook`, { signal })).value,
    refetchInterval: AGAIN_MS,
  })
  if (!data) return null
  return (
    <Alert severity={data.problem ? 'warning' : 'info'} variant="outlined" sx={{ color: 'text.primary' }}>
      <Typography variant="body2">{data.waiting > 0 ? t.waiting(data.waiting) : t.fine}</Typography>
      {data.problem && <Typography variant="body2">{t.problem(webhookProblemInWords(data.problem, t))}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography variant="body2">{t.secret}:</Typography>
        {isShown && (
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {data.secret}
          </Box>
        )}
        <Button size="small" onClick={() => setShown(!isShown)}>
          {isShown ? t.hide : t.show}
        </Button>
      </Box>
      <FormHelperText sx={{ mt: 0 }}>{t.secretHelp}</FormHelperText>
    </Alert>
  )
}
