import type { FormerMenu } from '../menus.ts'

/** Ghost's two menus, by the name of their setting, and where its themes have them. */
const MENUS = [
  ['navigation', 'primary'],
  ['secondary_navigation', 'footer'],
] as const

/** The menus of a site as its settings write them. `addressOf` says where an address of the old site leads here. */
export const ghostMenus = (settings: ReadonlyMap<string, string>, addressOf: (url: string) => string): FormerMenu[] =>
  MENUS.map(([name, id]) => ({
    id,
    name,
    items: itemsIn(settings.get(name) ?? '').map(({ label, url }, order) => ({
      label: label.trim(),
      // What opens a member's window leads nowhere here.
      address: url === '' || url.startsWith('#') ? null : addressOf(url),
      name: label || url,
      order,
    })),
  }))

interface Item {
  readonly label: string
  readonly url: string
}

function itemsIn(json: string): Item[] {
  try {
    const given: unknown = JSON.parse(json)
    return Array.isArray(given) ? given.filter(isItem) : []
  } catch {
    return []
  }
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  'url' in value &&
  typeof value.label === 'string' &&
  typeof value.url === 'string'
