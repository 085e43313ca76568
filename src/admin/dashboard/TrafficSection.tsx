import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { Alert, Box, Button, Card, Skeleton, ToggleButton, ToggleButtonGroup, Typography, useTheme } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Area, AreaChart, Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Traffic } from '../../content/traffic/traffic.ts'
import { callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { EmptyState } from '../layout/EmptyState.tsx'
import { ListFault } from '../list/ListFault.tsx'
import { useNumbers } from '../popups/statistics/useNumbers.ts'
import { useChartTheme } from '../theme/useChartTheme.ts'
import { useMessages } from '../useMessages.ts'
import { everyDay, everyHour } from './everyDay.ts'
import { TrafficLists } from './TrafficLists.tsx'

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

/** Days, today included. */
type Span = 1 | 7 | 30

/** Pages opened, hour by hour or day by day. The words below say what the drawing shows, so the drawing itself is for the eyes only. */
function TrafficPlot({ traffic, days }: { readonly traffic: Traffic; readonly days: Span }) {
  const t = useMessages().traffic
  const { palette } = useTheme()
  const { axis, contentStyle, sayDay } = useChartTheme()
  const { number } = useNumbers()
  const say = (at: unknown) => (days === 1 && typeof at === 'string' ? t.hour(at) : sayDay(at))
  const points = days === 1 ? everyHour(traffic.byTime) : allDays(traffic, days)
  const most = [...points].sort((a, b) => b.count - a.count)[0]
  const parts = [
    <XAxis key="x" dataKey="at" tickFormatter={say} minTickGap={32} {...axis} />,
    <YAxis key="y" allowDecimals={false} domain={[0, (top: number) => Math.max(top, 2)]} width={40} {...axis} />,
    <Tooltip
      key="tip"
      labelFormatter={say}
      formatter={(value) => [t.views(Number(value), number(Number(value))), '']}
      separator=""
      cursor={{ fill: palette.action.hover }}
      contentStyle={contentStyle}
    />,
  ]
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box aria-hidden sx={{ height: 200, my: 1, ml: -1 }}>
        <ResponsiveContainer width="100%" height="100%">
          {days === 30 ? (
            <AreaChart data={[...points]} accessibilityLayer={false}>
              {parts}
              <Area
                dataKey="count"
                type="monotone"
                stroke={palette.info.main}
                strokeWidth={2}
                fill={palette.info.main}
                fillOpacity={0.15}
                isAnimationActive={false}
              />
            </AreaChart>
          ) : (
            <BarChart data={[...points]} accessibilityLayer={false}>
              {parts}
              <Bar dataKey="count" fill={palette.info.main} radius={[2, 2, 0, 0]} maxBarSize={48} isAnimationActive={false} />
            </BarChart>
          )}
        </ResponsiveContainer>
      </Box>
      {most && most.count > 1 && (
        <Typography component="figcaption" variant="body2" color="text.secondary">
          {days === 1 ? t.peak.hour(most.at, number(most.count)) : t.peak.day(say(most.at), number(most.count))}
        </Typography>
      )}
    </Box>
  )
}

const allDays = ({ byTime, to }: Traffic, days: number): Traffic['byTime'] =>
  everyDay(
    byTime.map(({ at, count }) => ({ day: at, count })),
    to,
    days,
  ).map(({ day, count }) => ({ at: day, count }))
