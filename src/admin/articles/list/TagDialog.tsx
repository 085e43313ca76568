import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { DocumentPicker } from '../../list/DocumentPicker.tsx'
import { useMessages } from '../../useMessages.ts'

interface TagDialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onPick: (tag: string) => void
  readonly onClose: () => void
}

/** Which tag to give to, or take from, what is selected. */
export function TagDialog({ title, isOpen, onPick, onClose }: TagDialogProps) {
  const t = useMessages()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="tag-dialog" fullWidth maxWidth="xs">
      <DialogTitle id="tag-dialog">{title}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DocumentPicker kind="tag" label={t.articleList.bulk.tagField} onPick={({ id }) => onPick(id)} autoFocus />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.lists.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
