import { Box, Card, Typography, useTheme } from '@mui/material'
import type { ReactElement } from 'react'
import { Area, AreaChart, Bar, BarChart, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { PopupStatistics } from '../../../content/popups/statistics.ts'
import { useChartTheme } from '../../theme/useChartTheme.ts'
import { useMessages } from '../../useMessages.ts'
import { useNumbers } from './useNumbers.ts'

const SHOWN_PAGES = 6
/** As much of an address as an axis has room for. */
const MOST_LETTERS = 26

/** The figures as drawings: over time, by page and by device. The tables and the words say the same, so the drawings are for the eyes only. */
export function PopupPlots({ statistics: { days, pages, devices, totals } }: { readonly statistics: PopupStatistics }) {
  const t = useMessages().popupStudio.statistics
  const { palette } = useTheme()
  const { axis, contentStyle, sayDay } = useChartTheme()
  const { number } = useNumbers()
  const tip = {
    formatter: (value: unknown) => number(Number(value)),
    contentStyle,
    cursor: { fill: palette.action.hover },
  }
  const colours = { views: palette.info.main, ok: palette.success.main, dismissals: palette.warning.main }
  const key = <Legend key="legend" iconType="circle" iconSize={8} wrapperStyle={{ fontSize: 12 }} />
  const shownPages = pages.slice(0, SHOWN_PAGES).map((figures) => ({ ...figures, page: shortened(figures.page || t.otherPages) }))
  const shownDevices = devices.map((figures) => ({ ...figures, device: t.devices[figures.device] }))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <Plot title={t.overTime} caption={t.overTimeText(number(totals.views), number(totals.ok))} height={220} isWide>
        <AreaChart data={[...days]} accessibilityLayer={false}>
          <XAxis dataKey="day" tickFormatter={sayDay} minTickGap={40} {...axis} />
          <YAxis allowDecimals={false} width={40} {...axis} />
          <Tooltip {...tip} labelFormatter={sayDay} />
          {key}
          {(['views', 'dismissals', 'ok'] as const).map((figure) => (
            <Area
              key={figure}
              name={t[figure]}
              dataKey={figure}
              type="monotone"
              stroke={colours[figure]}
              strokeWidth={2}
              fill={colours[figure]}
              fillOpacity={0.12}
              isAnimationActive={false}
            />
          ))}
        </AreaChart>
      </Plot>
      <Plot title={t.byPage} height={40 + shownPages.length * 36}>
        <BarChart data={shownPages} layout="vertical" accessibilityLayer={false}>
          <XAxis type="number" allowDecimals={false} {...axis} />
          <YAxis type="category" dataKey="page" width={150} {...axis} />
          <Tooltip {...tip} />
          <Bar name={t.views} dataKey="views" fill={colours.views} radius={[0, 2, 2, 0]} isAnimationActive={false} />
          <Bar name={t.ok} dataKey="ok" fill={colours.ok} radius={[0, 2, 2, 0]} isAnimationActive={false} />
        </BarChart>
      </Plot>
      <Plot title={t.byDevice} height={200}>
        <BarChart data={shownDevices} accessibilityLayer={false}>
          <XAxis dataKey="device" {...axis} />
          <YAxis allowDecimals={false} width={40} {...axis} />
          <Tooltip {...tip} />
          <Bar name={t.views} dataKey="views" fill={colours.views} radius={[2, 2, 0, 0]} isAnimationActive={false} />
          <Bar name={t.ok} dataKey="ok" fill={colours.ok} radius={[2, 2, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </Plot>
    </Box>
  )
}

interface PlotProps {
  readonly title: string
  readonly caption?: string
  readonly height: number
  readonly isWide?: boolean
  readonly children: ReactElement
}

function Plot({ title, caption, height, isWide = false, children }: PlotProps) {
  return (
    <Card component="figure" sx={{ m: 0, p: 2, gridColumn: isWide ? '1 / -1' : undefined }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Box aria-hidden style={{ height }} sx={{ mt: 1, ml: -1 }}>
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      </Box>
      {caption && (
        <Typography component="figcaption" variant="body2" color="text.secondary">
          {caption}
        </Typography>
      )}
    </Card>
  )
}

const shortened = (page: string): string => (page.length > MOST_LETTERS ? `${page.slice(0, MOST_LETTERS - 1)}…` : page)
