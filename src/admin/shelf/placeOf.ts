import type { Kind } from '../../content/kinds.ts'

/** The screens of what has no form of its own: there is only one of it, or it stands among others. */
const ONLY: Partial<Record<Kind, string>> = {
  siteSettings: '/impostazioni',
  supportSettings: '/impostazioni?quali=support',
  popupSettings: '/impostazioni?quali=popup',
  analyticsSettings: '/impostazioni?quali=analytics',
  homePage: '/prima-pagina',
  menu: '/menu',
}

/** Where a document is worked on. */
export function placeOf(kind: Kind, id: string): string {
  return ONLY[kind] ?? `/${kind}/${id}`
}
