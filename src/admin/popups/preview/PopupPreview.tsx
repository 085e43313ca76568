import Close from '@mui/icons-material/Close'
import { Alert, Box, IconButton, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useMessages } from '../../useMessages.ts'
import { usePopup } from '../form/usePopup.ts'
import { PreviewPlayer } from './PreviewPlayer.tsx'
import { PreviewTools, type PreviewView } from './PreviewTools.tsx'
import { readDrawnPage } from './readDrawnPage.ts'
import { shownContent } from './shownContent.ts'
import { useDrawnPage, type Drawn } from './useDrawnPage.ts'

/** The announcement that the form holds, on a real page of the site: as it looks, and as it behaves. */
export function PopupPreview({ onClose }: { readonly onClose?: () => void }) {
  const t = useMessages().popupStudio.preview
  const popup = usePopup()
  const [view, setView] = useState<PreviewView>({ device: 'phone', theme: 'light', variant: 0, address: '/' })
  const { theme, device } = view
  const content = shownContent(popup, view.variant, t.sample)
  const drawn = useDrawnPage(view.address, content)
  const page = useMemo(() => (drawn.text === null ? null : readDrawnPage(drawn.text, { theme, device })), [drawn.text, theme, device])
  return (
    <Box component="section" aria-label={t.title} sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 1.5, pt: 1 }}>
        <Typography variant="h6" component="h2">
          {t.title}
        </Typography>
        {onClose && (
          <IconButton aria-label={t.close} onClick={onClose}>
            <Close />
          </IconButton>
        )}
      </Box>
      <PreviewTools view={view} onChange={setView} texts={popup.variants.length + 1} />
      <Fault fault={drawn.fault} />
      {drawn.fault === null && page?.engine === null && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {t.support}
        </Alert>
      )}
      <PreviewPlayer page={page} content={content} device={device} />
    </Box>
  )
}

function Fault({ fault }: Pick<Drawn, 'fault'>) {
  const t = useMessages().popupStudio.preview
  if (fault === null) return null
  const sentence = typeof fault === 'object' ? `${t.invalid} ${fault.fields.join(' ')}` : fault === 'no-page' ? t.noPage : t.failed
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      {sentence}
    </Alert>
  )
}
