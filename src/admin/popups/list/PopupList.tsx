import { arrayMove } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/Add'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import HelpOutline from '@mui/icons-material/HelpOutline'
import { Button, Card, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetList, useNotify, usePermissions } from 'react-admin'
import { Link } from 'react-router'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import type { PopupFigures } from '../../../content/popups/figures.ts'
import { callApi } from '../../api/callApi.ts'
import type { Me } from '../../api/me.ts'
import { SortableList } from '../../form/SortableList.tsx'
import { EmptyState } from '../../layout/EmptyState.tsx'
import { ListFault } from '../../list/ListFault.tsx'
import { ScreenHead } from '../../list/ScreenHead.tsx'
import { useMessages } from '../../useMessages.ts'
import { ConflictNotice } from '../conflicts/ConflictNotice.tsx'
import { reprioritise } from '../popupActs.ts'
import { PopupRow } from './PopupRow.tsx'
import { priorities } from './priorities.ts'

type Listed = ListedDocument<'popup'>

/** Every announcement, in the order in which they come first: which is changed by dragging. */
export function PopupList() {
  const t = useMessages().popups
  const notify = useNotify()
  const { permissions } = usePermissions<Me['may']>()
  const { data, error, refetch } = useGetList<Listed>('popup', { pagination: { page: 1, perPage: 100 } })
  const figures = usePopupFigures()
  // Shown at once, while the new order is on its way.
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const popups = [...(data ?? [])].sort((a, b) => (chosen ? chosen.indexOf(a.id) - chosen.indexOf(b.id) : byPriority(a, b)))

  const reorder = async (from: number, to: number) => {
    const ordered = arrayMove(popups, from, to)
    setChosen(ordered.map(({ id }) => id))
    try {
      let isShown = true
      const placed = ordered.map(({ id, summary }) => ({ id, priority: summary.priority }))
      for (const { id, priority } of priorities(placed, to)) isShown = (await reprioritise(id, priority)) && isShown
      notify(isShown ? t.reordered : t.reorderedDrafts, { type: 'success', autoHideDuration: isShown ? 2000 : 6000 })
    } catch {
      notify(t.notReordered, { type: 'error' })
    }
    await refetch()
    setChosen(null)
  }
  const addNew = permissions?.popup?.includes('create') && (
    <Button variant="contained" startIcon={<Add />} component={Link} to="/popup/create">
      {t.new}
    </Button>
  )
  return (
    <>
      <ScreenHead title={t.title} text={t.text}>
        <Button color="inherit" startIcon={<HelpOutline />} component={Link} to="/popup/perche">
          {t.why}
        </Button>
        {addNew}
      </ScreenHead>
      {error && <ListFault error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={300} />}
      {data?.length === 0 && (
        <EmptyState icon={CampaignOutlined} {...t.empty}>
          {addNew}
        </EmptyState>
      )}
      {popups.length > 0 && (
        <>
          <ConflictNotice />
          <Card sx={{ px: 1 }}>
            <SortableList
              label={t.orderLabel}
              items={popups.map((popup) => ({ id: popup.id, label: popup.title, popup }))}
              onMove={(from, to) => void reorder(from, to)}
            >
              {({ popup }) => <PopupRow popup={popup} figures={figures?.get(popup.id)} />}
            </SortableList>
          </Card>
        </>
      )}
    </>
  )
}

/** As pages have them. */
const byPriority = ({ summary: a }: Listed, { summary: b }: Listed): number => b.priority - a.priority || a.popupId.localeCompare(b.popupId)

type Figures = PopupFigures & { readonly id: string }

/** What readers did with each announcement in the last thirty days; nothing until the server has said. */
function usePopupFigures(): ReadonlyMap<string, PopupFigures> | null {
  const { data } = useQuery({
    queryKey: ['popup', 'figures'],
    queryFn: async ({ signal }) => (await callApi<Figures[]>('/api/admin/popup/figures?days=30', { signal })).value,
  })
  return data ? new Map(data.map((figures) => [figures.id, figures])) : null
}
