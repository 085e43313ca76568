import { Alert, Box, Skeleton } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { ListFault } from '../../list/ListFault.tsx'
import { ScreenHead } from '../../list/ScreenHead.tsx'
import { useMessages } from '../../useMessages.ts'
import type { ExplainRequest, Explained } from './explained.ts'
import { WhyAnswer } from './WhyAnswer.tsx'
import { WhyForm } from './WhyForm.tsx'

/** "Perché non si vede?": what every announcement does on a page, at a moment, for a visitor; told by the code that decides it. */
export function WhyScreen() {
  const t = useMessages().popupStudio.why
  const [address] = useSearchParams()
  const { data: popups } = useGetList<ListedDocument<'popup'>>('popup', { pagination: { page: 1, perPage: 100 } })
  const { data, error, isPending, variables, mutate } = useMutation({
    mutationFn: async (asked: ExplainRequest) =>
      (await callApi<Explained>('/api/admin/popup/explain', { method: 'POST', body: asked })).value,
  })
  return (
    <>
      <ScreenHead title={t.title} text={t.text} back="/popup" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <WhyForm popups={popups ?? []} address={address.get('indirizzo') ?? '/'} isAsking={isPending} onAsk={mutate} />
        <Box aria-live="polite" aria-busy={isPending}>
          {isPending && <Skeleton variant="rounded" height={240} />}
          {error && isForeign(error) && <Alert severity="warning">{t.foreign}</Alert>}
          {error && !isForeign(error) && <ListFault error={error} onRetry={() => mutate(variables)} />}
          {data && <WhyAnswer explained={data} />}
        </Box>
      </Box>
    </>
  )
}

/** What was typed is no address of ours. */
const isForeign = (error: unknown): boolean => error instanceof ApiFault && (error.status === 422 || error.status === 400)
