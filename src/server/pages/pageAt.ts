import { normalPath } from '../../content/addresses/normalPath.ts'
import { matchPage } from './matchPage.ts'

const LONGEST = 300

/** The one spelling of the page that a browser says it shows, later pages of a list as the list; null for what can be no page of the site. */
export function pageAt(typed: string): string | null {
  const path = typed.length <= LONGEST ? normalPath(typed) : null
  const matched = path === null ? undefined : matchPage(path)
  return matched ? matched.page.pattern.replace(/:(\w+)/g, (_all, name: string) => matched.params[name] ?? '') : null
}
