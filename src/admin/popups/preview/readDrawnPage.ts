import type { Position } from '../../../popup/core/dress.ts'
import type { PreviewView } from './PreviewTools.tsx'

/** A page of the site, ready for the preview's frame. */
export interface DrawnPage {
  /** As a reader's browser gets it, without scripts. */
  readonly html: string
  /** With the announcement laid open over it: what an editor sees while writing. No engine runs, so it takes no focus away from the form. */
  readonly still: string
  /** Where the popup's engine lies; null where the page announces nothing. */
  readonly engine: string | null
}

/** Takes every script out of a page that the server drew: the preview starts the engine itself, when the frame's cookies are no longer the editor's. */
export function readDrawnPage(
  text: string,
  { theme, device, position }: Pick<PreviewView, 'theme' | 'device'> & { readonly position: Position },
): DrawnPage {
  const page = new DOMParser().parseFromString(text, 'text/html')
  const engine = page.querySelector<HTMLScriptElement>('script[src*="/edicola-popup.js"]')?.getAttribute('src') ?? null
  // What is there for browsers without scripts would show in a frame without any: readers have them.
  for (const part of page.querySelectorAll('script, noscript, link[rel="modulepreload"]')) part.remove()
  page.documentElement.dataset['theme'] = theme
  const html = textOf(page)
  layOpen(page, device === 'phone' && position !== 'bar' ? MARGINS.sheet : MARGINS[position])
  return { html, still: textOf(page), engine }
}

/** Where the stylesheet puts a modal dialog. */
const MARGINS: Record<Position, string> = { center: 'auto', sheet: 'auto auto 0', corner: 'auto 1rem 1rem auto', bar: '0 0 auto' }

const textOf = (page: Document): string => `<!doctype html>${page.documentElement.outerHTML}`

/** As the engine would show it: the stylesheet lets what is open without one lie in the page. */
function layOpen(page: Document, margin: string): void {
  const dialog = page.querySelector<HTMLElement>('dialog.js-modal-page-show')
  if (!dialog) return
  const options = JSON.parse(dialog.dataset['modalOptions'] ?? '{}') as Record<string, unknown> // our own markup
  if (options['close_button'] === false) dialog.querySelector('.js-modal-page-close')?.remove()
  dialog.setAttribute('open', '')
  // The shadow stands for the backdrop, which only a modal dialog has.
  const look = `position: fixed; margin: ${margin}; z-index: 2147483647; animation: none; box-shadow: 0 0 0 200vmax var(--popup-backdrop)`
  dialog.setAttribute('style', look)
  page.documentElement.style.overflow = 'hidden'
  for (const part of page.body.children) if (part !== dialog) part.setAttribute('inert', '')
}
