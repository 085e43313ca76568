import type { Popup } from '../../../content/kinds/popup.ts'
import { offsetInWords } from '../../../content/popups/offsetInWords.ts'
import type { Instant } from '../../../content/time.ts'
import type { AdminMessages } from '../../../messages/admin/adminMessages.ts'

/** The groups of the form, in the order an editor thinks. */
export const GROUPS = ['says', 'opens', 'where', 'often', 'closes', 'ok', 'test', 'technical'] as const
export type Group = (typeof GROUPS)[number]

interface SentenceOptions {
  readonly t: AdminMessages['popupForm']
  readonly where: (targeting: Popup['targeting']) => string
  readonly day: (at: Instant) => string
  /** The edition that is saved; another means that it is shown again. */
  readonly edition: number
}

/** What each group of the form comes to, in a line: so that an announcement is understood without opening any. */
export function groupSentences(popup: Popup, { t, where, day, edition }: SentenceOptions): Record<Group, string> {
  const s = t.sentences
  const label = popup.okLabel || s.okDefault
  return {
    says: s.says(popup.title || t.titleMissing),
    opens: [opening(), popup.openModalOnElementClick && popup.autoOpen && s.orOnClick(popup.openModalOnElementClick), ...dates()]
      .filter(Boolean)
      .join(', '),
    where: where(popup.targeting),
    often: [popup.showOnce ? s.once : popup.doNotShowAgain ? s.untilRefused : s.always, popup.edition > edition && s.renewed]
      .filter(Boolean)
      .join(', '),
    closes: closings().join(', '),
    ok: [popup.redirect ? s.leads(label, popup.redirect) : s.stays(label), popup.webhook && s.tells].filter(Boolean).join(' '),
    test: s.texts(popup.variants.length + 1),
    technical: s.id(popup.id),
  }

  function opening(): string {
    const { autoOpen, trigger } = popup
    if (!autoOpen) return s.onClick
    switch (trigger.type) {
      case 'delay':
        return trigger.seconds > 0 ? s.after(trigger.seconds) : s.atOnce
      case 'scroll':
        return s.scroll(offsetInWords(trigger.offset))
    }
  }

  function dates(): string[] {
    return [...(popup.publishAt ? [s.from(day(popup.publishAt))] : []), ...(popup.unpublishAt ? [s.until(day(popup.unpublishAt))] : [])]
  }

  function closings(): string[] {
    const by = s.closesBy
    const ways = [
      by.ok,
      popup.leftLabel ? `«${popup.leftLabel}»` : '',
      popup.closeButton ? by.x : '',
      popup.closeOnEscape ? by.escape : '',
      popup.closeOnBackdrop ? by.outside : '',
      popup.autoHide ? s.closesAfter(popup.autoHideDelay) : '',
    ]
    return ways.filter((way) => way !== '')
  }
}
