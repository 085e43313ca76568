import { Box, Typography, useTheme } from '@mui/material'
import { Area, AreaChart, Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Traffic } from '../../content/traffic/traffic.ts'
import { useChartTheme } from '../theme/useChartTheme.ts'
import { useNumbers } from '../popups/statistics/useNumbers.ts'
import { useMessages } from '../useMessages.ts'
import { everyDay } from './everyDay.ts'
import { everyHour } from './everyHour.ts'

/** Days, today included. */
export type Span = 1 | 7 | 30

/** Pages opened, hour by hour or day by day. The words below say what the drawing shows, so the drawing itself is for the eyes only. */
export function TrafficPlot({ traffic, days }: { readonly traffic: Traffic; readonly days: Span }) {
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
