import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider, TextField } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { useMessages } from '../useMessages.ts'
import { readVideoAddress } from '../../content/body/readVideoAddress.ts'
import type { VideoElsewhere } from '../../content/body/videoElsewhere.ts'

interface VideoDialogProps {
  readonly onInsert: (attrs: VideoElsewhere & { readonly title: string }) => void
  readonly onFile: () => void
  readonly onClose: () => void
}

/** A film by its address, or the way to those of the library. */
export function VideoDialog({ onInsert, onFile, onClose }: VideoDialogProps) {
  const { video: t, insert, cancel } = useMessages().editor
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [isRefused, setRefused] = useState(false)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // A dialog stands in the page of the form around it, and so do its events.
    event.stopPropagation()
    const found = readVideoAddress(address)
    if (found) onInsert({ ...found, title: title.trim() })
    else setRefused(true)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t.address}
            placeholder={t.example}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setRefused(false)
            }}
            error={isRefused}
            helperText={isRefused ? t.unknown : ' '}
          />
          <TextField
            fullWidth
            label={t.titleField}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            helperText={t.titleHelp}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <Divider />
          <Button onClick={onFile} variant="outlined" color="secondary">
            {t.orFile}
          </Button>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="secondary">
            {cancel}
          </Button>
          <Button type="submit" variant="contained">
            {insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
