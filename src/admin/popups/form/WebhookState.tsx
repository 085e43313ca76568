import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookState as State } from '../../../content/popups/webhookState.ts'
import { callApi } from '../../api/callApi.ts'
import { useDates } from '../../theme/dates.ts'
import { useMessages } from '../../useMessages.ts'
import { webhookStateInWords } from './webhookStateInWords.ts'

interface Webhook extends State {
  readonly address: string
  readonly secret: string
}

const AGAIN_MS = 30_000

/** What became of the messages to another program: how many wait and why, and the key that they are signed with. */
export function WebhookState({ id }: { readonly id: string }) {
  const t = useMessages().popupForm.webhookState
  const dates = useDates()
  const [isShown, setShown] = useState(false)
  const { data } = useQuery({
    queryKey: ['popup', id, 'webhook'],
    queryFn: async ({ signal }) => (await callApi<Webhook>(`/api/admin/popup/${id}/webhook`, { signal })).value,
    refetchInterval: AGAIN_MS,
  })
  if (!data) return null
  const { severity, sentences } = webhookStateInWords(data, t, dates.moment)
  return (
    <Alert severity={severity} variant="outlined" sx={{ color: 'text.primary' }}>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2">
          {sentence}
        </Typography>
      ))}
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
