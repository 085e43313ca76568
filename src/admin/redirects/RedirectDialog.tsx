import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type SubmitEvent } from 'react'
import { useCreate, useNotify, useUpdate } from 'react-admin'
import type { ListedRedirect } from '../../content/addresses/redirect.ts'
import { TargetPicker } from '../form/TargetPicker.tsx'
import { readFault } from '../form/readFault.ts'
import { useMessages } from '../useMessages.ts'

interface RedirectDialogProps {
  /** None for one that is being made. */
  readonly redirect: RedirectRecord | null
  /** Where one that is being made leads from, if that is known. */
  readonly from?: string
  readonly onClose: () => void
}

/** Writes a redirect. What the server refuses stands beside the field it is about. */
export function RedirectDialog({ redirect, from: known = '', onClose }: RedirectDialogProps) {
  const t = useMessages()
  const r = t.redirects
  const notify = useNotify()
  const [from, setFrom] = useState(redirect?.from ?? known)
  const [to, setTo] = useState(redirect?.to ?? '')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [create, making] = useCreate()
  const [update, changing] = useUpdate()

  const submit = async () => {
    setFaults({})
    try {
      const data = { from: from.trim(), to: to.trim() }
      if (redirect)
        await update('redirect', { id: redirect.id, data, previousData: redirect }, { returnPromise: true, mutationMode: 'pessimistic' })
      else await create('redirect', { data }, { returnPromise: true })
      notify(r.saved, { type: 'success' })
      onClose()
    } catch (error) {
      const fault = readFault(error)
      if (fault.because === 'fields') setFaults(fault.fields)
      else
        setFaults({
          all: fault.because === 'refused' ? fault.message : fault.because === 'signed-out' ? t.form.signedOut : t.form.notSaved,
        })
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="redirect-title" fullWidth maxWidth="sm">
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogTitle id="redirect-title">{redirect ? r.edit : r.new}</DialogTitle>
        <DialogContent>
          {redirect?.isAutomatic && (
            <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
              {r.automaticHelp}
            </Alert>
          )}
          {faults['all'] && <Alert severity="error">{faults['all']}</Alert>}
          <TextField
            label={r.from}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            error={'from' in faults}
            helperText={faults['from'] ?? r.fromHelp}
            margin="dense"
            autoFocus={known === ''}
            required
            fullWidth
          />
          <Box sx={{ mt: 1 }}>
            <TargetPicker
              label={r.to}
              value={to}
              onChange={setTo}
              error={'to' in faults}
              helperText={faults['to'] ?? r.toHelp}
              autoFocus={known !== ''}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.lists.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={making.isPending || changing.isPending}>
            {r.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export type RedirectRecord = ListedRedirect & { readonly id: string }
