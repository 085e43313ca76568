import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import type { FieldComparison } from '../../content/newsroom/compare.ts'
import { shownAt } from '../../content/publishing/timeline.ts'
import { ApiFault, callApi } from '../api/callApi.ts'
import { serverNow } from '../api/serverClock.ts'
import { sideOf } from '../articles/edit/Differences.tsx'
import { useMessages } from '../useMessages.ts'
import { contentBefore } from './contentBefore.ts'
import type { MediaRecord } from './mediaRecord.ts'
import { MediaThumb } from './MediaThumb.tsx'

interface HandedInChangeProps {
  readonly media: MediaRecord
  readonly onSettled: (media: MediaRecord) => void
}

/** A change that waits for whoever may publish: what readers see, what they would see, and the two answers. */
export function HandedInChange({ media, onSettled }: HandedInChangeProps) {
  const { handedIn: t, faults } = useMessages().media
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const address = `/api/admin/media/${encodeURIComponent(media.id)}`
  const answer = async (act: 'publish' | 'send-back', body: object, said: string) => {
    setBusy(true)
    try {
      const { value } = await callApi<MediaRecord>(`${address}/${act}`, { method: 'POST', body })
      notify(said, { type: 'success' })
      onSettled(value)
    } catch (error) {
      notify(error instanceof ApiFault ? error.refusal.message : faults.unknown, { type: 'error' })
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t.title}</AlertTitle>
      {t.text}
      <Comparisons media={media} address={address} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void answer('publish', { revision: media.revision, at: 'now' }, t.approved)}
        >
          {t.approve}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => setAsking(true)}>
          {t.sendBack}
        </Button>
      </Box>
      {isAsking && (
        <SendBackDialog
          isBusy={isBusy}
          onSend={(note) => void answer('send-back', { note }, t.returned)}
          onClose={() => setAsking(false)}
        />
      )}
    </Alert>
  )
}

/** The words that were changed, and the file if it is another. */
function Comparisons({ media, address }: { readonly media: MediaRecord; readonly address: string }) {
  const { handedIn: t, one } = useMessages().media
  const shown = shownAt(media, serverNow())?.revision ?? media.revision
  const { data = [] } = useQuery({
    queryKey: ['media', 'difference', media.id, shown, media.revision],
    queryFn: async ({ signal }) =>
      (await callApi<readonly FieldComparison[]>(`${address}/difference?older=${shown}&newer=${media.revision}`, { signal })).value,
  })
  const names: Readonly<Record<string, string>> = { alt: one.alt, caption: one.caption, credit: one.credit, fileName: one.fileName }
  const wordsOf = (comparison: FieldComparison, side: 'before' | 'after') =>
    sideOf(comparison, side)
      .map(({ text }) => text)
      .join('') || <em>{t.none}</em>
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {data.some(({ field }) => field === 'hash' || field === 'focus') && (
        <Pair
          name={t.picture}
          before={<Thumb media={{ ...media, content: contentBefore(media.content, data) }} />}
          after={<Thumb media={media} />}
        />
      )}
      {data.flatMap((comparison) => {
        const name = names[comparison.field]
        if (!name) return []
        return [<Pair key={comparison.field} name={name} before={wordsOf(comparison, 'before')} after={wordsOf(comparison, 'after')} />]
      })}
    </Box>
  )
}

interface PairProps {
  readonly name: string
  readonly before: ReactNode
  readonly after: ReactNode
}

function Pair({ name, before, after }: PairProps) {
  const t = useMessages().media.handedIn
  const side = (label: string, value: ReactNode) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p">
        {label}
      </Typography>
      {value}
    </Box>
  )
  return (
    <div>
      <Typography component="dt" variant="overline" sx={{ lineHeight: 2 }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {side(t.before, before)}
        {side(t.after, after)}
      </Box>
    </div>
  )
}

const Thumb = ({ media }: { readonly media: MediaRecord }) => (
  <Box sx={{ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 1 }}>
    <MediaThumb media={media} />
  </Box>
)

interface SendBackDialogProps {
  readonly isBusy: boolean
  readonly onSend: (note: string) => void
  readonly onClose: () => void
}

function SendBackDialog({ isBusy, onSend, onClose }: SendBackDialogProps) {
  const t = useMessages().media.handedIn
  const { cancel } = useMessages().lists
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.sendBackTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.sendBackText}</DialogContentText>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          sx={{ mt: 2 }}
          label={t.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {cancel}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => onSend(note.trim())}>
          {t.sendBack}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
