import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Link, List, ListItem, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDelete, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { Uses } from '../../content/newsroom/listing.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { useBin } from '../bin/useBin.tsx'
import { editPath } from '../list/editPath.ts'
import { useMessages } from '../useMessages.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Doomed {
  readonly id: string
  readonly title: string
}

/** Moves a document to the bin once that is confirmed; what is in use stays, and says where. The dialogs belong into whatever asks. */
export function useDeletion(kind: Kind, document: Doomed, onDeleted: () => void): { ask: () => void; dialogs: ReactNode } {
  const t = useMessages().form
  const notify = useNotify()
  const { sayTrashed } = useBin()
  const [isAsking, setAsking] = useState(false)
  const [isInUse, setInUse] = useState(false)
  const [remove] = useDelete()

  const confirmed = async () => {
    setAsking(false)
    try {
      await remove(kind, { id: document.id, previousData: document }, { returnPromise: true, mutationMode: 'pessimistic' })
      sayTrashed(document)
      onDeleted()
    } catch (error) {
      if (error instanceof ApiFault && error.refusal.code === 'in-use') setInUse(true)
      else notify(error instanceof ApiFault ? error.refusal.message : t.notSaved, { type: 'error' })
    }
  }
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.deleteTitle(document.title)}
        text={t.deleteText}
        confirm={t.delete}
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(false)}
      />
      <InUseDialog kind={kind} id={document.id} isOpen={isInUse} onClose={() => setInUse(false)} />
    </>
  )
  return { ask: () => setAsking(true), dialogs }
}

interface InUseDialogProps {
  readonly kind: Kind
  readonly id: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Why something cannot be deleted: the places that use it, each one click away. */
function InUseDialog({ kind, id, isOpen, onClose }: InUseDialogProps) {
  const t = useMessages()
  const { data } = useQuery({
    queryKey: ['uses', kind, id],
    queryFn: async () => (await callApi<Uses>(`/api/admin/${kind}/${id}/uses`)).value,
    enabled: isOpen,
  })
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="in-use-title">
      <DialogTitle id="in-use-title">{t.form.inUse.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.form.inUse.text}</DialogContentText>
        {!data && <Skeleton />}
        <List dense>
          {data?.uses.map((use) => (
            <ListItem key={use.id} disableGutters>
              <Link component={RouterLink} to={editPath(use.kind, use.id)}>
                {use.title}
              </Link>
            </ListItem>
          ))}
          {data && data.others > 0 && <ListItem disableGutters>{t.form.inUse.others(data.others)}</ListItem>}
          {data && data.more > 0 && <ListItem disableGutters>{t.form.inUse.more(data.more)}</ListItem>}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t.lists.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
