import type { DrupalEntity } from './drupalEntity.ts'
import { itemsOf, textIn, valueOf } from './drupalEntity.ts'

/** How the parts of an address that Drupal makes itself begin, by type of entity. */
const INTERNAL: Readonly<Record<string, readonly [prefix: string, idField: string]>> = {
  node: ['/node/', 'nid'],
  taxonomy_term: ['/taxonomy/term/', 'tid'],
  user: ['/user/', 'uid'],
}

/** Which addresses lead to what: `/node/12` and its aliases are one place. */
export function createDrupalPaths() {
  const aliasesOf = new Map<string, string[]>()
  const internalOf = new Map<string, string>()
  const redirectsTo = new Map<string, string[]>()

  /** Takes in an entity `path_alias`. */
  function addAlias({ fields }: DrupalEntity): void {
    const [path, alias] = [valueOf(fields, 'path'), valueOf(fields, 'alias')]
    if (!path || !alias) return
    internalOf.set(alias, path)
    aliasesOf.set(path, [...(aliasesOf.get(path) ?? []), alias])
  }

  /** Takes in that one path leads to another. */
  const addRedirect = (from: string, to: string): void => void redirectsTo.set(to, [...(redirectsTo.get(to) ?? []), from])

  /** Every path at which an entity stood. Exports do not say its number, but the list of aliases may. */
  function pathsOf({ type, fields }: DrupalEntity): string[] {
    const own = itemsOf(fields, 'path').flatMap((item) => textIn(item['alias']) || [])
    const [prefix = '', idField = ''] = INTERNAL[type] ?? []
    const id = valueOf(fields, idField)
    const internal = [...(id && prefix ? [prefix + id] : []), ...own.flatMap((alias) => internalOf.get(alias) ?? [])]
    const all = [...own, ...internal, ...internal.flatMap((path) => aliasesOf.get(path) ?? [])]
    return [...new Set([...all, ...all.flatMap((path) => redirectsTo.get(path) ?? [])])]
  }

  return { addAlias, addRedirect, pathsOf }
}

/** A path of the site, of what the link field calls `internal:/…` or `entity:node/12`; another address as it is. */
export function addressIn(uri: string): string {
  if (uri.startsWith('internal:')) return uri.slice('internal:'.length) || '/'
  if (uri.startsWith('base:')) return `/${uri.slice('base:'.length).replace(/^\//, '')}`
  return uri.startsWith('entity:') ? `/${uri.slice('entity:'.length)}` : uri
}
