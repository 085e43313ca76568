import ScienceOutlined from '@mui/icons-material/ScienceOutlined'
import { Box, Link, Switch, Tooltip, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { isVisible } from '../../../content/newsroom/document.ts'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import type { PopupFigures } from '../../../content/popups/figures.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import type { Me } from '../../api/me.ts'
import { serverNow } from '../../api/serverClock.ts'
import { useFaultNotice } from '../../form/readFault.ts'
import { usePublishWarnings } from '../../form/usePublishWarnings.tsx'
import { StatusChip } from '../../list/StatusChip.tsx'
import { useDates } from '../../theme/dates.ts'
import { SERIF } from '../../theme/theme.ts'
import { useMessages } from '../../useMessages.ts'
import { publishPopup, withdrawPopup } from '../popupActs.ts'
import { useNumbers } from '../statistics/useNumbers.ts'
import { PopupMenu } from './PopupMenu.tsx'
import { whereInWords } from './whereInWords.ts'

interface PopupRowProps {
  readonly popup: ListedDocument<'popup'>
  readonly figures: PopupFigures | undefined
}

/** An announcement in the list: what it is, where and when, how it does, and the switch that shows it to readers. */
export function PopupRow({ popup, figures }: PopupRowProps) {
  const { popups: t, lists } = useMessages()
  const dates = useDates()
  const { id, title, summary, status, names } = popup
  const now = serverNow()
  return (
    <Box sx={row}>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Link component={RouterLink} to={`/popup/${id}`} underline="hover" color="text.primary" sx={name}>
          {title}
        </Link>
        <Typography variant="body2" color="text.secondary" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <span>{whereInWords(summary.where, (named) => names[named]?.title ?? lists.unknown, t.where)}</span>
          {summary.priority !== 0 && <span>{t.priority(summary.priority)}</span>}
          {summary.texts > 1 && (
            <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'info.main' }}>
              <ScienceOutlined sx={{ fontSize: 15, verticalAlign: '-3px', mr: 0.5 }} />
              {t.texts(summary.texts)}
            </Box>
          )}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'when' }}>
        <StatusChip status={status} />
        <Typography variant="body2" color="text.secondary">
          {datesInWords(popup, now, dates.day, t.dates)}
        </Typography>
      </Box>
      <Figures figures={figures} />
      <Box sx={{ gridArea: 'acts', display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
        <PublishSwitch popup={popup} />
        <PopupMenu popup={popup} />
      </Box>
    </Box>
  )
}

function Figures({ figures }: { readonly figures: PopupFigures | undefined }) {
  const t = useMessages().popups
  const { number, percent } = useNumbers()
  if (!figures?.views)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'figures' }}>
        {figures && t.noViews}
      </Typography>
    )
  const cells = [
    { label: t.views, value: number(figures.views), tip: t.viewsOf(number(figures.views)) },
    { label: t.okRate, value: percent(figures.okRate ?? 0), tip: t.okRateOf(percent(figures.okRate ?? 0)) },
  ]
  return (
    <Box component="dl" sx={{ gridArea: 'figures', display: 'flex', gap: 2.5, m: 0 }}>
      {cells.map(({ label, value, tip }) => (
        <Tooltip key={label} title={tip}>
          <div>
            <Typography component="dt" variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </div>
        </Tooltip>
      ))}
    </Box>
  )
}

function PublishSwitch({ popup }: Pick<PopupRowProps, 'popup'>) {
  const t = useMessages().popups
  const notify = useNotify()
  const notifyFault = useFaultNotice()
  const dates = useDates()
  const cache = useQueryClient()
  const { permissions } = usePermissions<Me['may']>()
  const [isBusy, setBusy] = useState(false)
  const { id, title, summary, status } = popup
  const isOut = status.state === 'published' || status.state === 'scheduled'
  const { mayPublish, dialog } = usePublishWarnings()
  const toggle = async () => {
    if (!isOut && !(await mayPublish(popup))) return
    setBusy(true)
    try {
      await (isOut ? withdrawPopup(id) : publishPopup(popup))
      const isLater = summary.publishAt !== null && summary.publishAt > serverNow()
      if (isOut) notify(t.withdrawn(title), { type: 'info' })
      else notify(isLater ? t.scheduled(title, dates.moment(summary.publishAt)) : t.published(title), { type: 'success' })
    } catch (error) {
      notifyFault(error)
    }
    await cache.invalidateQueries({ queryKey: ['popup'] })
    setBusy(false)
  }
  return (
    <>
      <Switch
        checked={isOut}
        disabled={isBusy || !permissions?.popup?.includes(isOut ? 'unpublish' : 'publish')}
        onChange={() => void toggle()}
        slotProps={{ input: { 'aria-label': t.publishLabel(title) } }}
      />
      {dialog}
    </>
  )
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 0.75,
  gridTemplateAreas: { xs: '"what acts" "when when" "figures figures"', md: '"what when figures acts"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 13rem 9rem auto' },
}
const name = { fontFamily: SERIF, fontSize: '1.125rem', fontWeight: 500, overflowWrap: 'anywhere' }

type ListedDates = Pick<ListedDocument<'popup'>, 'publications' | 'status' | 'summary'>

/** From when and until when readers see an announcement: as it is published or, until then, as its editors mean to. */
function datesInWords(
  { publications, status, summary }: ListedDates,
  now: Instant,
  day: (at: Instant) => string,
  t: AdminMessages['popups']['dates'],
): string {
  const shown = publications.find((publication) => isVisible(publication, now)) ?? publications.find(({ from }) => from > now)
  const from = shown ? shown.from : summary.publishAt
  const until = shown ? status.endsAt : summary.unpublishAt
  if (from && until) return t.between(day(from), day(until))
  if (until) return t.until(day(until))
  return from ? t.from(day(from)) : t.always
}
