import { slugify } from '../../content/addresses/slug.ts'
import { isReserved } from '../../content/addresses/siteRoot.ts'
import { decoded } from '../formerPath.ts'
import type { MovedHead } from '../links.ts'
import { createPile, type Pile } from '../pile.ts'
import { htmlText } from '../words.ts'
import { createFiling, type Filing, type Filed, type FormerName } from '../filing.ts'
import { createAttachments, type Scratch } from './attachments.ts'
import { belowSite, formerPathsOf } from './formerPaths.ts'
import { createPermalinks, type Permalinks } from './permalinks.ts'
import { fieldOf, metaOf, type WxrEntry, type WxrPart } from './readWxr.ts'
import { addAttachment, noteUploads, type WxrFiles } from './wxrFiles.ts'

export interface MenuItem {
  readonly menu: string
  readonly title: string
  readonly type: string
  readonly object: string
  readonly objectId: string
  readonly url: string
  readonly order: number
  readonly isNested: boolean
  /** What showed when somebody pointed at it, and what else was said of it. */
  readonly unseen: readonly string[]
}

/** What a menu leads to. */
export type MenuTarget = Pick<MovedHead, 'kind' | 'slug' | 'paths'> & { readonly title: string }

/** What must be known of all files before the first text can be read. It grows with the number of entries, not with their texts. */
export interface WxrIndex extends WxrFiles {
  readonly channel: Map<string, string>
  readonly people: Map<string, FormerName>
  readonly filing: Filing
  readonly reusable: Map<string, string>
  readonly menus: Map<string, MenuItem[]>
  /** Menus of themes that are made of blocks. */
  readonly navigations: { readonly id: string; readonly title: string; readonly text: string }[]
  /** Pages and articles that are to come. */
  readonly heads: Pile<MovedHead>
  /** The numbers of those: files of one export may have the same. */
  readonly texts: Set<string>
  /** Pages and articles that menus lead to, by their number; what they are is known once each was met again. */
  readonly menuTargets: Map<string, MenuTarget | null>
  /** Of those that texts name, in their order. */
  readonly signing: Set<string>
  readonly permalinks: Permalinks
  /** What some text does not say. */
  readonly lacking: Set<'section' | 'author'>
}

export const emptyIndex = (sections: ReadonlySet<string> | null, permalinks: readonly string[], scratch: Scratch): WxrIndex => ({
  channel: new Map(),
  people: new Map(),
  filing: createFiling(sections),
  attachments: createAttachments(scratch),
  named: createPile(),
  reusable: new Map(),
  menus: new Map(),
  navigations: [],
  heads: createPile(),
  texts: new Set(),
  menuTargets: new Map(),
  signing: new Set(),
  permalinks: createPermalinks(permalinks),
  lacking: new Set(),
})

/** Notes what a part of a file says for all others. */
export function addToIndex(index: WxrIndex, part: WxrPart): void {
  if (part.is === 'channel') for (const [name, value] of part.channel) index.channel.set(name, value)
  else if (part.is === 'author') addPerson(index, part)
  else if (part.is === 'category') index.filing.addCategory(nameOf(part, 'category_nicename', 'cat_name', 'category_description'))
  else if (part.is === 'tag') index.filing.addTag(nameOf(part, 'tag_slug', 'tag_name', 'tag_description'))
  else if (part.is === 'term') addTerm(index, part)
  else addItem(index, part)
}

function addPerson(index: WxrIndex, entry: WxrEntry): void {
  const login = fieldOf(entry, 'author_login')
  const parts = [fieldOf(entry, 'author_first_name'), fieldOf(entry, 'author_last_name')].filter(Boolean).join(' ')
  const name = fieldOf(entry, 'author_display_name') || parts || login
  const id = fieldOf(entry, 'author_id') || login
  if (login) index.people.set(login, { id, slug: slugify(login), name, description: '', parent: '', place: entry.place })
}

function addTerm(index: WxrIndex, entry: WxrEntry): void {
  const taxonomy = fieldOf(entry, 'term_taxonomy')
  const term = nameOf(entry, 'term_slug', 'term_name', 'term_description')
  if (taxonomy === 'category') index.filing.addCategory(term)
  if (taxonomy === 'post_tag') index.filing.addTag(term)
  if (taxonomy === 'nav_menu' && !index.menus.has(term.slug)) index.menus.set(term.slug, [])
}

function nameOf(entry: WxrEntry, slug: string, name: string, description: string): FormerName {
  const own = fieldOf(entry, slug)
  return {
    id: fieldOf(entry, 'term_id') || own,
    slug: own,
    name: htmlText(fieldOf(entry, name)).trim() || own,
    description: htmlText(fieldOf(entry, description)).trim(),
    parent: fieldOf(entry, 'category_parent') || fieldOf(entry, 'term_parent'),
    place: entry.place,
    unplaced: [...entry.meta].map(([key, values]) => [key, values.join('\n')] as const),
  }
}

function addItem(index: WxrIndex, entry: WxrEntry): void {
  const type = fieldOf(entry, 'post_type')
  const id = fieldOf(entry, 'post_id')
  if (type === 'attachment') addAttachment(index, entry)
  else if (type === 'wp_block') index.reusable.set(id, fieldOf(entry, 'encoded'))
  else if (type === 'nav_menu_item') addMenuItem(index, entry)
  else if (type === 'wp_navigation') index.navigations.push({ id, title: titleOf(entry), text: fieldOf(entry, 'encoded') })
  else if (type === 'guest-author') addGuest(index, entry)
  else if ((type === 'post' || type === 'page') && fieldOf(entry, 'status') !== 'trash') {
    const isShown = fieldOf(entry, 'status') === 'publish' && fieldOf(entry, 'post_password') === ''
    const signers = type === 'post' ? signersOf(index, entry) : []
    const section = type === 'post' ? fileEntry(index, entry).section : null
    const standing = standingOf(index, entry, type)
    if (!index.texts.has(id)) {
      index.texts.add(id)
      index.heads.add({ ...standing, type: 'post', id, isShown })
    }
    noteUploads(index, entry)
    if (type !== 'post') return
    const [path] = standing.paths
    if (isShown && path !== undefined) index.permalinks.noteText(belowSite(index, path))
    if (!section) index.lacking.add('section')
    if (signers.length === 0) index.lacking.add('author')
    for (const person of signers) index.signing.add(person)
  }
}

/** Where a text stood, and where it would like to stand. */
export function standingOf(index: WxrIndex, entry: WxrEntry, type: 'post' | 'page'): Pick<MovedHead, 'kind' | 'slug' | 'paths'> {
  const kind = type === 'post' ? 'article' : 'page'
  const [signer = ''] = type === 'post' ? signersOf(index, entry) : []
  return { kind, slug: slugOf(entry, kind), paths: formerPathsOf(index, entry, index.people.get(signer)?.slug ?? '') }
}

function addMenuItem(index: WxrIndex, entry: WxrEntry): void {
  const menu = entry.terms.find(({ domain }) => domain === 'nav_menu')?.slug
  if (menu === undefined) return
  const item = {
    menu,
    title: titleOf(entry),
    type: metaOf(entry, '_menu_item_type'),
    object: metaOf(entry, '_menu_item_object'),
    objectId: metaOf(entry, '_menu_item_object_id'),
    url: metaOf(entry, '_menu_item_url'),
    order: Number(fieldOf(entry, 'menu_order')) || 0,
    isNested: !['', '0'].includes(metaOf(entry, '_menu_item_menu_item_parent')),
    unseen: [fieldOf(entry, 'excerpt'), fieldOf(entry, 'encoded')].map((text) => htmlText(text).trim()).filter(Boolean),
  }
  if (item.type === 'post_type') index.menuTargets.set(item.objectId, null)
  index.menus.set(menu, [...(index.menus.get(menu) ?? []), item])
}

/** Somebody who signs and has no account there (Co-Authors Plus). */
function addGuest(index: WxrIndex, entry: WxrEntry): void {
  const login = metaOf(entry, 'cap-user_login') || fieldOf(entry, 'post_name').replace(/^cap-/, '')
  const name = metaOf(entry, 'cap-display_name') || titleOf(entry)
  const description = htmlText(metaOf(entry, 'cap-description')).trim()
  if (login && name)
    index.people.set(login, { id: `guest-${login}`, slug: slugify(login), name, description, parent: '', place: entry.place })
}

/** Who signs a text, by login: those that Co-Authors Plus names, or whoever wrote it. Whom no file tells more of is known from here on. */
export function signersOf(index: WxrIndex, entry: WxrEntry): string[] {
  const named = entry.terms.filter(({ domain }) => domain === 'author')
  for (const { slug, name } of named) {
    const login = slug.replace(/^cap-/, '')
    const person = { id: `guest-${login}`, slug: slugify(login), name: name || login, description: '', parent: '', place: entry.place }
    if (login && !index.people.has(login)) index.people.set(login, person)
  }
  if (named.length > 0) return named.map(({ slug }) => slug.replace(/^cap-/, '')).filter(Boolean)
  const login = fieldOf(entry, 'creator').trim()
  if (login && !index.people.has(login))
    index.people.set(login, { id: login, slug: slugify(login), name: login, description: '', parent: '', place: entry.place })
  return login ? [login] : []
}

/** Under what an item is filed; Yoast says which of its categories is the main one. */
export const fileEntry = ({ filing }: WxrIndex, entry: WxrEntry): Filed =>
  filing.file({ ...entry, primary: entry.meta.get('_yoast_wpseo_primary_category')?.[0] })

/** The last part of its address here: that of there may be written in signs. */
export const slugHere = ({ slug }: Pick<FormerName, 'slug'>): string => slugify(decoded(slug))

export const titleOf = (entry: WxrEntry): string => htmlText(fieldOf(entry, 'title')).replace(/\s+/g, ' ').trim()

/** As an address of ours can have it; empty if there is none, and then it is made from the title. */
function slugOf(entry: WxrEntry, kind: MovedHead['kind']): string {
  const name = decoded(fieldOf(entry, 'post_name')).trim()
  const slug = name ? slugify(name.replaceAll('_', '-')) : ''
  return kind === 'page' && isReserved(slug) ? `${slug}-${fieldOf(entry, 'post_id')}` : slug
}
