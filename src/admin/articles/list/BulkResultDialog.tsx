import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import { useMessages } from '../../useMessages.ts'
import type { BulkOutcome } from './bulkOutcome.ts'

interface BulkResultDialogProps {
  readonly refused: BulkOutcome['refused']
  readonly articles: readonly ListedDocument<'article'>[]
  readonly onClose: () => void
}

/** Of those that could not be done, which and why. */
export function BulkResultDialog({ refused, articles, onClose }: BulkResultDialogProps) {
  const t = useMessages()
  const titleOf = (id: string) => articles.find((article) => article.id === id)?.title ?? id
  return (
    <Dialog open={refused.length > 0} onClose={onClose} aria-labelledby="bulk-result" fullWidth maxWidth="sm">
      <DialogTitle id="bulk-result">{t.articleList.bulk.refused(refused.length)}</DialogTitle>
      <DialogContent dividers>
        <List dense disablePadding>
          {refused.map(({ id, message }) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={titleOf(id)} secondary={message} />
            </ListItem>
          ))}
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
