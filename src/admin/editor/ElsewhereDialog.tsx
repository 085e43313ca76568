import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider, TextField } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { readEmbedAddress, type ReadEmbed } from '../../content/body/readEmbedAddress.ts'
import type { AdminMessages } from '../../messages/admin/adminMessages.ts'
import { useMessages } from '../useMessages.ts'

interface ElsewhereDialogProps {
  readonly words: Pick<AdminMessages['editor']['embed'], 'title' | 'address' | 'example' | 'unknown' | 'titleField' | 'titleHelp'>
  readonly onInsert: (found: ReadEmbed, title: string) => void
  /** The way to the films of the library, where that may be meant. */
  readonly onFile: (() => void) | null
  readonly onClose: () => void
}

/** Something of another site, by its address or the code that the site gives. */
export function ElsewhereDialog({ words: t, onInsert, onFile, onClose }: ElsewhereDialogProps) {
  const { video, insert, cancel } = useMessages().editor
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [isRefused, setRefused] = useState(false)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // A dialog stands in the page of the form around it, and so do its events.
    event.stopPropagation()
    const found = readEmbedAddress(address)
    if (found) onInsert(found, title.trim())
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
          {onFile && (
            <>
              <Divider />
              <Button onClick={onFile} variant="outlined" color="secondary">
                {video.orFile}
              </Button>
            </>
          )}
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
