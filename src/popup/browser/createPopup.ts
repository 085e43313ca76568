import { CLOSE, DISMISS, LEFT, OK } from './buttons.ts'
import type { Engine } from './createEngine.ts'
import { isDisplayed } from './isDisplayed.ts'
import { keepFocusInside } from './keepFocusInside.ts'
import { on, type Stop } from './on.ts'
import { onIdle } from './onIdle.ts'
import { onVanish } from './onVanish.ts'
import type { Popup } from './Popup.ts'
import { readElement } from './readElement.ts'
import type { CreatePresenter, DialogPresenter } from './DialogPresenter.ts'
import { stopPlaying } from './stopPlaying.ts'

/** Makes a popup of an element: shown on a stage, it hears the reader's answer. Until the first time, the markup is left as it was. */
export function createPopup(element: HTMLElement, createStage: CreatePresenter, engine: Engine): Popup {
  let presenter: DialogPresenter | undefined
  let enter: () => void
  let stops: Stop[] = []
  const dismiss = () => engine.close(popup, 'dismiss')

  function prepare(): DialogPresenter {
    const each = (selector: string, act: (button: HTMLElement) => void) => element.querySelectorAll<HTMLElement>(selector).forEach(act)
    if (!popup.close_button) each(CLOSE, (button) => button.remove())
    if (!popup.left_button) each(LEFT, (button) => button.remove())
    const made = createStage(element, popup, dismiss)
    const { root } = made
    root.tabIndex = -1 // a click on its text leaves the focus inside
    enter = keepFocusInside(root)
    on(root, 'click', ({ target }) => answer(root, target as Element), true) // clicks fall on elements
    return made
  }

  function answer(root: HTMLElement, target: Element): void {
    const ok = target.closest<HTMLElement>(OK)
    if (ok) {
      const isTicked = !!root.querySelector('.modal-page-please-do-not-show-again:checked')
      engine.close(popup, 'ok', { isTicked, address: ok.dataset['redirect'] || ok.getAttribute('redirect') || '' })
    } else if (target.closest(DISMISS)) dismiss()
  }

  const popup: Popup = {
    ...readElement(element),
    show() {
      presenter ??= prepare()
      const { root, box } = presenter
      presenter.show()
      if (!isDisplayed(root)) throw Error('hidden popup')
      enter()
      root.querySelector<HTMLElement>(OK)?.focus({ preventScroll: true })
      stops = [onVanish(root, dismiss, () => engine.remove(popup))]
      if (popup.auto_hide) stops.push(onIdle(root, box, popup.auto_hide_delay * 1000, () => engine.close(popup, 'auto_hide')))
    },
    hide() {
      stops.forEach((stop) => stop())
      if (!presenter) return
      presenter.hide()
      stopPlaying(presenter.root)
    },
  }
  return popup
}
