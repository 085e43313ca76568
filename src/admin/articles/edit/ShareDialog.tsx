import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ApiFault, callApi } from '../../api/callApi.ts'
import { PreviewLinkRows, usePreviewLinks } from '../../previewLinks/PreviewLinkRows.tsx'
import { useMoments } from '../../theme/moments.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor } from './articleEditor.ts'

interface PreviewLink {
  readonly address: string
  readonly expiresAt: string
}

const HOURS = [24, 48, 168] as const

/** A link to the draft for whoever does not work here, that ends by itself. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages().articles
  const { moment } = useMoments()
  const notify = useNotify()
  const { kind, document, flushSave: settle } = useArticleEditor()
  const queries = useQueryClient()
  const [hours, setHours] = useState<(typeof HOURS)[number]>(48)
  const [link, setLink] = useState<PreviewLink | null>(null)
  const make = async () => {
    // The link shows what is saved.
    const saved = await settle()
    if (!saved) return
    try {
      setLink((await callApi<PreviewLink>(`/api/admin/${kind}/${saved.id}/preview-link`, { method: 'POST', body: { hours } })).value)
      await queries.invalidateQueries({ queryKey: ['preview-links'] })
    } catch (error) {
      notify(error instanceof ApiFault ? error.refusal.message : 'ra.notification.http_error', { type: 'error' })
    }
  }
  const copy = async () => {
    if (!link) return
    await navigator.clipboard.writeText(link.address)
    notify(t.preview.copied, { type: 'info' })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t.preview.share}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t.preview.shareText}</DialogContentText>
        <TextField
          select
          label={t.preview.hours}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value) as (typeof HOURS)[number])}
        >
          {HOURS.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {t.preview.durations[choice]}
            </MenuItem>
          ))}
        </TextField>
        {link && (
          <Box>
            <TextField
              fullWidth
              value={link.address}
              slotProps={{ htmlInput: { readOnly: true, 'aria-label': t.preview.share } }}
              onFocus={(event) => event.target.select()}
            />
            <Typography variant="caption" color="text.secondary">
              {t.preview.until(moment(link.expiresAt))}
            </Typography>
          </Box>
        )}
        {document.revision > 0 && <OpenLinks document={`${kind}/${document.id}`} />}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t.revisions.close}
        </Button>
        {link ? (
          <Button variant="contained" onClick={() => void copy()}>
            {t.preview.copy}
          </Button>
        ) : (
          <Button variant="contained" onClick={() => void make()}>
            {t.preview.make}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The links to this text that still open, whoever made them. */
function OpenLinks({ document }: { readonly document: string }) {
  const t = useMessages().previewLinks
  const { data } = usePreviewLinks(document)
  if (!data || data.length === 0) return null
  return (
    <section aria-label={t.ofDocument}>
      <Typography variant="overline" component="h3" color="text.secondary">
        {t.ofDocument}
      </Typography>
      <PreviewLinkRows links={data} label={t.ofDocument} />
    </section>
  )
}
