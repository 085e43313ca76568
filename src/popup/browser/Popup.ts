import type { PopupSettings } from '../core/readSettings.ts'

/** A popup that can be seen: its settings, and where it is shown. */
export interface Popup extends PopupSettings {
  show(): void
  hide(): void
}
