import { isSafeAddress } from '../content/body/safeAddress.ts'
import type { MENUS } from '../content/kinds/menu.ts'
import { NEVER } from './limits.ts'
import { note } from './note.ts'
import type { LeftOut, MovedDocument } from './record.ts'

const MOST_ITEMS = 40
const MOST_LABEL = 60

/** An entry of a menu there; without an address it leads to nothing that came. */
export interface FormerMenuItem {
  readonly label: string
  readonly address: string | null
  /** What it is called in the report if it leads nowhere. */
  readonly name: string
  readonly order: number
  /** Did it stand below another? */
  readonly isNested?: boolean
  /** What was said of it that nobody reads here. */
  readonly unseen?: readonly string[]
}

export interface FormerMenu {
  readonly id: string
  readonly name: string
  readonly items: readonly FormerMenuItem[]
}

interface MovedMenus {
  readonly menus: readonly MovedDocument[]
  readonly leftOut: readonly LeftOut[]
}

/** The first menu, or the one that is called so, is ours at the top; another of the foot is ours at the foot. Others have no place here. */
export function toMenus(given: readonly FormerMenu[], place: string): MovedMenus {
  const menus = given.filter(({ items }) => items.length > 0)
  const foot = menus.find(({ id }) => /foot|pi[eè]d|bottom|legal/i.test(id))
  const rest = menus.filter((menu) => menu !== foot)
  const top = rest.find(({ id }) => /main|primary|top|head|principale|testata/i.test(id)) ?? rest[0]
  return {
    menus: [...(top ? [toMenu('testata', top, place)] : []), ...(foot ? [toMenu('piede', foot, place)] : [])],
    leftOut: rest
      .filter((menu) => menu !== top)
      .map(({ id, name }) => ({ origin: { type: 'menu', id, place }, title: name, because: 'no-place', detail: id })),
  }
}

function toMenu(slug: (typeof MENUS)[number], { id, name, items }: FormerMenu, place: string): MovedDocument {
  const inOrder = items.toSorted((one, other) => one.order - other.order)
  const linked = inOrder.flatMap((item) => toItem(item) ?? [])
  const lost = inOrder.filter((item) => toItem(item) === null)
  return {
    kind: 'menu',
    origin: { type: 'menu', id, place },
    title: name,
    content: {
      name: name.slice(0, MOST_LABEL),
      slug,
      items: linked.slice(0, MOST_ITEMS).map((item) => ({ ...item, label: item.label.slice(0, MOST_LABEL) })),
    },
    isPublished: true,
    publishedAt: NEVER,
    updatedAt: NEVER,
    modifiedAt: null,
    formerPaths: [],
    notes: [
      ...linked.slice(MOST_ITEMS).map(({ label }) => note('too-many', label)),
      ...lost.map((item) => note('target-missing', item.name)),
      ...inOrder.filter(({ isNested }) => isNested).map((item) => note('menu-nesting', item.label || item.name)),
      ...inOrder.flatMap(({ unseen = [], label, name }) => unseen.map((words) => note('hover-text', words.slice(0, 300), label || name))),
      ...linked.filter(({ label }) => label.length > MOST_LABEL).map(({ label }) => note('cut', label)),
    ],
    words: null,
  }
}

function toItem({ label, address }: FormerMenuItem): { readonly label: string; readonly address: string } | null {
  return label && address !== null && isSafeAddress(address) ? { label, address } : null
}
