import { cookieDomains, PROVIDER_COOKIES } from '../core/cookiesOf.ts'

/** Removes whatever providers have set, on this host and on the domains above it: they choose the highest that they may. */
export function removeProviderCookies(): void {
  const names = document.cookie.split('; ').map((pair) => pair.replace(/=.*/s, ''))
  const theirs = names.filter((name) => Object.values(PROVIDER_COOKIES).some((pattern) => pattern.test(name)))
  for (const name of theirs) {
    for (const domain of cookieDomains(location.hostname)) document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
  }
}
