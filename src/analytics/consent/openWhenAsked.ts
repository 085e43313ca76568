/**
 * An announcement that the reader asks for by a click is not kept from them by a question: those that wait are let go, by a click alone, and the
 * click is made again once the engine has heard of them.
 */
export function openWhenAsked(held: readonly HTMLElement[], release: () => void): () => void {
  const openers = ['.open-modal-page', ...held.map(openerOf).filter(isSelector)].join()
  const stop = () => document.removeEventListener('click', click, true)
  document.addEventListener('click', click, true)
  return stop

  function click(event: MouseEvent): void {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const opener = target instanceof Element && target.closest<HTMLElement>(openers)
    // In another tab, in another window, to the disk: such a click is for the browser.
    if (!opener || ctrlKey || metaKey || shiftKey || altKey) return
    stop()
    event.preventDefault()
    event.stopImmediatePropagation()
    // The engine says what it makes of a popup before it listens for clicks on its behalf.
    document.addEventListener('edicola:popup', () => setTimeout(() => (target as HTMLElement).click()), { once: true }) // `closest` found it: an element
    release()
  }
}

/** The selector of a popup's own openers, by the name that its contract gives it. */
function openerOf({ dataset }: HTMLElement): string {
  const options = /"open_modal_on_element_click":("(?:[^"\\]|\\.)*")/.exec(dataset['modalOptions'] ?? '')?.[1]
  return options ? (JSON.parse(options) as string) : '' // a string between its quotes
}

function isSelector(text: string): boolean {
  try {
    document.querySelector(text)
    return true
  } catch {
    return false
  }
}
