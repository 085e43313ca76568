import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { DocumentPicker } from '../../list/DocumentPicker.tsx'
import { useMessages } from '../../useMessages.ts'

interface IssueDialogProps {
  readonly isOpen: boolean
  /** Null for no issue at all. */
  readonly onPick: (issue: string | null) => void
  readonly onClose: () => void
}

/** Which issue what is selected goes to. */
export function IssueDialog({ isOpen, onPick, onClose }: IssueDialogProps) {
  const { articleList, lists } = useMessages()
  const t = articleList.bulk
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="issue-dialog" fullWidth maxWidth="xs">
      <DialogTitle id="issue-dialog">{t.issue}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DocumentPicker kind="issue" label={t.issueField} onPick={({ id }) => onPick(id)} autoFocus />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onPick(null)} sx={{ mr: 'auto' }}>
          {t.noIssue}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {lists.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
