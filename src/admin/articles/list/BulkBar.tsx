import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { BulkAct } from '../../../content/newsroom/bulk.ts'
import type { ListedDocument } from '../../../content/newsroom/listing.ts'
import type { Me } from '../../api/me.ts'
import { ConfirmDialog } from '../../form/ConfirmDialog.tsx'
import { DocumentPicker } from '../../list/DocumentPicker.tsx'
import { useMessages } from '../../useMessages.ts'
import { BulkResultDialog, useBulk } from './useBulk.tsx'

interface BulkBarProps {
  readonly articles: readonly ListedDocument<'article'>[]
  readonly ids: readonly string[]
  readonly onDone: () => void
  readonly onClear: () => void
}

/** What can be done to all that is selected. What destroys is confirmed; the rest can be taken back. */
export function BulkBar({ articles, ids, onDone, onClear }: BulkBarProps) {
  const t = useMessages().articleList.bulk
  const { permissions } = usePermissions<Me['may']>()
  const [asking, setAsking] = useState<BulkAct | null>(null)
  const { isWorking, refused, perform, forget, question } = useBulk(onDone)
  const may = (action: 'publish' | 'unpublish' | 'edit' | 'delete') => permissions?.article?.includes(action) ?? false
  const act = (name: Exclude<BulkAct, 'tag' | 'untag' | 'issue'>) => {
    setAsking(null)
    void perform({ act: name, ids })
    if (name === 'delete') onClear()
  }
  const isConfirming = asking === 'delete' || asking === 'unpublish'
  const isTagging = asking === 'tag' || asking === 'untag'
  return (
    <Box role="toolbar" aria-label={t.selected(ids.length)} sx={bar}>
      <Typography sx={{ fontWeight: 600, mr: 1 }} aria-live="polite">
        {t.selected(ids.length)}
      </Typography>
      {may('publish') && (
        <Button size="small" disabled={isWorking} onClick={() => act('publish')}>
          {t.publish}
        </Button>
      )}
      {may('unpublish') && (
        <Button size="small" disabled={isWorking} onClick={() => setAsking('unpublish')}>
          {t.unpublish}
        </Button>
      )}
      {may('edit') && (
        <>
          <Button size="small" disabled={isWorking} onClick={() => setAsking('tag')}>
            {t.tag}
          </Button>
          <Button size="small" disabled={isWorking} onClick={() => setAsking('untag')}>
            {t.untag}
          </Button>
          <Button size="small" disabled={isWorking} onClick={() => setAsking('issue')}>
            {t.issue}
          </Button>
        </>
      )}
      {may('delete') && (
        <Button size="small" color="error" disabled={isWorking} onClick={() => setAsking('delete')}>
          {t.delete}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onClear} sx={{ ml: 'auto' }}>
        {t.deselect}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={asking === 'delete' ? t.deleteTitle(ids.length) : t.unpublishTitle(ids.length)}
        text={asking === 'delete' ? t.deleteText : t.unpublishText}
        confirm={asking === 'delete' ? t.delete : t.unpublish}
        onConfirm={() => isConfirming && act(asking)}
        onClose={() => setAsking(null)}
      />
      <TagDialog
        title={asking === 'untag' ? t.untag : t.tag}
        isOpen={isTagging}
        onClose={() => setAsking(null)}
        onPick={(tag) => {
          setAsking(null)
          if (isTagging) void perform({ act: asking, ids, tag })
        }}
      />
      <IssueDialog
        isOpen={asking === 'issue'}
        onClose={() => setAsking(null)}
        onPick={(issue) => {
          setAsking(null)
          void perform({ act: 'issue', ids, issue })
        }}
      />
      {question}
      <BulkResultDialog refused={refused} articles={articles} onClose={forget} />
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  position: 'sticky',
  top: { xs: 56, sm: 48 },
  zIndex: 4,
  px: 2,
  py: 1,
  mb: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  backgroundColor: 'background.paper',
}

interface TagDialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onPick: (tag: string) => void
  readonly onClose: () => void
}

function TagDialog({ title, isOpen, onPick, onClose }: TagDialogProps) {
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

interface IssueDialogProps {
  readonly isOpen: boolean
  /** Null for no issue at all. */
  readonly onPick: (issue: string | null) => void
  readonly onClose: () => void
}

function IssueDialog({ isOpen, onPick, onClose }: IssueDialogProps) {
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
