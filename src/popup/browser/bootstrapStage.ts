import { on } from './on.ts'
import type { CreateStage } from './Stage.ts'

interface Modal {
  show(): void
  hide(): void
}
type JQuery = ((element: HTMLElement) => { modal(command: unknown): void; on(event: string, listener: () => void): void }) & {
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
export const bootstrapStage =
  (version: string): CreateStage =>
  (element, popup, dismiss) => {
    const { bootstrap, jQuery } = window
    const root = element.matches('.modal') ? element : intoModal(element)
    // During a transition Bootstrap ignores what it is told, and the next popup would find the page locked: no transitions.
    root.classList.remove('fade')
    const options = { backdrop: popup.close_on_backdrop || 'static', keyboard: popup.close_on_escape || !root.querySelector('button') }
    const plugin = (command: unknown) => jQuery?.(root).modal(command)
    const modal =
      version !== '3x' && bootstrap?.Modal
        ? new bootstrap.Modal(root, options)
        : { show: () => plugin(options), hide: () => plugin('hide') }
    let opener: Element | null
    on(root, 'hide.bs.modal', dismiss)
    jQuery?.(root).on('hide.bs.modal', dismiss) // versions 3 and 4 speak through jQuery only

    return {
      root,
      show() {
        opener = document.activeElement
        modal.show()
      },
      hide() {
        modal.hide()
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
  root.setAttribute('aria-labelledby', element.getAttribute('aria-labelledby') ?? '')
  element.after(root)
  return root
}
