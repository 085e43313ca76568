import { cookiesOf, type Lifetime, type ProviderCookie } from '../../analytics/core/cookiesOf.ts'
import { providersNeedingConsent } from '../../analytics/core/providersNeedingConsent.ts'
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_PROOF_KEY } from '../../analytics/core/readConsent.ts'
import type { AnalyticsSettings } from '../../content/kinds/analyticsSettings.ts'
import type { PopupSettings } from '../../content/kinds/settings.ts'
import { SIGN_IN_COOKIES, SIGN_IN_DAYS } from '../../content/people/signInCookies.ts'
import { DAY_COOKIE } from '../../popup/core/caps.ts'
import { doNotShowCookie, hideCookie } from '../../popup/core/cookies.ts'
import { UNTIL_COOKIE } from '../../popup/core/renewedCookies.ts'
import { BOOTSTRAP_KEY, RENEWED_KEY } from '../../popup/core/storageKeys.ts'
import { HEARD_KEY } from '../islands/heardPositions.ts'
import { READING_KEY } from '../reading/readingList.ts'
import { THEME_KEY } from '../theme.ts'

/** Something that the site may leave in a browser. */
export interface SiteCookie {
  /** An asterisk stands for the part that changes. */
  readonly name: string
  readonly purpose: TechnicalPurpose | ProviderCookie['purpose']
  readonly lifetime: Lifetime | 'chosen' | 'until-sent' | 'until-heard' | 'until-read' | 'until-removed'
  /** Who sets it: we, or a provider once the reader has allowed it. */
  readonly by: 'site' | ProviderCookie['provider']
}

export type TechnicalPurpose =
  | 'consent'
  | 'consent-proof'
  | 'popup-seen'
  | 'popup-refused'
  | 'popup-until'
  | 'popup-day'
  | 'popup-renewed'
  | 'bootstrap'
  | 'theme'
  | 'heard'
  | 'reading'
  | 'sign-in'

interface CookieSettings {
  readonly analytics: Pick<AnalyticsSettings, 'ga4' | 'matomo'>
  readonly popups: Pick<PopupSettings, 'maxPerDay' | 'bootstrapVersion' | 'verifyLoadBootstrapAutomatically'>
}

/** Everything that the site may leave in a reader's browser as it is set up now, each under the name that the code gives it which sets it. */
export function siteCookies({ analytics, popups }: CookieSettings): SiteCookie[] {
  const any = { id: '*', cookie_expiration: 0 }
  const hide = hideCookie(any)
  const asks = providersNeedingConsent(analytics).length > 0
  const asksForBootstrap = popups.bootstrapVersion !== '' && popups.verifyLoadBootstrapAutomatically
  const own: (Omit<SiteCookie, 'by'> | false)[] = [
    asks && { name: CONSENT_COOKIE, purpose: 'consent', lifetime: { days: CONSENT_DAYS } },
    asks && { name: CONSENT_PROOF_KEY, purpose: 'consent-proof', lifetime: 'until-sent' },
    { name: hide.name, purpose: 'popup-seen', lifetime: { days: hide.days } },
    { name: doNotShowCookie(any).name, purpose: 'popup-refused', lifetime: 'chosen' },
    { name: UNTIL_COOKIE, purpose: 'popup-until', lifetime: 'chosen' },
    popups.maxPerDay !== null && { name: DAY_COOKIE, purpose: 'popup-day', lifetime: { days: 1 } },
    { name: RENEWED_KEY, purpose: 'popup-renewed', lifetime: 'until-removed' },
    asksForBootstrap && { name: BOOTSTRAP_KEY, purpose: 'bootstrap', lifetime: 'session' },
    { name: THEME_KEY, purpose: 'theme', lifetime: 'until-removed' },
    { name: HEARD_KEY, purpose: 'heard', lifetime: 'until-heard' },
    { name: READING_KEY, purpose: 'reading', lifetime: 'until-read' },
    { name: `${SIGN_IN_COOKIES}.*`, purpose: 'sign-in', lifetime: { days: SIGN_IN_DAYS } },
  ]
  return [
    ...own.filter((cookie) => cookie !== false).map((cookie) => ({ ...cookie, by: 'site' as const })),
    ...cookiesOf(analytics).map(({ provider, ...cookie }) => ({ ...cookie, by: provider })),
  ]
}
