import Close from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Dialog,
  DialogTitle,
  IconButton,
  LinearProgress,
  List,
  ListItemButton,
  ListItemText,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import type { FieldComparison } from '../../../content/newsroom/compare.ts'
import type { Revision } from '../../../content/newsroom/document.ts'
import { callApi } from '../../api/callApi.ts'
import { useMoments } from '../../theme/moments.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor } from './articleEditor.ts'
import { useAutosaveState } from './autosaveStore.ts'
import { Differences } from './Differences.tsx'

/** Every save there is: who, when, what; each beside the one before it, and the way back to it. */
export function RevisionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { articles: t, lists } = useMessages()
  const { moment } = useMoments()
  const notify = useNotify()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { kind, document, can, act, autosave } = useArticleEditor()
  const revision = useAutosaveState(autosave, ({ revision }) => revision)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const path = `/api/admin/${kind}/${document.id}`
  const { data: revisions } = useQuery({
    queryKey: ['revisions', kind, document.id, revision],
    queryFn: async ({ signal }) => (await callApi<readonly Revision[]>(`${path}/revisions`, { signal })).value,
  })
  const sorted = [...(revisions ?? [])].sort((one, other) => other.number - one.number)
  const newest = sorted[0]?.number ?? null
  const shown = chosen ?? newest
  const before = sorted.find(({ number }) => shown !== null && number < shown)?.number ?? null
  const { data: comparisons } = useQuery({
    queryKey: ['difference', kind, document.id, before, shown],
    queryFn: async ({ signal }) =>
      (await callApi<readonly FieldComparison[]>(`${path}/difference?older=${before}&newer=${shown}`, { signal })).value,
    enabled: before !== null && shown !== null,
  })
  const names: Readonly<Record<string, string>> = t.fields

  const restore = async () => {
    setRestoring(false)
    const done = await act('restore', { restored: shown })
    if (!done) return
    notify(t.workflow.done.restore, { type: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xl"
      fullScreen={isPhone}
      aria-labelledby="revisions"
      slotProps={{ paper: { sx: { height: { md: '88dvh' } } } }}
    >
      <DialogTitle id="revisions" sx={{ pr: 7 }}>
        {t.revisions.title}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={t.revisions.close} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <Close />
      </IconButton>
      {!revisions && <LinearProgress aria-label={lists.loading} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '320px minmax(0, 1fr)' },
          minHeight: 0,
          flex: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <List
          component="nav"
          aria-labelledby="revisions"
          sx={{ overflowY: 'auto', borderRight: { md: 1 }, borderColor: { md: 'divider' }, maxHeight: { xs: '34dvh', md: 'none' } }}
        >
          {sorted.map(({ number, at, by, changed }) => (
            <ListItemButton
              key={number}
              selected={number === shown}
              onClick={() => setChosen(number)}
              aria-current={number === shown}
              sx={legible}
            >
              <ListItemText
                primary={`${number === newest ? t.revisions.current : `${number}`} · ${moment(at)}`}
                secondary={`${t.revisions.by(by.name)} · ${number === 1 ? t.revisions.first : t.revisions.changed(changed.map((field) => (names[field] ?? field).toLowerCase()).join(', '))}`}
              />
            </ListItemButton>
          ))}
        </List>
        <Box sx={{ overflowY: 'auto', p: { xs: 2, md: 3 } }}>
          {shown !== null && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
              <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
                {before === null ? t.revisions.first : t.revisions.versus(before, shown)}
              </Typography>
              {shown !== newest && can('edit') && (
                <Button variant="outlined" onClick={() => setRestoring(true)}>
                  {t.revisions.restore}
                </Button>
              )}
            </Box>
          )}
          {before !== null &&
            (comparisons ? (
              <Differences comparisons={comparisons} before={t.revisions.before} after={t.revisions.after} />
            ) : (
              <LinearProgress />
            ))}
        </Box>
      </Box>
      <Confirm
        isOpen={isRestoring}
        title={t.revisions.restore}
        content={t.revisions.confirmRestore(shown ?? 0)}
        confirm={t.workflow.confirm}
        cancel={t.workflow.cancel}
        onConfirm={() => void restore()}
        onClose={() => setRestoring(false)}
      />
    </Dialog>
  )
}

/** Grey on the colour of what is chosen would be too faint. */
const legible = { '&.Mui-selected .MuiListItemText-secondary': { color: 'text.primary' } }
