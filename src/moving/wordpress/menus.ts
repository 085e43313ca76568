import { addressOf } from '../../content/addresses.ts'
import { decoded } from '../formerPath.ts'
import type { FormerMenu } from '../menus.ts'
import { rewriteLinkIn } from './findAttachment.ts'
import type { MenuItem, WxrIndex } from './wxrIndex.ts'

/** The menus of a site, each entry with the address that its target had, or has here. */
export function menusOf(index: WxrIndex, site: string): FormerMenu[] {
  return [...index.menus].map(([slug, items]) => ({
    id: slug,
    name: decoded(slug),
    items: items.map((item) => {
      const target = targetOf(item)
      const { title, url, objectId, order } = item
      return { label: title || target?.label || '', address: target?.address ?? null, name: title || url || objectId, order }
    }),
  }))

  function targetOf({ type, object, objectId, url, title }: MenuItem): { readonly label: string; readonly address: string } | null {
    if (type === 'post_type') {
      const text = index.texts.get(objectId)
      const address = text?.paths[0] ?? (text?.slug && addressOf[text.kind](text.slug))
      return text && address ? { label: text.title, address } : null
    }
    if (type === 'taxonomy') {
      const section = index.filing.sections().find(({ id }) => object === 'category' && id === objectId)
      if (section) return { label: section.name, address: addressOf.section(section.slug) }
      const tag = index.filing.tags().find(({ id }) => id === objectId)
      return tag ? { label: tag.name, address: addressOf.tag(tag.slug) } : null
    }
    return { label: title, address: rewriteLinkIn(index, site)(url) }
  }
}
