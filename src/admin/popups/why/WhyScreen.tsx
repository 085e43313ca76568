import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { Alert, Box, Card, Link, Skeleton, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { ListFault } from '../../list/ListFault.tsx'
import { ScreenHead } from '../../list/ScreenHead.tsx'
import { useDates } from '../../theme/dates.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import { WhyForm, type Explained, type ExplainRequest } from './WhyForm.tsx'

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

/** Every announcement with its decision and its reason: those that are seen first. */
function WhyAnswer({ explained: { page, at, popups } }: { readonly explained: Explained }) {
  const t = useMessages().popupStudio.why
  const dates = useDates()
  const sorted = [...popups].sort((a, b) => Number(b.isSeen) - Number(a.isSeen))
  const seen = popups.filter(({ isSeen }) => isSeen).length
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {popups.length === 0 ? t.empty : t.seenCount(seen, popups.length)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {page.path}
        </Box>
        {' · '}
        {dates.moment(at)}. {page.kind ? t.page(t.kinds[page.kind]) : t.noPage}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((popup) => (
          <Box component="li" key={popup.id} sx={line}>
            {popup.isSeen ? (
              <CheckCircleOutlined titleAccess={t.isSeen} sx={{ color: 'success.main', mt: '2px' }} />
            ) : (
              <VisibilityOffOutlined titleAccess={t.isNotSeen} sx={{ color: 'text.secondary', mt: '2px' }} />
            )}
            <Box sx={{ minWidth: 0 }}>
              <Link component={RouterLink} to={`/popup/${popup.id}`} underline="hover" color="text.primary" sx={name}>
                {popup.name}
              </Link>
              <Typography variant="body2" color={popup.isSeen ? 'success.main' : 'text.secondary'}>
                {popup.message} {popup.opensOnClick && t.opensOnClick} {popup.isForcedByUrl && t.called}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const line = { display: 'flex', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }
const name = { fontFamily: SERIF, fontSize: '1.125rem', fontWeight: 500, overflowWrap: 'anywhere' }
