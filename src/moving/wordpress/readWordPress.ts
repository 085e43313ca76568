import { addressOf } from '../../content/addresses/addresses.ts'
import { slugify } from '../../content/addresses/slug.ts'
import type { Instant } from '../../content/time.ts'
import type { FormerName } from '../filing.ts'
import { decoded, pathOf } from '../formerPath.ts'
import type { MovedHeads } from '../links.ts'
import { toMenus } from '../menus.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import { MOST_SOURCE } from '../note.ts'
import { namedRecords } from '../plainRecord.ts'
import type { LeftOutReason, MovedDocument, MovedRecord } from '../record.ts'
import { UnreadableExport } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import type { Attachment, Scratch } from './attachments.ts'
import { categoryTree, listPaths, siteOf } from './formerPaths.ts'
import { inBatches } from '../pile.ts'
import { menusOf } from './menus.ts'
import { fieldOf, readWxr, type WxrEntry } from './readWxr.ts'
import { toText } from './toText.ts'
import { addNamedFiles } from './wxrFiles.ts'
import { addToIndex, emptyIndex, slugHere, standingOf, titleOf, type WxrIndex } from './wxrIndex.ts'

export interface WxrFile {
  readonly name: string
  /** From its first byte: it is read twice. */
  open(): AsyncIterable<Uint8Array>
}

export interface WordPressOptions {
  /** The categories that are sections here, by slug; without it, those at the top of their tree. */
  readonly sections: ReadonlySet<string> | null
  /** What its owner says of the addresses of the site: `/rubriche/%category%`, or the patterns of texts before the last change. */
  readonly permalinks: readonly string[]
  readonly fallback: { readonly section: string; readonly author: string }
  readonly takeFile: TakeFile
  /** For what is known of files: nobody else's. */
  readonly scratch: Scratch
  readonly now: Instant
}

/** What is known of a magazine once all of its files were read through, and nothing was written yet. */
export interface WordPressMagazine {
  readonly source: MovedSource
  /** How many texts there are. */
  readonly texts: number
  readonly index: WxrIndex
  heads(): MovedHeads
  /** Everything, in an order in which nothing is named before it came. */
  records(): AsyncGenerator<MovedRecord>
}

/** Of these nothing is lost: they stand elsewhere among the records, or the old site made them for itself. */
const SILENT = new Set(
  'attachment wp_block nav_menu_item wp_navigation guest-author revision customize_changeset oembed_cache user_request wp_font_family wp_font_face'.split(
    ' ',
  ),
)

/** Reads the files of an export through, so that one which is damaged is known before anything is written. */
export async function openWordPress(files: readonly WxrFile[], options: WordPressOptions): Promise<WordPressMagazine> {
  const index = emptyIndex(options.sections, options.permalinks, options.scratch)
  for (const file of files) for await (const part of readWxr(file.open(), file.name)) addToIndex(index, part)
  addNamedFiles(index)
  const site = siteOf(index)
  if (!site) throw new UnreadableExport('not-an-export', files[0]?.name ?? '')
  const source: MovedSource = { system: 'wordpress', site }
  return {
    source,
    texts: index.texts.size,
    index,
    heads: () => inBatches(index.heads),
    records: () => recordsOf(files, index, source, options),
  }
}

async function* recordsOf(
  files: readonly WxrFile[],
  index: WxrIndex,
  source: MovedSource,
  options: WordPressOptions,
): AsyncGenerator<MovedRecord> {
  const { fallback, takeFile, now } = options
  const [first = { name: '' }] = files
  const idOf = originIds(source)
  const language = /^en/i.test(index.channel.get('language') ?? '') ? 'en' : 'it'
  const parts = { index, idOf, site: source.site, language, fallback, now } as const
  const basePath = new URL(source.site).pathname.replace(/\/+$/, '')
  const document = namedRecords(now)
  const leave = (type: string, { id, place, name, description }: FormerName, because: LeftOutReason): MovedRecord => ({
    is: 'left-out',
    leftOut: { origin: { type, id, place }, title: name, because, detail: type, ...(description && { source: description }) },
  })

  const about = { id: 'site', place: first.name, name: index.channel.get('title') ?? '' }
  if (about.name)
    yield document('siteSettings', 'settings', about, ({ fit }) => ({
      name: fit('name', about.name, 80),
      tagline: fit('tagline', index.channel.get('description') ?? '', 160),
      language,
    }))
  yield* index.filing.sections().map((section, position) =>
    document(
      'section',
      'category',
      section,
      ({ fit }) => ({
        name: fit('name', section.name, 80),
        slug: slugHere(section),
        description: fit('description', section.description, 400),
        position: Math.min(position, 999),
      }),
      categoryPaths(section),
    ),
  )
  if (index.lacking.has('section'))
    yield document('section', 'fallback', { id: 'section', place: first.name, name: fallback.section }, () => ({
      name: fallback.section,
      slug: slugify(fallback.section),
      position: 999,
    }))
  yield* index.filing.tags().map((tag) =>
    document(
      'tag',
      tag.type,
      tag,
      ({ fit }) => ({
        name: fit('name', tag.name, 60),
        slug: slugHere(tag),
        description: fit('description', tag.description, 400),
      }),
      tag.type === 'tag' ? listPaths(index, 'tag', { tag: decoded(tag.slug) }) : categoryPaths(tag),
    ),
  )
  yield* index.filing.unused().map((one) => leave(index.filing.categories.get(one.slug) === one ? 'category' : 'tag', one, 'unused'))
  for (const [login, person] of index.people)
    if (!index.signing.has(login)) yield leave('author', person, 'unused')
    else
      yield document(
        'author',
        'author',
        person,
        ({ fit }) => ({ name: fit('name', person.name, 120), slug: slugify(person.name), bio: fit('bio', person.description, 2000) }),
        listPaths(index, 'author', { author: person.slug }),
      )
  if (index.lacking.has('author'))
    yield document('author', 'fallback', { id: 'author', place: first.name, name: fallback.author }, () => ({
      name: fallback.author,
      slug: slugify(fallback.author),
    }))
  for (const attachment of index.attachments) yield await takeAttachment(attachment)
  for (const file of files) for await (const entry of readWxr(file.open(), file.name)) if (entry.is === 'item') yield* itemRecord(entry)
  const { menus, leftOut } = toMenus(menusOf(index, source.site), first.name)
  yield* menus.map((menu): MovedRecord => ({ is: 'document', document: menu }))
  yield* leftOut.map((one): MovedRecord => ({ is: 'left-out', leftOut: one }))
  if (basePath) yield { is: 'redirect', redirect: { from: basePath, to: addressOf.home() } }
  yield { is: 'redirect', redirect: { from: `${basePath}/feed`, to: addressOf.feed('rss') } }

  function categoryPaths(category: FormerName): string[] {
    const own = [categoryTree(index, category), decoded(category.slug)]
    return [...new Set(own.flatMap((one) => listPaths(index, 'category', { category: one })))]
  }

  async function takeAttachment(attachment: Attachment): Promise<MovedRecord> {
    const { id, place, address, path, besides, alt, caption, description, credit, page, modifiedAt } = attachment
    const taken = await takeFile({ originId: idOf('post', id), path, ...(besides !== undefined && { besides }), address })
    const name = path ?? address
    if (!taken.ok) {
      const source = [alt, caption, description, credit].filter(Boolean).join('\n')
      const leftOut = { origin: { type: 'post', id, place }, title: name, because: taken.because, detail: address }
      return { is: 'left-out', leftOut: { ...leftOut, ...(source && { source }) } }
    }
    const { file } = taken
    index.attachments.add({ ...attachment, file })
    return document(
      'media',
      'post',
      { id, place, name, unplaced: [['description', description]], modifiedAt },
      ({ fit }) => ({
        ...file,
        alt: fit('alt', alt, 500),
        caption: fit('caption', caption, 600),
        credit: fit('credit', credit, 200),
      }),
      [pathOf(address), pathOf(page)].filter((one) => one !== null && one !== '/') as string[],
    ) // null is filtered out
  }

  function* itemRecord(entry: WxrEntry): Generator<MovedRecord> {
    const type = fieldOf(entry, 'post_type')
    const status = fieldOf(entry, 'status')
    const leaveItem = (because: LeftOutReason): MovedRecord => {
      const origin = { type: 'post', id: fieldOf(entry, 'post_id'), place: entry.place }
      const source = fieldOf(entry, 'encoded').slice(0, MOST_SOURCE)
      return { is: 'left-out', leftOut: { origin, title: titleOf(entry), because, detail: type, ...(source && { source }) } }
    }
    if (SILENT.has(type) || status === 'auto-draft' || status === 'inherit') return
    if (status === 'trash') yield leaveItem('trashed')
    else if (type === 'post' || type === 'page') {
      const document = toText(entry, type === 'post' ? 'article' : 'page', parts)
      const { id } = document.origin
      if (index.menuTargets.has(id)) index.menuTargets.set(id, { ...standingOf(index, entry, type), title: titleOf(entry) })
      yield { is: 'document', document: document satisfies MovedDocument }
    } else yield leaveItem('unknown-type')
  }
}
