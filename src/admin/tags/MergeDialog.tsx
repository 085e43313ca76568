import { Alert, Button, Chip, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ApiFault, callApi } from '../api/callApi.ts'
import { DocumentPicker } from '../list/DocumentPicker.tsx'
import { useMessages } from '../useMessages.ts'

interface MergeDialogProps {
  readonly tag: { readonly id: string; readonly title: string; readonly usedBy: number }
  readonly onClose: () => void
}

/** Makes one tag out of two: says how much changes, and asks for the one that stays. */
export function MergeDialog({ tag, onClose }: MergeDialogProps) {
  const t = useMessages()
  const m = t.tags.merge
  const notify = useNotify()
  const cache = useQueryClient()
  const [into, setInto] = useState<{ readonly id: string; readonly title: string } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isMerging, setMerging] = useState(false)
  const merge = async (target: { readonly id: string; readonly title: string }) => {
    setFault(null)
    setMerging(true)
    try {
      const { value } = await callApi<{ documents: number }>(`/api/admin/tag/${tag.id}/merge`, {
        method: 'POST',
        body: { into: target.id },
      })
      notify(m.done(value.documents, target.title), { type: 'success' })
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setFault(error instanceof ApiFault && error.status > 0 ? error.refusal.message : t.form.notSaved)
      setMerging(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="merge-title" fullWidth maxWidth="sm">
      <DialogTitle id="merge-title">{m.title(tag.title)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {m.text(tag.usedBy)} {m.irreversible}
        </DialogContentText>
        {into ? (
          <Chip label={into.title} onDelete={() => setInto(null)} />
        ) : (
          <DocumentPicker kind="tag" label={m.target} except={[tag.id]} onPick={setInto} autoFocus />
        )}
        {fault && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {fault}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.lists.cancel}
        </Button>
        {into && (
          <Button variant="contained" color="error" disabled={isMerging} onClick={() => void merge(into)}>
            {m.confirm(tag.title, into.title)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
