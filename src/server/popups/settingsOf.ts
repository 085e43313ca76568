import type { Popup } from '../../content/kinds/popup.ts'
import type { PopupSettings as SiteRules } from '../../content/kinds/settings.ts'
import { editionId } from '../../popup/core/editionId.ts'
import { readSettings, type PopupSettings, type RawName } from '../../popup/core/readSettings.ts'
import { triggerFields } from '../../popup/core/trigger.ts'

/** An announcement as the engine reads it from its markup: the very same settings, by the very same reader. */
export function settingsOf(popup: Popup, { defaultCookieExpiration }: Pick<SiteRules, 'defaultCookieExpiration'>): PopupSettings {
  const raw: Readonly<Record<RawName, unknown>> = {
    id: editionId(popup.id, popup.edition),
    show_once: popup.showOnce,
    auto_hide: popup.autoHide,
    auto_hide_delay: popup.autoHideDelay,
    ...triggerFields(popup.trigger),
    cookie_expiration: popup.cookieExpiration ?? defaultCookieExpiration ?? '',
    auto_open: popup.autoOpen,
    open_modal_on_element_click: popup.openModalOnElementClick,
    reopen_on_click: popup.reopenOnClick,
    priority: popup.priority,
    close_button: popup.closeButton,
    left_button: popup.leftLabel !== '',
    close_on_escape: popup.closeOnEscape,
    close_on_backdrop: popup.closeOnBackdrop,
  }
  return readSettings((name) => raw[name])
}
