import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDelete, useNotify, usePermissions } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import type { Me } from '../../api/me.ts'
import { newUuid } from '../../api/newUuid.ts'
import { useBin } from '../../bin/useBin.tsx'
import { ConfirmDialog } from '../../form/ConfirmDialog.tsx'
import { useFaultNotice } from '../../form/readFault.ts'
import { useMessages } from '../../useMessages.ts'
import { duplicatePopup } from '../popupActs.ts'

export function PopupMenu({ popup }: { readonly popup: ListedDocument<'popup'> }) {
  const { popups: t, form } = useMessages()
  const notify = useNotify()
  const { sayTrashed } = useBin()
  const notifyFault = useFaultNotice()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { permissions } = usePermissions<Me['may']>()
  const [remove] = useDelete()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  // Asked again after a failure, it is the same copy.
  const [copyId, setCopyId] = useState(newUuid)
  const { id, title } = popup
  const may = permissions?.popup ?? []

  const attempt = async (act: () => Promise<void>) => {
    setAnchor(null)
    setAsking(false)
    try {
      await act()
    } catch (error) {
      notifyFault(error)
    }
    await cache.invalidateQueries({ queryKey: ['popup'] })
  }
  const duplicate = async () => {
    const copy = await duplicatePopup(id, copyId, t.copyOf)
    setCopyId(newUuid())
    notify(t.duplicated(copy.title), { type: 'success' })
    void navigate(`/popup/${copy.id}`)
  }
  const removeIt = async () => {
    await remove('popup', { id, previousData: popup }, { returnPromise: true, mutationMode: 'pessimistic' })
    sayTrashed(popup)
  }
  return (
    <>
      <IconButton aria-label={t.more(title)} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={`/popup/${id}`}>
          {t.edit}
        </MenuItem>
        <MenuItem component={Link} to={`/popup/${id}/numeri`}>
          {t.statistics}
        </MenuItem>
        {may.includes('create') && <MenuItem onClick={() => void attempt(duplicate)}>{t.duplicate}</MenuItem>}
        {may.includes('delete') && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              setAsking(true)
            }}
            sx={{ color: 'error.main' }}
          >
            {t.delete}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={form.deleteTitle(title)}
        text={form.deleteText}
        confirm={form.delete}
        onConfirm={() => void attempt(removeIt)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
