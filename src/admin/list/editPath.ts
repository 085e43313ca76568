import type { Kind } from '../../content/kinds.ts'

/** The screens of what has no form of its own: there is only one of it, or it stands among others. */
const ONLY: Partial<Record<Kind | 'redirect', string>> = {
  siteSettings: '/impostazioni',
  supportSettings: '/impostazioni?quali=support',
  popupSettings: '/impostazioni?quali=popup',
  analyticsSettings: '/impostazioni?quali=analytics',
  homePage: '/prima-pagina',
  menu: '/menu',
  redirect: '/redirect',
}

/** Where a document, or a redirect, is worked on. */
export function editPath(kind: Kind | 'redirect', id: string): string {
  return ONLY[kind] ?? `/${kind}/${id}`
}
