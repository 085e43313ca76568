import { addressOf } from '../../content/addresses/addresses.ts'
import { slugify } from '../../content/addresses/slug.ts'
import type { Instant } from '../../content/time.ts'
import { createFitting, type Fitting } from '../fitting.ts'
import type { MovedHeads } from '../links.ts'
import { inBatches } from '../pile.ts'
import { toMenus } from '../menus.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import { plainRecord } from '../plainRecord.ts'
import { UnreadableExport, type LeftOutReason, type MovedDocument, type MovedGroup, type MovedKind, type MovedRecord } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { createGhostFiles, GHOST_URL, type GhostFile } from './ghostFiles.ts'
import { instantOf, isPage, rowsOf, textOf, type GhostData, type GhostFiling, type Row } from './ghostData.ts'
import { ghostMenus } from './ghostMenus.ts'
import { ghostAuthor } from './ghostPeople.ts'
import { ghostSite, unreadTables } from './ghostSite.ts'
import { headOf, rewriteLink, toGhostText } from './toGhostText.ts'

export interface GhostOptions {
  /** The tags that are sections here, by slug; without it, those that come first on some text. */
  readonly sections: ReadonlySet<string> | null
  readonly fallback: { readonly section: string; readonly author: string }
  readonly takeFile: TakeFile
  readonly redirects: readonly MovedRecord[]
  /** The address of the old site, which an export writes nowhere; empty if nobody said it, and then nothing can be fetched. */
  readonly site: string
  readonly now: Instant
}

export interface GhostMagazine {
  readonly source: MovedSource
  readonly title: string
  readonly texts: number
  readonly files: number
  readonly sections: readonly string[]
  readonly tags: number
  /** What can be a section: every tag that texts have. */
  readonly groups: readonly MovedGroup[]
  heads(): MovedHeads
  records(): AsyncGenerator<MovedRecord>
}

/** Opens an export of Ghost, 1 to 6. Nothing of its accounts is read but names: no password, no secret, no address of a reader. */
export function openGhost(data: GhostData, file: string, options: GhostOptions): GhostMagazine {
  const settings = new Map(rowsOf(data, 'settings').map((row) => [textOf(row, 'key'), textOf(row, 'value')]))
  const posts = rowsOf(data, 'posts')
  if (posts.length === 0) throw new UnreadableExport('not-an-export', file)
  const source: MovedSource = { system: 'ghost', site: `ghost:${settings.get('db_hash') ?? slugify(settings.get('title') ?? '')}` }
  const idOf = originIds(source)
  const filing = fileAll(
    data,
    posts.filter((post) => !isPage(post)),
    options.sections,
  )
  const ofPages = fileAll(data, posts.filter(isPage), null)
  const metas = new Map(rowsOf(data, 'posts_meta').map((row) => [row['post_id'], row]))
  const comments = countComments(rowsOf(data, 'comments'))
  const named = [...filing.values()]
  const sections = distinctRows(named.map(({ section }) => section).filter((section) => section !== null))
  const tags = distinctRows(named.flatMap((one) => one.tags))
  const authors = distinctRows(named.flatMap((one) => one.authors))
  const images = [...authors.map((row) => textOf(row, 'profile_image')), settings.get('logo') ?? '']
  const files = createGhostFiles(posts, rowsOf(data, 'posts_meta'), images, idOf)
  const title = settings.get('title') ?? ''
  const permalinks = settings.get('permalinks') ?? ''

  async function* records(): AsyncGenerator<MovedRecord> {
    const { fallback, now } = options
    const document = (
      kind: MovedKind,
      type: string,
      id: string,
      name: string,
      fill: (fitting: Fitting) => object,
      formerPaths: readonly string[] = [],
      modifiedAt: Instant | null = null,
    ): MovedRecord => {
      const fitting = createFitting()
      const content = fill(fitting)
      return plainRecord(kind, { type, id, place: file }, { title: name, content, formerPaths, notes: fitting.notes, modifiedAt }, now)
    }
    const leave = (type: string, row: Row, because: LeftOutReason): MovedRecord => ({
      is: 'left-out',
      leftOut: { origin: { type, id: textOf(row, 'id'), place: file }, title: textOf(row, 'name'), because, detail: type },
    })
    const group = (kind: 'section' | 'tag', row: Row, most: number, more: object = {}): MovedRecord => {
      const name = textOf(row, 'name')
      const slug = textOf(row, 'slug')
      const fill = (fitting: Fitting) => {
        for (const field of UNPLACED_OF_TAGS) fitting.leave(field, textOf(row, field))
        const description = fitting.fit('description', textOf(row, 'description'), 400)
        return { name: fitting.fit('name', name, most), slug: slugify(slug || name), description, ...more }
      }
      return document(kind, kind, textOf(row, 'id'), name, fill, [`/tag/${slug}`], instantOf(row, 'updated_at'))
    }
    for (const one of files.all()) yield await takeGhostFile(one)
    if (title) yield document('siteSettings', 'settings', 'site', title, (fitting) => ghostSite(settings, files, fitting))
    for (const [position, row] of sections.entries()) yield group('section', row, 80, { position: Math.min(position, 999) })
    if (named.some(({ section }) => !section))
      yield document('section', 'fallback', 'section', fallback.section, () => ({
        name: fallback.section,
        slug: slugify(fallback.section),
        position: 999,
      }))
    for (const row of tags) yield group('tag', row, 60)
    for (const row of authors)
      yield document(
        'author',
        'author',
        textOf(row, 'id'),
        textOf(row, 'name'),
        (fitting) => ghostAuthor(row, files, fitting),
        [`/author/${textOf(row, 'slug')}`],
        instantOf(row, 'updated_at'),
      )
    if (named.some((one) => one.authors.length === 0))
      yield document('author', 'fallback', 'author', fallback.author, () => ({ name: fallback.author, slug: slugify(fallback.author) }))
    const used = new Set([...sections, ...tags, ...authors].map((row) => row['id']))
    for (const row of rowsOf(data, 'tags'))
      if (isInternal(row)) yield leave('internal', row, 'no-place')
      else if (!used.has(row['id'])) yield leave('tag', row, 'unused')
    for (const row of rowsOf(data, 'users')) if (!used.has(row['id'])) yield leave('author', row, 'unused')
    yield* unreadTables(data, file)

    async function takeGhostFile({ path, address, alt }: GhostFile): Promise<MovedRecord> {
      const taken = await options.takeFile({ originId: idOf('file', path), path, address: address.replace(GHOST_URL, options.site) })
      if (!taken.ok) {
        const leftOut = { origin: { type: 'file', id: path, place: file }, title: path, because: taken.because, detail: address }
        return { is: 'left-out', leftOut: { ...leftOut, ...(alt && { source: alt }) } }
      }
      files.keep(path, taken.file)
      return document('media', 'file', path, path, ({ fit }) => ({ ...taken.file, alt: fit('alt', alt, 500) }), [`/content/${path}`])
    }

    for (const post of posts) {
      const moved: MovedDocument = toGhostText(post, {
        file,
        idOf,
        files,
        filing: (isPage(post) ? ofPages : filing).get(textOf(post, 'id')) ?? NOTHING,
        meta: metas.get(post['id']) ?? {},
        comments: comments.get(textOf(post, 'id')) ?? 0,
        fallback,
        permalinks,
        site: options.site,
        now,
      })
      yield { is: 'document', document: moved }
    }
    const { menus, leftOut } = toMenus(
      ghostMenus(settings, (url) => rewriteLink(url, files, options.site)),
      file,
    )
    yield* menus.map((menu): MovedRecord => ({ is: 'document', document: menu }))
    yield* leftOut.map((one): MovedRecord => ({ is: 'left-out', leftOut: one }))
    yield { is: 'redirect', redirect: { from: '/rss', to: addressOf.feed('rss') } }
    yield* options.redirects
  }

  return {
    source,
    title,
    texts: posts.length,
    files: files.all().length,
    sections: sections.map((row) => textOf(row, 'slug')),
    tags: tags.length,
    groups: groupsOf(named),
    heads: () => inBatches(posts.map((post) => headOf(post, permalinks))),
    records,
  }
}

/** How many comments readers saw of each post. An export has none; a copy of the whole database has. */
function countComments(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const post = textOf(row, 'post_id')
    if (!['hidden', 'deleted'].includes(textOf(row, 'status'))) counts.set(post, (counts.get(post) ?? 0) + 1)
  }
  return counts
}

/** What a tag says of itself that no section or tag of ours holds. */
const UNPLACED_OF_TAGS =
  'feature_image meta_title meta_description og_title og_description og_image twitter_title twitter_description twitter_image canonical_url codeinjection_head codeinjection_foot accent_color'.split(
    ' ',
  )

const NOTHING: GhostFiling = { section: null, tags: [], authors: [] }

/** A tag that only the old site's own pages knew. */
const isInternal = (row: Row): boolean => textOf(row, 'visibility') === 'internal' || textOf(row, 'name').startsWith('#')

function fileAll(data: GhostData, posts: readonly Row[], chosen: ReadonlySet<string> | null): ReadonlyMap<string, GhostFiling> {
  const tags = byId(rowsOf(data, 'tags').filter((row) => !isInternal(row)))
  const users = byId(rowsOf(data, 'users'))
  const tagsOf = grouped(rowsOf(data, 'posts_tags'), 'tag_id')
  const authorsOf = grouped(rowsOf(data, 'posts_authors'), 'author_id')
  return new Map(
    posts.map((post) => {
      const id = textOf(post, 'id')
      const own = (tagsOf.get(id) ?? []).map((tag) => tags.get(tag)).filter((row) => row !== undefined)
      const section = chosen ? own.find((row) => chosen.has(textOf(row, 'slug'))) : own[0]
      const signed = authorsOf.get(id) ?? [textOf(post, 'author_id')]
      return [
        id,
        {
          section: section ?? null,
          tags: own.filter((row) => row !== section),
          authors: signed.map((author) => users.get(author)).filter((row) => row !== undefined),
        },
      ]
    }),
  )
}

function groupsOf(named: readonly GhostFiling[]): MovedGroup[] {
  const sections = new Set(named.map(({ section }) => section))
  const texts = new Map<Row, number>()
  for (const { section, tags } of named) for (const row of section ? [section, ...tags] : tags) texts.set(row, (texts.get(row) ?? 0) + 1)
  return [...texts]
    .map(([row, count]) => ({ slug: textOf(row, 'slug'), name: textOf(row, 'name'), texts: count, isSection: sections.has(row) }))
    .sort((one, other) => other.texts - one.texts)
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [textOf(row, 'id'), row]))

/** What each text is joined with, in its order. */
function grouped(rows: readonly Row[], field: string): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const row of rows.toSorted((one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0))) {
    const id = textOf(row, 'post_id')
    groups.set(id, [...(groups.get(id) ?? []), textOf(row, field)])
  }
  return groups
}

const distinctRows = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row['id'], row])).values()]
