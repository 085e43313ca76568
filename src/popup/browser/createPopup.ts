import { CLOSE, DISMISS, LEFT, OK } from './buttons.ts'
import type { Engine } from './createEngine.ts'
import { keepFocusInside } from './keepFocusInside.ts'
import { on } from './on.ts'
import { onIdle } from './onIdle.ts'
import type { Popup } from './Popup.ts'
import { readElement } from './readElement.ts'
import type { CreateStage, Stage } from './Stage.ts'
import { stopPlaying } from './stopPlaying.ts'
import type { Stop } from './Stop.ts'

/** Makes a popup of an element: shown on a stage, it hears the reader's answer. Until the first time, the markup is left as it was. */
export function createPopup(element: HTMLElement, createStage: CreateStage, engine: Engine): Popup {
  let stage: Stage | undefined
  let stopIdle: Stop | undefined
  const dismiss = () => engine.close(popup, 'dismiss')

  function prepare(): Stage {
    if (!popup.close_button) element.querySelectorAll(CLOSE).forEach((button) => button.remove())
    if (!popup.left_button) element.querySelectorAll(LEFT).forEach((button) => button.remove())
    // Bootstrap 5, if the page has it, hears these before us: it would close its modal before OK is heard, or throw for want of one.
    element.querySelectorAll('[data-bs-dismiss]').forEach((button) => button.setAttribute('data-bs-dismiss', ''))
    const made = createStage(element, popup, dismiss)
    const { root } = made
    on(root, 'keydown', (event) => keepFocusInside(root, event as KeyboardEvent)) // keydown brings no other kind
    on(root, 'click', ({ target }) => answer(root, target as Element), true) // clicks fall on elements
    return made
  }

  function answer(root: HTMLElement, target: Element): void {
    const ok = target.closest<HTMLElement>(OK)
    if (ok) {
      const ticked = !!root.querySelector('.modal-page-please-do-not-show-again:checked')
      engine.close(popup, 'ok', { ticked, address: ok.dataset['redirect'] || ok.getAttribute('redirect') || '' })
    } else if (target.closest(DISMISS)) dismiss()
  }

  const popup: Popup = {
    ...readElement(element),
    show() {
      stage ??= prepare()
      const { root } = stage
      stage.show()
      root.querySelector<HTMLElement>(OK)?.focus({ preventScroll: true })
      const box = root.querySelector<HTMLElement>('.modal-content') ?? root
      if (popup.auto_hide) stopIdle = onIdle(root, box, popup.auto_hide_delay * 1000, () => engine.close(popup, 'auto_hide'))
    },
    hide() {
      stopIdle?.()
      if (!stage) return
      stage.hide()
      stopPlaying(stage.root)
    },
  }
  return popup
}
