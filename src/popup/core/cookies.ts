import type { PopupSettings } from './readSettings.ts'

/** A cookie to be kept, or removed. Its value is always `true`: other people's code reads it. */
export interface Cookie {
  readonly name: string
  /** 0 is a session cookie; below 0, the cookie is removed. */
  readonly days: number
}

/** What closing a show-once popup leaves behind. */
export function hideCookie({ id }: { readonly id: string }): Cookie {
  return { name: `hide_modal_id_${encodeURIComponent(id)}`, days: 365 * 20 }
}

/** What "do not show again" leaves behind. */
export function doNotShowCookie({ id, cookie_expiration }: Pick<PopupSettings, 'id' | 'cookie_expiration'>): Cookie {
  return { name: `please_do_not_show_again_modal_id_${encodeURIComponent(id)}`, days: cookie_expiration }
}

/** Keeps what a closing leaves behind: nothing, unless the reader ticked the choice before OK, or the popup is to be seen once. */
export function keepClosing(popup: PopupSettings, isTicked: boolean | undefined, keep: (cookie: Cookie) => void): void {
  if (isTicked) keep(doNotShowCookie(popup))
  if (popup.show_once) keep(hideCookie(popup))
}

/** Says whether the cookie stands in `document.cookie`, whatever else does. */
export function hasCookie(text: string, { name }: Cookie): boolean {
  return `; ${text}`.includes(`; ${name}=`)
}

/** The names of the cookies that keep popups hidden, out of `document.cookie`. */
export function dismissals(text: string): string[] {
  return text.match(/\b(hide|please_do_not_show_again)_modal_id_[^=;]+/g) ?? []
}

/** The line that keeps or removes a cookie, for `document.cookie` and for `Set-Cookie` alike. Browsers cut a long lifetime by themselves. */
export function cookieText({ name, days }: Cookie, isSecure: boolean): string {
  return `${name}=true; Path=/; SameSite=Lax${days ? `; Max-Age=${days * 86_400}` : ''}${isSecure ? '; Secure' : ''}`
}
