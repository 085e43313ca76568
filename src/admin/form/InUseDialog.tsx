import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Link, List, ListItem, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import type { Kind } from '../../content/kinds.ts'
import type { Uses } from '../../content/newsroom/listing.ts'
import { callApi } from '../api/callApi.ts'
import { editPath } from '../list/editPath.ts'
import { useMessages } from '../useMessages.ts'

interface InUseDialogProps {
  readonly kind: Kind
  readonly id: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Why something cannot be deleted: the places that use it, each one click away. */
export function InUseDialog({ kind, id, isOpen, onClose }: InUseDialogProps) {
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
