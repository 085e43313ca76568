const NAMED = 'script[type="edicola/later"]'

/** By then a page that is never quiet, on a slow phone say, has waited enough. */
const PATIENCE_MS = 3000

/** Loads the scripts that a page only names, in their order: once it stands and is quiet, so that none competes with what is read, or at the reader's first touch. */
export function loadLater(page: Document): void {
  const load = () => page.querySelectorAll<HTMLScriptElement>(NAMED).forEach((named) => named.replaceWith(realScript(page, named)))
  // Safari has no idle callback.
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(load, { timeout: PATIENCE_MS }) : setTimeout(load)))
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, load, { once: true })
}

function realScript(page: Document, named: HTMLScriptElement): HTMLScriptElement {
  const script = page.createElement('script')
  for (const { name, value } of named.attributes) if (name !== 'type') script.setAttribute(name, value)
  // Scripts that a script makes come in any order unless they are told not to.
  script.async = false
  return script
}
