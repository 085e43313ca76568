import { Box, Card, Link, Typography, useTheme } from '@mui/material'
import type { ReactElement } from 'react'
import { Link as RouterLink } from 'react-router'
import { Area, AreaChart, Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Dashboard, DayCount } from '../../content/newsroom/outlook.ts'
import { serverNow } from '../api/serverClock.ts'
import { useDates } from '../theme/dates.ts'
import { useChartTheme } from '../theme/useChartTheme.ts'
import { useLanguage, useMessages } from '../useMessages.ts'
import { everyDay } from './everyDay.ts'
import { TrafficSection } from './TrafficSection.tsx'

const DAYS = 30

/**
 * How the magazine is doing: how it is read and what came out. What the server counts by itself, articles it sent, is shown only where visits are
 * not counted: two figures for one question would both be doubted.
 */
export function Plots({ published, reads, mostRead }: Pick<Dashboard, 'published' | 'reads' | 'mostRead'>) {
  const t = useMessages().dashboard
  const { palette } = useTheme()
  const { axis, contentStyle, sayDay } = useChartTheme()
  const dates = useDates()
  const number = new Intl.NumberFormat(useLanguage())
  const today = dates.dayKey(serverNow())
  const total = (counts: readonly DayCount[]) => counts.reduce((sum, { count }) => sum + count, 0)
  const parts = [
    <XAxis key="x" dataKey="day" tickFormatter={sayDay} minTickGap={40} {...axis} />,
    <YAxis key="y" allowDecimals={false} domain={[0, (most: number) => Math.max(most, 2)]} width={36} {...axis} />,
    <Tooltip
      key="tip"
      labelFormatter={sayDay}
      formatter={(value) => [number.format(Number(value)), '']}
      separator=""
      contentStyle={contentStyle}
    />,
  ]
  const busiest = (counts: readonly DayCount[]) => {
    const most = [...counts].sort((a, b) => b.count - a.count)[0]
    return most && most.count > 1 ? t.busiest(sayDay(most.day), most.count) : ''
  }
  const served = (
    <>
      <Plot
        title={t.reads}
        summary={`${total(reads) === 0 ? t.noReads : `${t.readsTotal(number.format(total(reads)))}. ${busiest(reads)}`} ${t.readsText}`}
      >
        {total(reads) > 0 && (
          <AreaChart data={everyDay(reads, today, DAYS)} accessibilityLayer={false}>
            {parts}
            <Area dataKey="count" stroke={palette.info.main} fill={palette.info.main} fillOpacity={0.15} isAnimationActive={false} />
          </AreaChart>
        )}
      </Plot>
      {mostRead.length > 0 && (
        <Card component="section" sx={{ p: 2 }}>
          <Typography variant="h6" component="h2">
            {t.mostRead}
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {mostRead.map((article) => (
              <li key={article.id}>
                <Link component={RouterLink} to={`/article/${article.id}`} underline="hover" color="text.primary">
                  {article.title}
                </Link>{' '}
                <Typography component="span" variant="body2" color="text.secondary">
                  {t.readsOf(number.format(article.reads))}
                </Typography>
              </li>
            ))}
          </Box>
        </Card>
      )}
    </>
  )
  return (
    <>
      <TrafficSection instead={served} />
      <Plot title={t.published} summary={`${t.publishedTotal(total(published))}. ${busiest(published)}`}>
        {total(published) > 0 && (
          <BarChart data={everyDay(published, today, DAYS)} accessibilityLayer={false}>
            {parts}
            <Bar dataKey="count" fill={palette.primary.main} radius={[2, 2, 0, 0]} isAnimationActive={false} />
          </BarChart>
        )}
      </Plot>
    </>
  )
}

/** The words say what the drawing shows, so the drawing itself is for the eyes only. */
function Plot({ title, summary, children }: { readonly title: string; readonly summary: string; readonly children: ReactElement | false }) {
  return (
    <Card component="figure" sx={{ m: 0, p: 2 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children && (
        <Box aria-hidden sx={{ height: 140, my: 1, ml: -1 }}>
          <ResponsiveContainer width="100%" height="100%">
            {children}
          </ResponsiveContainer>
        </Box>
      )}
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {summary}
      </Typography>
    </Card>
  )
}
