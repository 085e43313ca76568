import type { Popup } from '../../../content/kinds/popup.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'
import type { PreviewEvent } from './startEngine.ts'

/** What the announcement did in the preview, in a sentence. */
export function toldInWords(told: PreviewEvent, popup: Popup, t: AdminMessages['popupStudio']['preview']['told']): string {
  switch (told.type) {
    case 'armed':
      if (!popup.autoOpen) return t.waitingClick
      return popup.heightOffset ? t.waitingScroll(popup.heightOffset) : t.waiting(popup.delayDisplay)
    case 'shown':
      return t.shown
    case 'suppressed':
      return t.suppressed[told.reason]
    case 'closed':
      return t.closed[told.reason]
    case 'leads':
    case 'link':
      return t[told.type](told.address)
  }
}
