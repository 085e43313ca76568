import type { MediaFile } from '../../content/newsroom/mediaFiles.ts'
import { slugify } from '../../content/addresses/slug.ts'
import { isReserved } from '../../content/addresses/siteRoot.ts'
import type { Instant } from '../../content/time.ts'
import { decoded, hostOf } from '../formerPath.ts'
import type { MovedHead } from '../links.ts'
import { htmlText } from '../words.ts'
import { createFiling, type Filing, type Filed, type FormerName } from '../filing.ts'
import { modifiedAtOf } from './entryDates.ts'
import { phpValueAt, readPhpValue } from './phpValue.ts'
import { belowSite, formerPathsOf } from './formerPaths.ts'
import { createPermalinks, type Permalinks } from './permalinks.ts'
import { fieldOf, metaOf, type WxrEntry, type WxrPart } from './readWxr.ts'

export interface Attachment {
  readonly id: string
  /** Below the folder of uploads: `2019/05/ponte.jpg`. Null for what stands elsewhere. */
  readonly path: string | null
  /** Of one that only a text names: as the text names it, which may be one of its sizes. */
  readonly besides?: string
  readonly address: string
  readonly alt: string
  readonly caption: string
  /** What its page says of it besides the caption. */
  readonly description: string
  readonly credit: string
  /** The page that shows it alone. */
  readonly page: string
  /** The text it was uploaded for. */
  readonly parent: string
  readonly place: string
  readonly modifiedAt: Instant | null
  /** The file, once it was taken in. */
  file: MediaFile | null
}

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

export interface WxrHead extends MovedHead {
  readonly title: string
}

/** What must be known of all files before the first text can be read. It grows with the number of entries, not with their texts. */
export interface WxrIndex {
  readonly channel: Map<string, string>
  readonly people: Map<string, FormerName>
  readonly filing: Filing
  readonly attachments: Map<string, Attachment>
  /** By the path of its file, and by its address. */
  readonly attachmentAt: Map<string, string>
  /** Files that texts name by their addresses, by their plain paths. */
  readonly named: Map<string, { readonly path: string; readonly address: string; readonly place: string }>
  readonly reusable: Map<string, string>
  readonly menus: Map<string, MenuItem[]>
  /** Menus of themes that are made of blocks. */
  readonly navigations: { readonly id: string; readonly title: string; readonly text: string }[]
  /** Pages and articles by their number: menus and texts lead to them. */
  readonly texts: Map<string, WxrHead>
  /** Of those that texts name, in their order. */
  readonly signing: Set<string>
  readonly permalinks: Permalinks
  /** What some text does not say. */
  readonly lacking: Set<'section' | 'author'>
}

export const emptyIndex = (sections: ReadonlySet<string> | null, permalinks: readonly string[]): WxrIndex => ({
  channel: new Map(),
  people: new Map(),
  filing: createFiling(sections),
  attachments: new Map(),
  attachmentAt: new Map(),
  named: new Map(),
  reusable: new Map(),
  menus: new Map(),
  navigations: [],
  texts: new Map(),
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
    const kind = type === 'post' ? 'article' : 'page'
    const isShown = fieldOf(entry, 'status') === 'publish' && fieldOf(entry, 'post_password') === ''
    const signers = type === 'post' ? signersOf(index, entry) : []
    const section = type === 'post' ? fileEntry(index, entry).section : null
    const paths = formerPathsOf(index, entry, index.people.get(signers[0] ?? '')?.slug ?? '')
    index.texts.set(id, { kind, type: 'post', id, slug: slugOf(entry, kind), isShown, paths, title: titleOf(entry) })
    noteUploads(index, entry)
    if (type !== 'post') return
    if (isShown && paths[0] !== undefined) index.permalinks.noteText(belowSite(index, paths[0]))
    if (!section) index.lacking.add('section')
    if (signers.length === 0) index.lacking.add('author')
    for (const person of signers) index.signing.add(person)
  }
}

function addAttachment(index: WxrIndex, entry: WxrEntry): void {
  const id = fieldOf(entry, 'post_id')
  const address = fieldOf(entry, 'attachment_url') || fieldOf(entry, 'guid')
  const path = metaOf(entry, '_wp_attached_file') || uploadPath(address)
  const about = readPhpValue(metaOf(entry, '_wp_attachment_metadata'))
  const credit = phpValueAt(about, 'image_meta', 'credit')
  const [caption = '', description = ''] = ['excerpt', 'encoded'].map((field) => htmlText(fieldOf(entry, field)).trim()).filter(Boolean)
  index.attachments.set(id, {
    id,
    path,
    address,
    alt: metaOf(entry, '_wp_attachment_image_alt').trim(),
    caption,
    description,
    credit: typeof credit === 'string' ? credit.trim() : '',
    page: fieldOf(entry, 'link'),
    parent: fieldOf(entry, 'post_parent'),
    place: entry.place,
    modifiedAt: modifiedAtOf(entry),
    file: null,
  })
  if (address) index.attachmentAt.set(address, id)
  if (path) index.attachmentAt.set(plainPath(path), id)
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
export function slugOf(entry: WxrEntry, kind: MovedHead['kind']): string {
  const name = decoded(fieldOf(entry, 'post_name')).trim()
  const slug = name ? slugify(name.replaceAll('_', '-')) : ''
  return kind === 'page' && isReserved(slug) ? `${slug}-${fieldOf(entry, 'post_id')}` : slug
}

/** Below the folder of uploads, wherever that stands; null for what is in none. */
export function uploadPath(address: string): string | null {
  const [, path] = /\/(?:wp-content\/(?:uploads|blogs\.dir\/\d+\/files)|files)\/([^?#]+)/.exec(address) ?? []
  return path === undefined ? null : decoded(path)
}

/** The file that was uploaded, not one of the sizes that were made of it. */
const uploadedPath = (path: string): string => path.replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{10,})(?=\.[a-z0-9]+$)/gi, '')

/** The same in one spelling, to be found by. */
export const plainPath = (path: string): string => uploadedPath(path).toLowerCase()

const UPLOADED =
  /(?:https?:)?\/\/[^\s"'<>()]+\/wp-content\/uploads\/[^\s"'<>()?#]+\.(?:jpe?g|png|gif|webp|avif|pdf|mp3|m4a|wav|mp4)(?![\w.])/gi

/** Notes the files of this site that a text names by their addresses. */
function noteUploads({ channel, named }: WxrIndex, entry: WxrEntry): void {
  const site = hostOf(channel.get('base_blog_url') ?? channel.get('link') ?? '')
  for (const [address] of fieldOf(entry, 'encoded').matchAll(UPLOADED)) {
    const path = uploadPath(address)
    const whole = address.startsWith('//') ? `https:${address}` : address
    if (path !== null && hostOf(whole) === site && !named.has(plainPath(path)))
      named.set(plainPath(path), { path, address: whole, place: entry.place })
  }
}

/** Makes attachments of what texts name and no entry of the export tells of: some exports have texts alone. Known once all files were read. */
export function addNamedFiles(index: WxrIndex): void {
  for (const [plain, { path, address, place }] of index.named) {
    if (index.attachmentAt.has(plain)) continue
    const id = `file-${plain}`
    const about = { alt: '', caption: '', description: '', credit: '', page: '', parent: '', place, modifiedAt: null, file: null }
    index.attachments.set(id, { id, path: uploadedPath(path), besides: path, address, ...about })
    index.attachmentAt.set(plain, id)
  }
}
