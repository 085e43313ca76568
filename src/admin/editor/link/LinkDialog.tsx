import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { readAddress } from '../../form/readAddress.ts'
import { TargetPicker } from '../../form/TargetPicker.tsx'
import { useMessages } from '../../useMessages.ts'

interface LinkDialogProps {
  readonly href: string
  readonly onApply: (href: string) => void
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

/** Where a link leads: a page of the magazine found by its words, or any address that may stand in a page. */
export function LinkDialog({ href, onApply, onRemove, onClose }: LinkDialogProps) {
  const t = useMessages()
  const { link, apply, cancel } = t.editor
  const { refused, field } = t.form.target
  const [typed, setTyped] = useState(href)
  const [refusal, setRefusal] = useState<keyof typeof refused | null>(null)

  const accept = (address: string) => {
    const read = readAddress(address, location.origin)
    if (read.ok) onApply(read.href)
    else setRefusal(read.because)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{link.title}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <TargetPicker
          label={field}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setRefusal(null)
          }}
          onPick={({ address }) => accept(address)}
          onEnter={() => accept(typed)}
          error={refusal !== null}
          helperText={refusal ? refused[refusal] : ' '}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {link.remove}
          </Button>
        )}
        <Button onClick={onClose} color="secondary">
          {cancel}
        </Button>
        <Button variant="contained" onClick={() => accept(typed)}>
          {apply}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
