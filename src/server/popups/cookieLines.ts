import type { PopupSettings } from '../../content/kinds/settings.ts'
import type { PopupToRead } from '../../content/reading/publicContent.ts'
import { doNotShowCookie, hideCookie } from '../../popup/core/cookies.ts'
import { editionId } from '../../popup/core/editionId.ts'
import { DEFAULT_EXPIRATION } from '../../popup/core/readSettings.ts'
import { renewedCookies, type Promised } from '../../popup/core/renewedCookies.ts'

interface CookieLinesInput {
  readonly cookies: string
  /** Days since 1970. */
  readonly today: number
  readonly isSecure: boolean
  readonly popups: readonly PopupToRead[]
  readonly settings: Pick<PopupSettings, 'defaultCookieExpiration'>
}

/** The `Set-Cookie` lines that keep what a reader has dismissed away for as long as was promised. */
export function renewalLines({ cookies, today, isSecure, popups, settings }: CookieLinesInput): string[] {
  const promised = popups.map(({ content }) => promisedBy(editionId(content.id, content.edition), content, settings))
  return renewedCookies(cookies, promised, today, isSecure)
}

/** The same, after an OK: what the browser's script has just kept is kept by us too, because browsers forget what scripts keep sooner. */
export function submitLines(
  request: CookieLinesInput & { readonly answered: PopupToRead; readonly id: string; readonly dontShowAgain: boolean },
): string[] {
  const { popups, settings, answered, id, dontShowAgain, cookies, today, isSecure } = request
  const own = promisedBy(id, answered.content, settings)
  const just = [...(dontShowAgain ? [doNotShowCookie(own).name] : []), ...(answered.content.showOnce ? [hideCookie(own).name] : [])]
  const others = popups
    .map(({ content }) => promisedBy(editionId(content.id, content.edition), content, settings))
    .filter((promised) => promised.id !== id)
  return renewedCookies([cookies, ...just.map((name) => `${name}=true`)].filter(Boolean).join('; '), [own, ...others], today, isSecure)
}

function promisedBy(
  id: string,
  { cookieExpiration }: PopupToRead['content'],
  { defaultCookieExpiration }: Pick<PopupSettings, 'defaultCookieExpiration'>,
): Promised {
  return { id, cookie_expiration: cookieExpiration ?? defaultCookieExpiration ?? DEFAULT_EXPIRATION }
}
