import type { CookieJar } from './createCookieJar.ts'

/** What the engine tells of the popup, and what would have taken the reader elsewhere. */
export type PreviewEvent =
  | { readonly type: 'armed' | 'shown' }
  | { readonly type: 'suppressed'; readonly reason: 'support-page' | 'already-seen' | 'asked-not-to' | 'capped' }
  | { readonly type: 'closed'; readonly reason: 'ok' | 'dismiss' | 'auto_hide' }
  | { readonly type: 'leads' | 'link'; readonly address: string }

/**
 * Starts the real engine in the preview's frame, as a page that a reader opens would. The frame's document gets cookies of its own and no way to
 * the network before the engine is fetched: what it does there never reaches the editor's cookies, the figures or the submit call.
 */
export function startEngine(frame: HTMLIFrameElement, engine: string, jar: CookieJar, tell: (event: PreviewEvent) => void): void {
  const page = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null // the frame is of our own origin
  if (!page || !view) return
  Object.defineProperty(page, 'cookie', { configurable: true, get: () => jar.text(), set: (line: string) => jar.keep(line) })
  view.fetch = () => Promise.resolve(new view.Response('{"success":true}'))
  view.navigator.sendBeacon = () => true
  page.addEventListener('edicola:popup', (event) => tell((event as CustomEvent<PreviewEvent>).detail)) // the engine sends no other kind
  page.addEventListener('click', (event) => stayHere(event, tell), true)
  const script = page.createElement('script')
  script.src = engine
  page.body.append(script)
}

/** Where OK or a link would lead is told, not followed: the preview stays on its page. It hears the click before the engine does. */
function stayHere(event: MouseEvent, tell: (event: PreviewEvent) => void): void {
  const target = event.target as Element // clicks fall on elements
  const ok = target.closest<HTMLElement>('.js-modal-page-ok-button')
  const redirect = ok?.dataset['redirect']
  if (ok && redirect) {
    delete ok.dataset['redirect']
    tell({ type: 'leads', address: redirect })
    return
  }
  const address = target.closest('a[href]')?.getAttribute('href')
  if (!address || address.startsWith('#')) return
  event.preventDefault()
  tell({ type: 'link', address })
}
