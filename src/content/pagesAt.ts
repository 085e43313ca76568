import { addressOf } from './addresses.ts'
import { kinds, type Kind } from './kinds.ts'

/** The first parts of addresses that are the site's own, whatever stands below them. */
const OWN = new Set(['admin', 'anteprima', 'api', 'assets', 'media', 'metrics', 'healthz', 'readyz', 'schede', 'modal', 'modal-page'])
const ALWAYS: readonly string[] = [addressOf.home(), addressOf.issues(), addressOf.archive(), addressOf.search()]

/** Does the site itself answer at this path, whatever its editors do? */
export function isOwnAddress(path: string): boolean {
  return ALWAYS.includes(path) || OWN.has(path.split('/')[1] ?? '')
}

/** Is this a page that the site has whether its editors wrote anything or not? */
export const isFixedPage = (path: string): boolean => ALWAYS.includes(path) || path === addressOf.cookies()

/** The documents that may stand at a path: which kind, and by which slug. */
export function documentsAt(path: string): { readonly kind: Kind; readonly slug: string }[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const folder = kinds[kind].address?.('')
    const slug = folder !== undefined && path.startsWith(folder) ? path.slice(folder.length) : ''
    return slug === '' || slug.includes('/') ? [] : [{ kind, slug }]
  })
}
