import { addressOf } from './addresses.ts'
import { kinds, type Kind } from '../kinds.ts'
import { isSitePage } from './siteRoot.ts'

/** Is this a page that the site has whether its editors wrote anything or not? */
export const isFixedPage = (path: string): boolean => isSitePage(path) || path === addressOf.cookies()

/** The documents that may stand at a path: which kind, and by which slug. */
export function documentsAt(path: string): { readonly kind: Kind; readonly slug: string }[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const folder = kinds[kind].address?.('')
    const slug = folder !== undefined && path.startsWith(folder) ? path.slice(folder.length) : ''
    return slug === '' || slug.includes('/') ? [] : [{ kind, slug }]
  })
}
