import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { Button, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, usePermissions } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router'
import { statusOf, type Document } from '../../../content/newsroom/document.ts'
import type { Me } from '../../api/me.ts'
import { useDates } from '../../look/useDates.ts'
import { usePublishWarnings } from '../../form/usePublishWarnings.tsx'
import { StatusChip } from '../../shelf/StatusChip.tsx'
import { useMessages } from '../../useMessages.ts'
import { publishPopup, withdrawPopup } from '../publishPopup.ts'
import { useFaultNotice } from '../useFaultNotice.ts'

/** Shows a saved announcement to readers from the day it says, and takes it back. */
export function PopupActions({ document }: { readonly document: Document<'popup'> }) {
  const t = useMessages().popupForm
  const dates = useDates()
  const notify = useNotify()
  const notifyFault = useFaultNotice()
  const cache = useQueryClient()
  const { permissions } = usePermissions<Me['may']>()
  const { dirtyFields } = useFormState()
  const now = new Date().toISOString()
  const status = statusOf(document, now)
  const isUnsaved = Object.keys(dirtyFields).length > 0
  const isOut = status.state === 'published' || status.state === 'scheduled'
  const { publishAt } = document.content
  const { mayPublish, dialog } = usePublishWarnings()

  const attempt = async (act: () => Promise<void>, done: string) => {
    try {
      await act()
      notify(done, { type: 'success' })
    } catch (error) {
      notifyFault(error)
    }
    await cache.invalidateQueries({ queryKey: ['popup'] })
  }
  const publish = async () => {
    if (await mayPublish(document)) await attempt(() => publishPopup(document), published)
  }
  const published = publishAt && publishAt > now ? t.scheduled(dates.moment(publishAt)) : t.published
  return (
    <>
      <StatusChip status={status} />
      {document.firstPublishedAt && (
        <Button color="inherit" startIcon={<InsightsOutlined />} component={Link} to={`/popup/${document.id}/numeri`}>
          {t.statistics}
        </Button>
      )}
      {permissions?.popup?.includes('unpublish') && isOut && (
        <Button color="inherit" onClick={() => void attempt(() => withdrawPopup(document.id), t.withdrawn)}>
          {t.withdraw}
        </Button>
      )}
      {permissions?.popup?.includes('publish') && (!isOut || status.changed) && (
        <Tooltip title={isUnsaved ? t.saveFirst : ''}>
          <span>
            <Button variant="outlined" disabled={isUnsaved} onClick={() => void publish()}>
              {status.changed ? t.publishChanges : t.publish}
            </Button>
          </span>
        </Tooltip>
      )}
      {dialog}
    </>
  )
}
