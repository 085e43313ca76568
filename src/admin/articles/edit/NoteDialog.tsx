import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useMessages } from '../../useMessages.ts'

interface NoteDialogProps {
  readonly act: 'submit' | 'send-back'
  readonly onSend: (note: string) => void
  readonly onClose: () => void
}

/** A text goes to somebody else, with a word to them. */
export function NoteDialog({ act, onSend, onClose }: NoteDialogProps) {
  const t = useMessages().articles.workflow
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.noteFor[act]}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={3}
          margin="dense"
          label={t.note}
          helperText={t.noteHelp}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={() => onSend(note.trim())}>
          {act === 'submit' ? t.submit : t.sendBack}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
