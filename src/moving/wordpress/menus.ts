import { addressOf } from '../../content/addresses/addresses.ts'
import { decoded } from '../formerPath.ts'
import type { FormerMenu, FormerMenuItem } from '../menus.ts'
import { htmlText } from '../words.ts'
import { parseBlocks, type WpBlock } from './blocks.ts'
import { rewriteLinkIn } from './findAttachment.ts'
import { slugHere, type MenuItem, type WxrIndex } from './wxrIndex.ts'

const LINKS = new Set(['core/navigation-link', 'core/navigation-submenu', 'core/home-link'])

/** The menus of a site, each entry with the address that its target had, or has here. */
export function menusOf(index: WxrIndex, site: string): FormerMenu[] {
  const classic = [...index.menus].map(([slug, items]) => ({
    id: slug,
    name: decoded(slug),
    items: items.map((item) => {
      const target = targetOf(item)
      const { title, url, objectId, order, isNested, unseen } = item
      return {
        label: title || target?.label || '',
        address: target?.address ?? null,
        name: title || url || objectId,
        order,
        isNested,
        unseen,
      }
    }),
  }))
  const ofBlocks = index.navigations.map(({ id, title, text }) => ({ id: title || id, name: title || id, items: itemsOfBlocks(text) }))
  return [...classic, ...ofBlocks]

  function itemsOfBlocks(text: string): FormerMenuItem[] {
    const pending = parseBlocks(text).map((part) => ({ part, isNested: false }))
    const items: FormerMenuItem[] = []
    for (let next = pending.shift(); next; next = pending.shift()) {
      const { part, isNested } = next
      if (typeof part === 'string') continue
      const isEntry = LINKS.has(part.name)
      if (isEntry) items.push(itemOfBlock(part, isNested, items.length))
      else if (part.inner.length === 0) items.push({ label: '', address: null, name: part.name, order: items.length })
      pending.unshift(...part.inner.map((inner) => ({ part: inner, isNested: isNested || isEntry })))
    }
    return items
  }

  function itemOfBlock({ name, attributes }: WpBlock, isNested: boolean, order: number): FormerMenuItem {
    const said = (field: string) => htmlText(typeof attributes[field] === 'string' ? attributes[field] : '').trim()
    const url = said('url') || (name === 'core/home-link' ? '/' : '')
    const unseen = [said('title'), said('description')].filter(Boolean)
    return {
      label: said('label'),
      address: url ? rewriteLinkIn(index, site)(url) : null,
      name: said('label') || url,
      order,
      isNested,
      unseen,
    }
  }

  function targetOf({ type, object, objectId, url, title }: MenuItem): { readonly label: string; readonly address: string } | null {
    if (type === 'post_type') {
      const text = index.menuTargets.get(objectId)
      const address = text?.paths[0] ?? (text?.slug && addressOf[text.kind](text.slug))
      return text && address ? { label: text.title, address } : null
    }
    if (type === 'taxonomy') {
      const section = index.filing.sections().find(({ id }) => object === 'category' && id === objectId)
      if (section) return { label: section.name, address: addressOf.section(slugHere(section)) }
      const tag = index.filing.tags().find(({ id }) => id === objectId)
      return tag ? { label: tag.name, address: addressOf.tag(slugHere(tag)) } : null
    }
    return url ? { label: title, address: rewriteLinkIn(index, site)(url) } : null
  }
}
