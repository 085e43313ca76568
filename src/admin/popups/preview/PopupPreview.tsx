import Close from '@mui/icons-material/Close'
import { Alert, Box, IconButton, Typography } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Popup } from '../../../content/kinds/popup.ts'
import { readRefusal } from '../../api/callApi.ts'
import { useMessages } from '../../useMessages.ts'
import { useWholePopup } from '../form/usePopup.ts'
import { PreviewPlayer } from './PreviewPlayer.tsx'
import { PreviewTools, type PreviewView } from './PreviewTools.tsx'
import { readDrawnPage } from './readDrawnPage.ts'

/** The announcement that the form holds, on a real page of the site: as it looks, and as it behaves. */
export function PopupPreview({ onClose }: { readonly onClose?: () => void }) {
  const t = useMessages().popupStudio.preview
  const popup = useWholePopup()
  const [view, setView] = useState<PreviewView>({ device: 'phone', theme: 'light', variant: 0, address: '/' })
  const { theme, device } = view
  const content = shownContent(popup, view.variant, t.sample)
  const drawn = useDrawnPage(view.address, content)
  const { position } = content
  const page = useMemo(
    () => (drawn.text === null ? null : readDrawnPage(drawn.text, { theme, device, position })),
    [drawn.text, theme, device, position],
  )
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

/** What the server drew, and what is wrong if it did not. What was drawn stays until the next is here. */
interface Drawn {
  readonly text: string | null
  readonly fault: 'unreachable' | 'no-page' | { readonly fields: readonly string[] } | null
}

const QUIET_MS = 500

/** The page at an address with an announcement that need not be saved, drawn by the server as readers would get it, once the editor pauses. */
function useDrawnPage(address: string, content: Popup): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ text: null, fault: null })
  const written = JSON.stringify({ address, content })
  const isFirst = useRef(true)
  useEffect(() => {
    const called = new AbortController()
    const draw = async () => {
      isFirst.current = false
      const response = await fetch('/api/admin/popup/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: written,
        signal: called.signal,
      })
      const text = await response.text()
      if (response.ok) setDrawn({ text, fault: null })
      else setDrawn((before) => ({ ...before, fault: faultIn(response.status, text) }))
    }
    const timer = setTimeout(
      () => {
        draw().catch(() => {
          if (!called.signal.aborted) setDrawn((before) => ({ ...before, fault: 'unreachable' }))
        })
      },
      isFirst.current ? 0 : QUIET_MS,
    )
    return () => {
      clearTimeout(timer)
      called.abort()
    }
  }, [written])
  return drawn
}

function faultIn(status: number, text: string): Drawn['fault'] {
  if (status === 404) return 'no-page'
  if (status !== 422 && status !== 400) return 'unreachable'
  return { fields: Object.values(readRefusal(JSON.parse(text)).fields ?? {}) }
}

/**
 * The announcement as the preview asks for it: with one of its texts, and with something where nothing is written yet. Dates and pages do not matter
 * here, so what is wrong with them does not stop the drawing.
 */
export function shownContent(popup: Popup, variant: number, sample: string): Popup {
  const text = popup.variants[variant - 1]
  const { title, body } = text ?? popup
  return {
    ...popup,
    name: popup.name || sample,
    title: title || sample,
    body,
    okLabel: text?.okLabel || popup.okLabel,
    variants: [],
    publishAt: null,
    unpublishAt: null,
    webhook: '',
    targeting: { ...popup.targeting, include: [], exclude: [], parameter: '', minWidth: null, maxWidth: null },
  }
}
