import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { Alert, Box, Button, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Traffic } from '../../content/traffic/traffic.ts'
import { callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { useNumbers } from '../popups/statistics/useNumbers.ts'
import { ListFault } from '../list/ListFault.tsx'
import { useMessages } from '../useMessages.ts'
import { TrafficLists } from './TrafficLists.tsx'
import { TrafficPlot, type Span } from './TrafficPlot.tsx'

const SPANS = [1, 7, 30] as const satisfies readonly Span[]

/** How the magazine is read: today, this week, this month. Where visits are not counted, `instead` says what little is known. */
export function TrafficSection({ instead }: { readonly instead: ReactNode }) {
  const t = useMessages().traffic
  const [days, setDays] = useState<Span>(7)
  const { data, error, refetch } = useQuery({
    queryKey: ['traffic', days],
    queryFn: async ({ signal }) => ({ ...(await callApi<Traffic>(`/api/admin/traffic?days=${days}`, { signal })).value, days }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error) return <ListFault error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  if (!data.isCounted) return <NotCounted>{instead}</NotCounted>
  return (
    <Card component="section" aria-labelledby="visite" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="visite" variant="h5" component="h2" sx={{ flex: 1 }}>
          {t.title}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={t.span}
          value={days}
          onChange={(_event, chosen: Span | null) => chosen && setDays(chosen)}
        >
          {SPANS.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
              {t.spans[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {data.views === 0 ? (
        <EmptyState icon={InsightsOutlined} {...t.empty[data.days]} />
      ) : (
        <>
          <Total traffic={data} days={data.days} />
          <TrafficPlot traffic={data} days={data.days} />
          <TrafficLists traffic={data} />
        </>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t.what}
      </Typography>
    </Card>
  )
}

function Total({ traffic: { views, viewsBefore }, days }: { readonly traffic: Traffic; readonly days: Span }) {
  const t = useMessages().traffic
  const { number, percent } = useNumbers()
  const change = viewsBefore > 0 ? views / viewsBefore - 1 : null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Typography variant="h4" component="p">
        {t.views(views, number(views))}
      </Typography>
      {change !== null && (
        <Typography variant="body2" color="text.secondary">
          {t.compared[days](`${change > 0 ? '+' : ''}${percent(change).replace('-', '−')}`)}
        </Typography>
      )}
    </Box>
  )
}

/** Says so where nothing is counted: the figures would look like nobody came. */
function NotCounted({ children }: { readonly children: ReactNode }) {
  const t = useMessages().traffic
  const { permissions } = usePermissions<Me['may']>()
  const action = permissions?.analyticsSettings?.includes('edit') && (
    <Button component={RouterLink} to="/impostazioni?quali=analytics" color="inherit" size="small">
      {t.turnOn}
    </Button>
  )
  return (
    <>
      <Alert severity="info" action={action || undefined}>
        {t.off}
      </Alert>
      {children}
    </>
  )
}
