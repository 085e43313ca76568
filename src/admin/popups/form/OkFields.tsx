import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, type RaRecord } from 'react-admin'
import type { Document } from '../../../content/newsroom/document.ts'
import type { WebhookState as State } from '../../../content/popups/webhookState.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import { callApi } from '../../api/callApi.ts'
import { TargetInput } from '../../form/TargetPicker.tsx'
import { WordsInput } from '../../form/WordsInput.tsx'
import { useDates } from '../../theme/dates.ts'
import { useMessages } from '../../useMessages.ts'
import { UnknownPages } from './UnknownPages.tsx'
import { usePopup } from './usePopup.ts'

export function OkFields() {
  const t = useMessages().popupForm
  const saved = useRecordContext<Document<'popup'> & RaRecord<string>>()
  const { redirect } = usePopup('redirect')
  return (
    <>
      <WordsInput source="content.okLabel" label={t.okLabel} helperText={t.okLabelHelp} />
      <TargetInput source="content.redirect" label={t.redirect} helperText={t.redirectHelp} />
      <UnknownPages paths={[redirect.replace(/[?#].*$/s, '')]} />
      <WordsInput source="content.webhook" label={t.webhook} helperText={t.webhookHelp} type="url" />
      {saved?.content.webhook && <WebhookState id={saved.id} />}
    </>
  )
}

interface Webhook extends State {
  readonly address: string
  readonly secret: string
}

const AGAIN_MS = 30_000

/** What became of the messages to another program: how many wait and why, and the key that they are signed with. */
function WebhookState({ id }: { readonly id: string }) {
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

type Sentences = AdminMessages['popupForm']['webhookState']

interface StateInWords {
  readonly severity: 'info' | 'warning'
  readonly sentences: readonly string[]
}

/** Says what became of the messages to another program. Nothing is called delivered that was not sent. */
export function webhookStateInWords(state: State, t: Sentences, moment: (instant: Instant) => string): StateInWords {
  const { waiting, problem, deliveredAt, givenUpAt } = state
  const because = problem === null ? null : webhookProblemInWords(problem, t)
  if (waiting > 0) {
    return {
      severity: because === null ? 'info' : 'warning',
      sentences: [t.waiting(waiting), ...(because === null ? [] : [t.problem(because)])],
    }
  }
  if (givenUpAt !== null) return { severity: 'warning', sentences: [t.givenUp(moment(givenUpAt), because ?? t.problems.unreachable)] }
  return { severity: 'info', sentences: [deliveredAt === null ? t.nothing : t.delivered(moment(deliveredAt))] }
}

/** Says why another program was not told (`WebhookProblem`). */
function webhookProblemInWords(problem: string, t: Sentences): string {
  const status = /^answered-(\d+)$/.exec(problem)?.[1]
  if (status !== undefined) return t.answered(status)
  const sentences: Readonly<Record<string, string>> = t.problems
  return sentences[problem] ?? t.problems.unreachable
}
