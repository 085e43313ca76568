import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { Alert, Box, Button, Card, Skeleton, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useGetOne, usePermissions, type RaRecord } from 'react-admin'
import { useParams } from 'react-router'
import type { Document } from '../../../content/newsroom/document.ts'
import type { PopupFigures } from '../../../content/popups/figures.ts'
import type { PopupStatistics } from '../../../content/popups/statistics.ts'
import { DAY_MS } from '../../../content/time.ts'
import { callApi } from '../../api/callApi.ts'
import type { Me } from '../../api/me.ts'
import { serverNow } from '../../api/serverClock.ts'
import { EmptyState } from '../../layout/EmptyState.tsx'
import { ListFault } from '../../list/ListFault.tsx'
import { ScreenHead } from '../../list/ScreenHead.tsx'
import { useDates } from '../../theme/dates.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import { FigureTable } from './FigureTable.tsx'
import { useNumbers } from './useNumbers.ts'
import { VerdictCard } from './VerdictCard.tsx'

const PopupPlots = lazy(async () => ({ default: (await import('./PopupPlots.tsx')).PopupPlots }))

const SPANS = [7, 30, 90] as const

/** What readers did with an announcement: how often, when, where, and which text they followed. */
export function StatisticsScreen() {
  const t = useMessages().popupStudio.statistics
  const { id = '' } = useParams()
  const dates = useDates()
  const today = dates.dayKey(serverNow())
  const [span, setSpan] = useState({ from: daysBefore(today, 29), to: today })
  const query = new URLSearchParams(span).toString()
  const { data: popup } = useGetOne<Document<'popup'> & RaRecord<string>>('popup', { id })
  const { data, error, refetch } = useQuery({
    queryKey: ['popup', id, 'statistics', query],
    queryFn: async ({ signal }) => (await callApi<PopupStatistics>(`/api/admin/popup/${id}/statistics?${query}`, { signal })).value,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isEmpty = data?.days.every(({ views, ok }) => views + ok === 0) ?? false
  return (
    <>
      <ScreenHead title={t.title(popup?.title ?? '…')} text={t.text} back={`/popup/${id}`}>
        <Button startIcon={<DownloadOutlined />} href={`/api/admin/popup/${id}/statistics.csv?${query}`} download>
          {t.csv}
        </Button>
      </ScreenHead>
      <CountingOff />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={t.span}
          value={span.to === today ? (SPANS.find((days) => span.from === daysBefore(today, days - 1)) ?? null) : null}
          onChange={(_event, days: number | null) => days && setSpan({ from: daysBefore(today, days - 1), to: today })}
        >
          {SPANS.map((days) => (
            <ToggleButton key={days} value={days}>
              {t.spans[days]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t[end]}
            value={span[end]}
            onChange={({ target }) => isDay(target.value) && setSpan(inOrder({ ...span, [end]: target.value }, end))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={360} />}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {data.verdict.kind !== 'no-test' && <VerdictCard statistics={data} />}
          {isEmpty ? (
            <EmptyState icon={InsightsOutlined} {...t.empty} />
          ) : (
            <>
              <FigureCards totals={data.totals} />
              <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
                <PopupPlots statistics={data} />
              </Suspense>
              <FigureTable statistics={data} />
            </>
          )}
        </Box>
      )}
    </>
  )
}

/** Says so where nothing is counted: the figures would look like nobody came. */
function CountingOff() {
  const t = useMessages().popupStudio.statistics
  const { permissions } = usePermissions<Me['may']>()
  const isAsked = permissions?.popupSettings?.includes('view') ?? false
  const { data } = useGetOne<Document<'popupSettings'> & RaRecord<string>>(
    'popupSettings',
    { id: 'only' },
    { enabled: isAsked, retry: false },
  )
  if (data?.content.statistics !== false) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t.off}
    </Alert>
  )
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** Whichever end was moved past the other takes it along. */
function inOrder({ from, to }: { from: string; to: string }, moved: 'from' | 'to'): { from: string; to: string } {
  if (from <= to) return { from, to }
  return moved === 'from' ? { from, to: from } : { from: to, to }
}

function FigureCards({ totals }: { readonly totals: PopupFigures }) {
  const t = useMessages().popupStudio.statistics
  const { number, percent } = useNumbers()
  const ways = (['x', 'left', 'escape', 'outside'] as const)
    .filter((way) => totals.dismissedBy[way] > 0)
    .map((way) => `${number(totals.dismissedBy[way])} ${t.dismissedBy[way]}`)
  const cards = [
    { label: t.views, value: number(totals.views) },
    { label: t.ok, value: number(totals.ok) },
    { label: t.okRate, value: totals.okRate === null ? '–' : percent(totals.okRate) },
    { label: t.dismissals, value: number(totals.dismissals), more: ways.join(', ') },
    { label: t.autoHides, value: number(totals.autoHides) },
    { label: t.neverAgain, value: number(totals.neverAgain) },
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' },
      }}
    >
      {cards.map(({ label, value, more }) => (
        <Card key={label} sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
            {more && ` (${more})`}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontFamily: SERIF, fontSize: '2rem', lineHeight: 1.2, fontVariantNumeric: 'lining-nums tabular-nums' }}
          >
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

/** The day of the calendar so many days before another: `2026-11-15`. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}
