import { labelByTitle } from './legacyMarkup.ts'
import { on } from './on.ts'
import type { CreatePresenter } from './DialogPresenter.ts'

interface Modal {
  show(): void
  hide(): void
}
type Listener = (event: { preventDefault(): void }) => void
type JQuery = ((element: HTMLElement) => { modal(command: unknown): void; on(event: string, listener: Listener): void }) & {
  fn?: { modal?: unknown }
}

declare global {
  interface Window {
    jQuery?: JQuery
    bootstrap?: { Modal?: new (element: HTMLElement, options: object) => Modal }
  }
}

/** Says whether the page carries the modal library that its theme was made for. */
export function hasBootstrap(version: string): boolean {
  return !!(version === '3x' ? window.jQuery?.fn?.modal : window.bootstrap?.Modal)
}

/** Shows a popup with the Bootstrap that the theme was made for, even where both are loaded: its looks, its backdrop, its way with keys. */
export const bootstrapPresenter =
  (version: string): CreatePresenter =>
  (element, popup, dismiss) => {
    const { bootstrap, jQuery } = window
    const isModal = element.matches('.modal')
    const root = isModal ? element : intoModal(element)
    if (isModal) {
      labelByTitle(root)
      root.removeAttribute('aria-labelledby') // it would win
    }
    // During a transition Bootstrap ignores what it is told, and the next popup would find the page locked: no transitions.
    root.classList.remove('fade')
    root.role = 'dialog'
    root.ariaModal = 'true' // version 3 does not say so
    const options = {
      backdrop: popup.close_on_backdrop || 'static',
      keyboard: popup.close_on_escape || !root.querySelector('button'),
      show: false,
    }
    const plugin = (command: unknown) => jQuery?.(root).modal(command)
    const modal =
      version !== '3x' && bootstrap?.Modal
        ? new bootstrap.Modal(root, options)
        : {
            show() {
              plugin(options)
              plugin('show') // where version 5 is loaded too, the plugin may be its own, which does not show by itself
            },
            hide: () => plugin('hide'),
          }
    let opener: Element | null
    let isHiding = false
    // Bootstrap asks before it hides: the engine hears of it, and hides it in its turn, so that the next popup finds the page as it was.
    const ask: Listener = (event) => {
      if (isHiding) return
      event.preventDefault()
      dismiss()
    }
    on(root, 'hide.bs.modal', ask)
    jQuery?.(root).on('hide.bs.modal', ask) // versions 3 and 4 speak through jQuery only

    return {
      root,
      box: root.querySelector<HTMLElement>('.modal-content') ?? root,
      show() {
        opener = document.activeElement
        modal.show()
      },
      hide() {
        isHiding = true
        modal.hide()
        isHiding = false
        if (opener instanceof HTMLElement) opener.focus()
      },
    }
  }

/** Gives our own markup the shape that Bootstrap knows. */
function intoModal(element: HTMLElement): HTMLElement {
  const root = document.createElement('div')
  let inner = root
  for (const part of ['', '-dialog', '-content', '-body']) {
    if (part) inner = inner.appendChild(document.createElement('div'))
    inner.className = `modal${part}`
  }
  inner.append(...element.childNodes)
  root.classList.add(...element.classList)
  root.classList.remove('modal-page', 'js-modal-page-show') // the first is a dialog's dress, the second a popup that was not started
  for (const name of ['aria-labelledby', 'aria-describedby', 'lang']) {
    const value = element.getAttribute(name)
    if (value) root.setAttribute(name, value)
  }
  element.after(root)
  return root
}
