import Close from '@mui/icons-material/Close'
import Computer from '@mui/icons-material/Computer'
import PhoneAndroid from '@mui/icons-material/PhoneAndroid'
import Share from '@mui/icons-material/ShareOutlined'
import { Alert, Box, IconButton, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { loadFonts } from '../../theme/loadFonts.ts'
import { useElementSize } from '../../theme/useElementSize.ts'
import { useMessages } from '../../useMessages.ts'
import { useArticleEditor, type ArticleFormValues } from './articleEditor.ts'
import { ShareDialog } from './ShareDialog.tsx'

const QUIET_MS = 700
const WIDTHS = { phone: 390, desktop: 1280 } as const

/** The page as readers will see it, drawn by the very code that will draw it for them, a moment after each change. */
export function LivePreview({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages().articles.preview
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone')
  const [isSharing, setSharing] = useState(false)
  const { document } = useArticleEditor()
  const { html, hasFailed } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const room = useElementSize(place)
  const scale = Math.min(1, room.width / WIDTHS[device])

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t.title}
        </Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={device}
          onChange={(_event, chosen: keyof typeof WIDTHS | null) => chosen && setDevice(chosen)}
          aria-label={t.device}
        >
          <ToggleButton value="phone" aria-label={t.phone}>
            <PhoneAndroid fontSize="small" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label={t.desktop}>
            <Computer fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        {document.revision > 0 && (
          <Tooltip title={t.share}>
            <IconButton size="small" aria-label={t.share} onClick={() => setSharing(true)}>
              <Share fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <IconButton size="small" aria-label={t.close} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {document.revision === 0 && (
        <Typography color="text.secondary" sx={{ p: 3 }}>
          {t.blank}
        </Typography>
      )}
      {hasFailed && <Alert severity="warning">{t.failed}</Alert>}
      <Box
        ref={place}
        sx={{ flex: 1, minHeight: 0, overflow: 'hidden', backgroundColor: 'background.default', display: 'flex', justifyContent: 'center' }}
      >
        {html !== null && (
          <Box style={{ width: WIDTHS[device] * scale, height: '100%' }}>
            <iframe
              ref={frame}
              title={t.frame}
              // No script of the page runs beside the editor.
              sandbox="allow-same-origin"
              srcDoc={html}
              onLoad={() => {
                loadFonts(frame.current?.contentDocument)
                const view = frame.current?.contentWindow
                view?.scrollTo(0, scrolled.current)
                view?.addEventListener('scroll', () => void (scrolled.current = view.scrollY))
              }}
              style={{
                border: 0,
                width: WIDTHS[device],
                height: scale === 0 ? 0 : room.height / scale,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          </Box>
        )}
      </Box>
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
    </Box>
  )
}

/** Asks for the page when whoever writes has paused. What is drawn already stays until the next is here. */
function usePage(): { readonly html: string | null; readonly hasFailed: boolean } {
  const { kind, document, content } = useArticleEditor()
  const written = useWatch<ArticleFormValues, 'content'>({ name: 'content' })
  const [page, setPage] = useState<{ html: string | null; hasFailed: boolean }>({ html: null, hasFailed: false })
  const isNew = document.revision === 0
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  })
  useEffect(() => {
    if (isNew) return
    const called = new AbortController()
    const draw = async () => {
      const response = await fetch(`/api/admin/${kind}/${document.id}/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(latest.current()),
        signal: called.signal,
      })
      if (!response.ok) throw new Error('The page was not drawn')
      setPage({ html: await response.text(), hasFailed: false })
    }
    const timer = setTimeout(() => {
      draw().catch(() => {
        if (!called.signal.aborted) setPage((shown) => ({ ...shown, hasFailed: true }))
      })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      called.abort()
    }
  }, [kind, document.id, isNew, written])
  return page
}
