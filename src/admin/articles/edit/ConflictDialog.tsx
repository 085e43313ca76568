import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import { compare } from '../../../content/newsroom/compare.ts'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { createDocument } from '../../api/createDocument.ts'
import { newUuid } from '../../api/newUuid.ts'
import { useMoments } from '../../theme/moments.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type WrittenDocument } from './articleEditor.ts'
import type { Newer } from './autosave.ts'
import { Differences } from './Differences.tsx'

interface ConflictDialogProps {
  readonly newer: Newer
  /** Mine goes on top of this revision. */
  readonly onKeepMine: (revision: number) => void
  readonly onLater: () => void
}

/** Two people wrote at once: who, when, how the two differ, and three ways on. None of them loses a word. */
export function ConflictDialog({ newer, onKeepMine, onLater }: ConflictDialogProps) {
  const t = useMessages().articles.conflict
  const { moment } = useMoments()
  const notify = useNotify()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { kind, document, content, take, me } = useArticleEditor()
  const [isBusy, setBusy] = useState(false)
  const [copyId] = useState(newUuid)
  const { data: theirs } = useQuery({
    queryKey: ['conflict', kind, document.id, newer.revision],
    queryFn: async ({ signal }) => (await callApi<WrittenDocument>(`/api/admin/${kind}/${document.id}`, { signal })).value,
    gcTime: 0,
  })
  const mine = content()
  const comparisons = theirs ? compare({ ...theirs.content }, { ...mine, slug: mine.slug || theirs.content.slug }) : []

  const putAside = async () => {
    if (!theirs) return
    setBusy(true)
    try {
      const aside = { ...mine, title: t.copyTitle(mine.title), slug: '' }
      const copy = await createDocument(kind, aside, copyId)
      take(theirs)
      notify(
        <Box sx={{ backgroundColor: 'background.paper', p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {t.copied} <Link to={`/${kind}/${copy.id}`}>{t.openCopy}</Link>
        </Box>,
        { autoHideDuration: 15_000 },
      )
    } catch (error) {
      notify(error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error', { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} aria-labelledby="conflict">
      <DialogTitle id="conflict">{t.title}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>{t.text(newer.by, moment(newer.at))}</Typography>
        {theirs ? (
          comparisons.length === 0 ? (
            <Typography color="text.secondary">{t.same}</Typography>
          ) : (
            <Differences comparisons={comparisons} before={t.theirs(newer.by)} after={t.mine} />
          )
        ) : (
          <Box>
            <LinearProgress aria-label={t.loading} />
            <Typography variant="body2" color="text.secondary">
              {t.loading}
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="secondary" onClick={onLater} sx={{ mr: 'auto' }}>
          {t.later}
        </Button>
        <Button disabled={!theirs || isBusy} onClick={() => theirs && take(theirs)} title={t.takeTheirsHelp}>
          {t.takeTheirs(newer.by)}
        </Button>
        {me.may[kind]?.includes('create') && (
          <Button disabled={!theirs || isBusy} variant="outlined" onClick={() => void putAside()} title={t.copyMineHelp}>
            {t.copyMine}
          </Button>
        )}
        <Button
          disabled={!theirs || isBusy}
          variant="contained"
          onClick={() => theirs && onKeepMine(theirs.revision)}
          title={t.keepMineHelp}
        >
          {t.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
