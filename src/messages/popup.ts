import type { Locale } from './locale.ts'

/** What an announcement says by itself where its editor wrote nothing. */
export interface PopupLabels {
  readonly close: string
  readonly ok: string
  readonly doNotShowAgain: string
}

export const popupLabels: Record<Locale, PopupLabels> = {
  it: { close: 'Chiudi', ok: 'OK', doNotShowAgain: 'Non mostrare più' },
  en: { close: 'Close', ok: 'OK', doNotShowAgain: 'Do not show again' },
}
