import { addressOf } from '../../content/addresses.ts'
import { isSafeAddress } from '../../content/body/safeAddress.ts'
import type { MENUS } from '../../content/kinds/menu.ts'
import { decoded } from '../formerPath.ts'
import { note } from '../note.ts'
import type { LeftOut, MovedDocument } from '../record.ts'
import { rewriteLinkIn } from './findAttachment.ts'
import type { MenuItem, WxrIndex } from './wxrIndex.ts'

const MOST_ITEMS = 40
const MOST_LABEL = 60

interface MovedMenus {
  readonly menus: readonly MovedDocument[]
  readonly leftOut: readonly LeftOut[]
}

/** The first menu, or the one that is called so, is ours at the top; another of the foot is ours at the foot. Others have no place here. */
export function toMenus(index: WxrIndex, site: string, file: string): MovedMenus {
  const slugs = [...index.menus.keys()].filter((slug) => (index.menus.get(slug) ?? []).length > 0)
  const foot = slugs.find((slug) => /foot|pi[eè]d|bottom|legal/i.test(slug))
  const top =
    slugs.find((slug) => slug !== foot && /main|primary|top|head|principale|testata/i.test(slug)) ?? slugs.find((slug) => slug !== foot)
  const menus = [toMenu('testata', top), toMenu('piede', foot)].filter((menu) => menu !== null)
  const others = slugs.filter((slug) => slug !== top && slug !== foot)
  return { menus, leftOut: others.map((slug) => ({ origin: origin(slug), title: decoded(slug), because: 'no-place', detail: slug })) }

  function toMenu(slug: (typeof MENUS)[number], from: string | undefined): MovedDocument | null {
    if (from === undefined) return null
    const items = (index.menus.get(from) ?? []).toSorted((one, other) => one.order - other.order)
    const linked = items.flatMap((item) => toItem(item) ?? [])
    const lost = items.filter((item) => toItem(item) === null)
    return {
      kind: 'menu',
      origin: origin(from),
      title: decoded(from),
      content: { name: decoded(from).slice(0, MOST_LABEL), slug, items: linked.slice(0, MOST_ITEMS) },
      isPublished: true,
      publishedAt: EPOCH,
      updatedAt: EPOCH,
      formerPaths: [],
      notes: [
        ...linked.slice(MOST_ITEMS).map(({ label }) => note('too-many', label)),
        ...lost.map(({ title, url, objectId }) => note('target-missing', title || url || objectId)),
      ],
      words: null,
    }
  }

  function toItem(item: MenuItem): { readonly label: string; readonly address: string } | null {
    const target = targetOf(item)
    const label = (item.title || target?.label || '').slice(0, MOST_LABEL)
    return target && label && isSafeAddress(target.address) ? { label, address: target.address } : null
  }

  function targetOf({ type, object, objectId, url, title }: MenuItem): { readonly label: string; readonly address: string } | null {
    if (type === 'post_type') {
      const text = index.texts.get(objectId)
      return text?.slug ? { label: text.title, address: addressOf[text.kind](text.slug) } : null
    }
    if (type === 'taxonomy') {
      const section = index.filing.sections().find(({ id }) => object === 'category' && id === objectId)
      if (section) return { label: section.name, address: addressOf.section(section.slug) }
      const tag = index.filing.tags().find(({ id }) => id === objectId)
      return tag ? { label: tag.name, address: addressOf.tag(tag.slug) } : null
    }
    return { label: title, address: rewriteLinkIn(index, site)(url) }
  }

  function origin(slug: string) {
    return { type: 'menu', id: slug, place: file }
  }
}

const EPOCH = '1970-01-01T00:00:00.000Z'
