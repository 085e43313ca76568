import CallMerge from '@mui/icons-material/CallMerge'
import LabelOutlined from '@mui/icons-material/LabelOutlined'
import {
  Alert,
  Box,
  Button,
  Card,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Link,
  Tooltip,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ListedDocument } from '../../content/newsroom/listing.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import type { Me } from '../api/me.ts'
import { DocumentListPage } from '../list/DocumentListPage.tsx'
import { DocumentPicker } from '../list/DocumentPicker.tsx'
import { SERIF } from '../theme/theme.ts'
import { useMessages } from '../useMessages.ts'

/** Every tag and how much it is used; two that mean the same can become one. */
export function TagList() {
  const t = useMessages()
  const { permissions } = usePermissions<Me['may']>()
  const [merging, setMerging] = useState<ListedDocument<'tag'> | null>(null)
  const mayMerge = permissions?.tag?.includes('delete') ?? false
  return (
    <>
      <DocumentListPage kind="tag" title={t.tags.title} text={t.tags.text} newLabel={t.tags.new} empty={t.tags.empty} icon={LabelOutlined}>
        {(tags) => (
          <Card component="ul" sx={list}>
            {tags.map((tag) => (
              <Box component="li" key={tag.id} sx={row}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link component={RouterLink} to={`/tag/${tag.id}`} underline="hover" color="text.primary" sx={name}>
                    {tag.title}
                  </Link>
                  <Typography variant="body2" color="text.secondary">
                    {tag.usedBy === 0 ? t.tags.unused : t.lists.articles(tag.usedBy)}
                  </Typography>
                </Box>
                {mayMerge && (
                  <Tooltip title={t.tags.merge.action}>
                    <IconButton aria-label={`${t.tags.merge.action}: ${tag.title}`} onClick={() => setMerging(tag)}>
                      <CallMerge fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )}
              </Box>
            ))}
          </Card>
        )}
      </DocumentListPage>
      {merging && <MergeDialog tag={merging} onClose={() => setMerging(null)} />}
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
}
const row = { display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }
const name = { fontFamily: SERIF, fontSize: '1.0625rem', fontWeight: 500, overflowWrap: 'anywhere' }

interface MergeDialogProps {
  readonly tag: { readonly id: string; readonly title: string; readonly usedBy: number }
  readonly onClose: () => void
}

/** Makes one tag out of two: says how much changes, and asks for the one that stays. */
function MergeDialog({ tag, onClose }: MergeDialogProps) {
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
