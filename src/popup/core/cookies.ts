import type { PopupSettings } from './readSettings.ts'

/** A cookie to be kept. Its value is always `true`: other people's code reads it. */
export interface Cookie {
  readonly name: string
  /** 0 is a session cookie. */
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

/** Says whether a cookie of this name keeps a popup hidden. */
export function isDismissal(name: string): boolean {
  return /^(hide|please_do_not_show_again)_modal_id_/.test(name)
}

/** The line that keeps a cookie, for `document.cookie` and for `Set-Cookie` alike. Browsers cut a long lifetime by themselves. */
export function cookieText({ name, days }: Cookie, isSecure: boolean): string {
  return `${name}=true; Path=/; SameSite=Lax${days ? `; Max-Age=${days * 86_400}` : ''}${isSecure ? '; Secure' : ''}`
}

/** The line that removes a cookie. */
export function forgetText(name: string): string {
  return `${name}=; Path=/; Max-Age=0`
}

/** The names in `document.cookie` or in a `Cookie` header, whatever else stands there. */
export function cookieNames(text: string): string[] {
  return text.split(/; */).map((pair) => pair.replace(/=.*/s, ''))
}
