import { formerQuery } from '../content/addresses/formerSpelling.ts'
import { normalPath } from '../content/addresses/normalPath.ts'

/** What is known of a text before it comes: where it stood, and where it would like to stand. */
export interface MovedHead {
  readonly kind: 'article' | 'page'
  readonly type: string
  readonly id: string
  /** Empty where it is made from the title. */
  readonly slug: string
  /** Will readers see it as soon as it is here? */
  readonly isShown: boolean
  readonly paths: readonly string[]
}

/** The texts that are to come, some at a time: there may be more than should be held at once. */
export type MovedHeads = AsyncIterable<readonly MovedHead[]> | Iterable<readonly MovedHead[]>

/** What a record of the old site is looked up by where an address names its number: `/?p=12`. */
export const numberKey = (type: string, id: string): string => `?${type} ${id}`

/** What an address of the old site is looked up by: its path in one spelling, or its number; nothing for one that leads elsewhere. */
export function linkKeys(href: string): string[] {
  if (!href.startsWith('/') || href.startsWith('//')) return []
  const query = formerQuery(href)
  if (query) return 'types' in query ? query.types.map((type) => numberKey(type, query.id)) : []
  const path = normalPath(href)
  return path === null ? [] : [path]
}

/** The addresses that stand in a text or a menu: of its links, its buttons, its entries. */
export function addressesIn(content: Readonly<Record<string, unknown>>): string[] {
  const found: string[] = []
  mapAddresses(content, (address) => {
    found.push(address)
    return address
  })
  return found
}

/** The same text or menu with other addresses. What does not change is not copied. */
export function mapAddresses<Content extends Readonly<Record<string, unknown>>>(
  content: Content,
  change: (address: string) => string,
): Content {
  const changed = ['body', 'items'].filter((field) => field in content).map((field) => [field, mapped(content[field], change)] as const)
  return changed.every(([field, value]) => value === content[field]) ? content : { ...content, ...Object.fromEntries(changed) }
}

/** Nothing but an address is called so in a body (`href`) and in a menu (`address`). */
const isAddress = (name: string): boolean => name === 'href' || name === 'address'

/** Not deeper than a body can be nested. */
function mapped(value: unknown, change: (address: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => mapped(one, change))
    return list.some((one, index) => one !== value[index]) ? list : value
  }
  let copy: Record<string, unknown> | null = null
  for (const [name, one] of Object.entries(value)) {
    const instead = typeof one === 'string' ? (isAddress(name) ? change(one) : one) : mapped(one, change)
    if (instead !== one) copy = { ...(copy ?? value), [name]: instead }
  }
  return copy ?? value
}

/** What follows the path: the part of a page that a link leads to. */
export const fragmentOf = (href: string): string => /#.*$/s.exec(href)?.[0] ?? ''
