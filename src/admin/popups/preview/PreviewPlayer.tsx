import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Popup } from '../../../content/kinds/popup.ts'
import { offsetInWords } from '../../../content/popups/offsetInWords.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import type { Trigger } from '../../../popup/core/trigger.ts'
import { loadFonts } from '../../theme/loadFonts.ts'
import { useElementSize } from '../../theme/useElementSize.ts'
import { useMessages } from '../../useMessages.ts'
import { createCookieJar, type StoredCookie } from './createCookieJar.ts'
import type { DrawnPage } from './readDrawnPage.ts'
import { startEngine, type PreviewEvent } from './startEngine.ts'

const WIDTHS = { phone: 390, desktop: 1280 } as const

interface PreviewPlayerProps {
  readonly page: DrawnPage | null
  readonly content: Popup
  readonly device: keyof typeof WIDTHS
}

/** The frame that shows the page, and the buttons that do in it what a reader would. */
export function PreviewPlayer({ page, content, device }: PreviewPlayerProps) {
  const t = useMessages().popupStudio.preview
  const jar = useMemo(() => createCookieJar(), [])
  // 0: still. Every visit of the reader counts one up, and opens the page anew.
  const [visit, setVisit] = useState(0)
  const [lastEvent, setLastEvent] = useState<PreviewEvent | null>(null)
  const [cookies, setCookies] = useState<readonly StoredCookie[]>([])
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width, height } = useElementSize(place)
  const scale = Math.min(1, width / WIDTHS[device])

  const [shown, setShown] = useState(page?.html)
  if (shown !== page?.html) {
    // What is written anew is looked at first.
    setShown(page?.html)
    setVisit(0)
  }

  useEffect(() => {
    const element = frame.current
    const engine = page?.engine
    if (visit === 0 || !element || !engine) return undefined
    return onParsed(element, () =>
      startEngine(element, engine, jar, (next) => {
        // Where OK leads is the last word: the closing that follows adds nothing to it.
        setLastEvent((before) => (before?.type === 'leads' && next.type === 'closed' ? before : next))
        // The engine tells first and writes its cookies around it.
        queueMicrotask(() => setCookies([...jar.cookies()]))
      }),
    )
  }, [visit, page?.engine, page?.html, jar])
  const open = (isNew: boolean) => {
    if (isNew) jar.empty()
    setCookies([...jar.cookies()])
    setLastEvent(null)
    setVisit((count) => count + 1)
  }
  const inPage = (act: (page: Document) => void) => {
    if (frame.current?.contentDocument) act(frame.current.contentDocument)
  }
  const isShown = lastEvent?.type === 'shown'
  return (
    <>
      <Box ref={place} sx={stage}>
        {page === null ? (
          <Skeleton variant="rectangular" width="100%" height="100%" />
        ) : (
          <Box style={{ width: WIDTHS[device] * scale, height: '100%' }}>
            <iframe
              key={visit}
              ref={frame}
              title={t.frame}
              // Of our own origin, because our pictures and styles are for no other, and because the editor's cookies are kept out by a jar that only we can put
              // there. Scripts in such a frame could shed the sandbox, so it is not what protects the editor: the page is one that our server drew of
              // content without markup, `readDrawnPage` took every script out, and a `srcdoc` lives under the policy of the back office, which runs
              // no inline code and no handler in an attribute. What is left is the engine. The sandbox still keeps forms, windows and the address bar away.
              sandbox={visit === 0 ? 'allow-same-origin' : 'allow-same-origin allow-scripts'}
              srcDoc={visit === 0 ? page.still : page.html}
              onLoad={(event) => loadFonts(event.currentTarget.contentDocument)}
              style={{
                border: 0,
                width: WIDTHS[device],
                height: scale === 0 ? 0 : height / scale,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button size="small" variant="contained" disabled={!page?.engine} onClick={() => open(visit === 0)}>
            {visit === 0 ? t.play : t.visitAgain}
          </Button>
          {visit > 0 && (
            <>
              <Button size="small" variant="outlined" disabled={isShown} onClick={() => inPage(scrollDown)}>
                {t.scroll}
              </Button>
              <Button size="small" variant="outlined" disabled={isShown} onClick={() => inPage((inside) => clickOpener(inside, content))}>
                {t.click}
              </Button>
              <Button size="small" variant="outlined" disabled={!isShown} onClick={() => inPage(pressOk)}>
                {t.ok}
              </Button>
              <Button size="small" color="inherit" onClick={() => open(true)}>
                {t.forget}
              </Button>
              <Button size="small" color="inherit" onClick={() => setVisit(0)}>
                {t.still}
              </Button>
            </>
          )}
        </Box>
        {visit > 0 && (
          <>
            <Typography variant="body2" role="status" sx={{ mt: 1, fontWeight: 600 }}>
              {lastEvent && eventInWords(lastEvent, content, t.events)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t.remembers}: {cookies.length === 0 && t.nothing}
            </Typography>
            {cookies.map(({ name, days }) => (
              <Typography key={name} variant="body2" color="text.secondary">
                <code>{name}</code>, {days === null ? t.session : t.days(days)}
              </Typography>
            ))}
          </>
        )}
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {t.playText}
        </Typography>
      </Box>
    </>
  )
}

function pressOk(page: Document): void {
  page.querySelector<HTMLElement>('dialog[open] .js-modal-page-ok-button')?.click()
}

/** To the bottom, as fast as a reader's eye can follow. */
function scrollDown(page: Document): void {
  page.documentElement.scrollTo({ top: page.documentElement.scrollHeight, behavior: 'smooth' })
}

/** A click on what opens the announcement; where the page has no such element, on one that is there for that. */
function clickOpener(page: Document, { openModalOnElementClick: selector }: Popup): void {
  const own = selector ? page.querySelector<HTMLElement>(selector) : null
  const opener = own ?? page.querySelector<HTMLElement>('.open-modal-page') ?? page.body.appendChild(page.createElement('button'))
  if (!own) opener.classList.add('open-modal-page')
  opener.click()
}

const stage = {
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  display: 'flex',
  justifyContent: 'center',
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
}

type EventWords = AdminMessages['popupStudio']['preview']['events']

function eventInWords(event: PreviewEvent, popup: Popup, t: EventWords): string {
  switch (event.type) {
    case 'armed':
      return popup.autoOpen ? waitingInWords(popup.trigger, t) : t.waitingClick
    case 'shown':
      return t.shown
    case 'suppressed':
      return t.suppressed[event.reason]
    case 'closed':
      return t.closed[event.reason]
    case 'leads':
    case 'link':
      return t[event.type](event.address)
  }
}

function waitingInWords(trigger: Trigger, t: EventWords): string {
  switch (trigger.type) {
    case 'delay':
      return t.waiting(trigger.seconds)
    case 'scroll':
      return t.waitingScroll(offsetInWords(trigger.offset))
  }
}

const LOOK_MS = 30

/** Calls `act` once the document of a frame is there whole, without waiting for its pictures: as deferred scripts do. Gives its undo. */
function onParsed(frame: HTMLIFrameElement, act: () => void): () => void {
  const timer = setInterval(() => {
    const page = frame.contentDocument
    // Until its own is there, a frame holds an empty document.
    if (page?.URL !== 'about:srcdoc' || page.readyState === 'loading') return
    clearInterval(timer)
    act()
  }, LOOK_MS)
  return () => clearInterval(timer)
}
