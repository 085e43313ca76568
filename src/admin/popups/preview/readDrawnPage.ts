import type { Theme } from '../../../site/themeScript.ts'

/** A page of the site, ready for the preview's frame. */
export interface DrawnPage {
  readonly html: string
  /** Where the popup's engine lies; null where the page announces nothing. */
  readonly engine: string | null
}

/** Takes every script out of a page that the server drew: the preview starts the engine itself, when the frame's cookies are no longer the editor's. */
export function readDrawnPage(text: string, theme: Theme): DrawnPage {
  const page = new DOMParser().parseFromString(text, 'text/html')
  const engine = page.querySelector<HTMLScriptElement>('script[src*="/edicola-popup.js"]')?.getAttribute('src') ?? null
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
  page.documentElement.dataset['theme'] = theme
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, engine }
}
