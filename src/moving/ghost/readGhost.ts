import { addressOf } from '../../content/addresses.ts'
import { slugify } from '../../content/slug.ts'
import type { Instant } from '../../content/time.ts'
import type { MovedHead } from '../links.ts'
import { toMenus } from '../menus.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import { plainRecord } from '../plainRecord.ts'
import { UnreadableExport, type MovedDocument, type MovedGroup, type MovedKind, type MovedRecord } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { createGhostFiles, GHOST_URL } from './ghostFiles.ts'
import { isPage, rowsOf, textOf, type GhostData, type GhostFiling, type Row } from './ghostData.ts'
import { ghostMenus } from './ghostMenus.ts'
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
  heads(): readonly MovedHead[]
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
  const files = createGhostFiles(posts, rowsOf(data, 'posts_meta'), idOf)
  const named = [...filing.values()]
  const sections = distinctRows(named.map(({ section }) => section).filter((section) => section !== null))
  const tags = distinctRows(named.flatMap((one) => one.tags))
  const authors = distinctRows(named.flatMap((one) => one.authors))
  const title = settings.get('title') ?? ''

  async function* records(): AsyncGenerator<MovedRecord> {
    const { fallback, now } = options
    const document = (
      kind: MovedKind,
      type: string,
      id: string,
      name: string,
      content: object,
      formerPaths: readonly string[] = [],
    ): MovedRecord => plainRecord(kind, { type, id, place: file }, { title: name, content, formerPaths }, now)
    if (title)
      yield document('siteSettings', 'settings', 'site', title, {
        name: title.slice(0, 80),
        tagline: (settings.get('description') ?? '').slice(0, 160),
      })
    const about = (row: Row) => ({
      name: textOf(row, 'name'),
      slug: slugify(textOf(row, 'slug') || textOf(row, 'name')),
      description: textOf(row, 'description').slice(0, 400),
    })
    for (const [position, row] of sections.entries()) {
      const { name, ...more } = about(row)
      yield document(
        'section',
        'section',
        textOf(row, 'id'),
        name,
        { name: name.slice(0, 80), ...more, position: Math.min(position, 999) },
        [`/tag/${textOf(row, 'slug')}`],
      )
    }
    if (named.some(({ section }) => !section))
      yield document('section', 'fallback', 'section', fallback.section, {
        name: fallback.section,
        slug: slugify(fallback.section),
        position: 999,
      })
    for (const row of tags) {
      const { name, ...more } = about(row)
      yield document('tag', 'tag', textOf(row, 'id'), name, { name: name.slice(0, 60), ...more }, [`/tag/${textOf(row, 'slug')}`])
    }
    for (const row of authors) {
      const name = textOf(row, 'name')
      yield document(
        'author',
        'author',
        textOf(row, 'id'),
        name,
        { name: name.slice(0, 120), slug: slugify(name), bio: textOf(row, 'bio').slice(0, 2000) },
        [`/author/${textOf(row, 'slug')}`],
      )
    }
    if (named.some((one) => one.authors.length === 0))
      yield document('author', 'fallback', 'author', fallback.author, { name: fallback.author, slug: slugify(fallback.author) })
    for (const one of files.all()) {
      const taken = await options.takeFile({
        originId: idOf('file', one.path),
        path: one.path,
        address: one.address.replace(GHOST_URL, options.site),
      })
      if (!taken.ok)
        yield {
          is: 'left-out',
          leftOut: { origin: { type: 'file', id: one.path, place: file }, title: one.path, because: taken.because, detail: one.address },
        }
      else {
        files.keep(one.path, taken.file)
        yield document('media', 'file', one.path, one.path, { ...taken.file, alt: one.alt.slice(0, 500) }, [`/content/${one.path}`])
      }
    }
    for (const row of rowsOf(data, 'tags'))
      if (isInternal(row))
        yield {
          is: 'left-out',
          leftOut: {
            origin: { type: 'tag', id: textOf(row, 'id'), place: file },
            title: textOf(row, 'name'),
            because: 'no-place',
            detail: 'internal',
          },
        }
    for (const post of posts) {
      const moved: MovedDocument = toGhostText(post, {
        file,
        idOf,
        files,
        filing: filing.get(textOf(post, 'id')) ?? NOTHING,
        meta: metaOf(data, post),
        fallback,
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
    heads: () => posts.map(headOf),
    records,
  }
}

const NOTHING: GhostFiling = { section: null, tags: [], authors: [] }

/** A tag that only the old site's own pages knew. */
const isInternal = (row: Row): boolean => textOf(row, 'visibility') === 'internal' || textOf(row, 'name').startsWith('#')

const metaOf = (data: GhostData, post: Row): Row => rowsOf(data, 'posts_meta').find((row) => row['post_id'] === post['id']) ?? {}

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
