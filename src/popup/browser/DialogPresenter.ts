import type { PopupSettings } from '../core/readSettings.ts'

/** What a popup is shown on: the browser's own dialog, or Bootstrap's. */
export interface DialogPresenter {
  readonly root: HTMLElement
  /** What the reader sees as the popup: the root without the backdrop around it. */
  readonly box: HTMLElement
  show(): void
  hide(): void
}

/** Makes a stage that calls `dismiss` when the reader turns the popup away by its means. */
export type CreatePresenter = (element: HTMLElement, popup: PopupSettings, dismiss: () => void) => DialogPresenter
