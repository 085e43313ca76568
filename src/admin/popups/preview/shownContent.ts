import type { Popup } from '../../../content/kinds/popup.ts'

/**
 * The announcement as the preview asks for it: with one of its texts, and with something where nothing is written yet. Dates and pages do not matter
 * here, so what is wrong with them does not stop the drawing.
 */
export function shownContent(popup: Popup, variant: number, sample: string): Popup {
  const text = popup.variants[variant - 1]
  const { title, body } = text ?? popup
  return {
    ...popup,
    name: popup.name || sample,
    title: title || sample,
    body,
    okLabel: text?.okLabel || popup.okLabel,
    variants: [],
    publishAt: null,
    unpublishAt: null,
    webhook: '',
    targeting: { ...popup.targeting, include: [], exclude: [], parameter: '', minWidth: null, maxWidth: null },
  }
}
