import type { Instant } from '../content/time.ts'
import type { MovedGroup } from './record.ts'

/** A category, a tag, or somebody who signs. */
export interface FormerName {
  /** What it is known by there: its number if the file says it. */
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  /** Of a category: the slug of the one above it. */
  readonly parent: string
  readonly place: string
  /** What else was said of it, by field: no place here holds it. */
  readonly unplaced?: readonly (readonly [field: string, value: string])[]
  readonly modifiedAt?: Instant | null
}

/** What a text says of where it was filed there. */
interface Fileable {
  readonly place: string
  readonly terms: readonly { readonly domain: string; readonly slug: string; readonly name: string }[]
  /** The number of its main category, if it says so. */
  readonly primary: string | undefined
}

/** Under what a text is filed here. */
export interface Filed {
  readonly section: FormerName | null
  readonly tags: readonly FormerTag[]
}

/** A tag, or a category that is one here. */
export interface FormerTag extends FormerName {
  readonly type: 'tag' | 'category-tag'
}

export type Filing = ReturnType<typeof createFiling>

/**
 * Decides which categories are sections and which are tags. A text stands in one section here: that of its main category, at the top of
 * its tree; its other categories are tags. `chosen` are the categories that the owner wants as sections; without it, all that stand at the top.
 */
export function createFiling(chosen: ReadonlySet<string> | null) {
  const categories = new Map<string, FormerName>()
  const tags = new Map<string, FormerName>()
  const sections = new Map<string, FormerName>()
  const usedTags = new Map<string, FormerTag>()
  /** How many texts of each category were filed. */
  const filedUnder = new Map<string, number>()

  const addCategory = (category: FormerName): void => {
    if (category.slug) categories.set(category.slug, category)
  }
  const addTag = (tag: FormerName): void => {
    if (tag.slug) tags.set(tag.slug, tag)
  }

  /** The category itself and those above it, the nearest first; a circle ends. */
  function treeOf(category: FormerName): FormerName[] {
    const tree: FormerName[] = []
    for (let next: FormerName | undefined = category; next && !tree.includes(next); next = categories.get(next.parent)) tree.push(next)
    return tree
  }

  function sectionAbove(category: FormerName): FormerName | undefined {
    const tree = treeOf(category)
    return chosen ? tree.find(({ slug }) => chosen.has(slug)) : tree.at(-1)
  }

  /** Under what a text is filed; from then on its section and its tags are needed. */
  function file(entry: Fileable): Filed {
    const own = entry.terms.filter(({ domain }) => domain === 'category').map((term) => known(categories, term, entry.place))
    const primary = own.find(({ id }) => id === entry.primary)
    const inOrder = primary ? [primary, ...own.filter((one) => one !== primary)] : own
    const section = inOrder.map(sectionAbove).find((found) => found !== undefined) ?? null
    const words = entry.terms
      .filter(({ domain }) => domain === 'post_tag' || domain === 'tag')
      .map((term) => known(tags, term, entry.place))
    const filed = [...inOrder.filter((one) => one !== section).map(asTag), ...words.map((tag) => ({ ...tag, type: 'tag' as const }))]
    const distinct = [...new Map(filed.map((tag) => [tag.slug, tag])).values()]
    for (const slug of new Set(inOrder.map((one) => one.slug))) filedUnder.set(slug, (filedUnder.get(slug) ?? 0) + 1)
    if (section) sections.set(section.slug, section)
    for (const tag of distinct) usedTags.set(tag.slug, tag)
    return { section, tags: distinct }
  }

  /** A category that is no section is the tag of the same name, if there is one. */
  function asTag(category: FormerName): FormerTag {
    const tag = tags.get(category.slug)
    return tag ? { ...tag, type: 'tag' } : { ...category, type: 'category-tag' }
  }

  return {
    addCategory,
    addTag,
    file,
    categories,
    sections: () => [...sections.values()],
    tags: () => [...usedTags.values()],
    /** Those that no text is filed under, nor below. */
    unused: (): FormerName[] => [
      ...[...categories.values()].filter(({ slug }) => !sections.has(slug) && !usedTags.has(slug)),
      ...[...tags.values()].filter(({ slug }) => !usedTags.has(slug)),
    ],
    /** The categories that texts are filed under, or below which they are, those with most texts first. Asked once each text was filed, and before one is filed again. */
    groups: (): MovedGroup[] =>
      [...categories.values()]
        .map(({ slug, name }) => ({ slug, name, texts: filedUnder.get(slug) ?? 0, isSection: sections.has(slug) }))
        .filter(({ texts, isSection }) => texts > 0 || isSection)
        .sort((one, other) => other.texts - one.texts),
    treeOf,
  }
}

/** The term that an item names: as the head of the file has it or, where it has none, as the item says. */
function known(
  terms: Map<string, FormerName>,
  { slug, name }: { readonly slug: string; readonly name: string },
  place: string,
): FormerName {
  const key = slug || name
  const named = slug ? undefined : [...terms.values()].find((term) => term.name === name)
  const found = named ?? terms.get(key) ?? { id: key, slug: key, name: name || key, description: '', parent: '', place }
  terms.set(key, found)
  return found
}
