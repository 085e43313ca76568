import type { PopupSettings } from '../core/readSettings.ts'

/** What a popup is shown on: the browser's own dialog, or Bootstrap's. */
export interface Stage {
  readonly root: HTMLElement
  show(): void
  hide(): void
}

/** Makes a stage that calls `dismiss` when the reader turns the popup away by its means. */
export type CreateStage = (element: HTMLElement, popup: PopupSettings, dismiss: () => void) => Stage
