import { addressOf } from '../../content/addresses.ts'
import { slugify } from '../../content/slug.ts'
import type { Instant } from '../../content/time.ts'
import { toMenus, type FormerMenu } from '../menus.ts'
import type { MovedHead } from '../links.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import { plainRecord } from '../plainRecord.ts'
import { UnreadableExport, type LeftOutReason, type MovedKind, type MovedRecord } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { itemsOf, readDrupalFile, textIn, valueOf, type DrupalFile } from './drupalEntity.ts'
import type { FormerDrupalFile } from './drupalFiles.ts'
import { indexDrupal, type DrupalIndex } from './drupalIndex.ts'
import { addressIn } from './drupalPaths.ts'
import { addressOfFile } from './expandEmbeds.ts'
import { toDrupalText } from './toDrupalText.ts'

export interface DrupalOptions {
  /** The terms that are sections here, by slug; without it, those at the top of a vocabulary of categories. */
  readonly sections: ReadonlySet<string> | null
  readonly fallback: { readonly section: string; readonly author: string }
  readonly takeFile: TakeFile
  readonly now: Instant
  /** The address of the old site, if files may be fetched from there; an export does not say it. */
  readonly site: string
}

export interface DrupalMagazine {
  readonly source: MovedSource
  readonly texts: number
  readonly index: DrupalIndex
  heads(): readonly MovedHead[]
  /** Everything, in an order in which nothing is named before it came. */
  records(): AsyncGenerator<MovedRecord>
}

/** Identifiers of Drupal are unique wherever they were made, so none needs the name of its site. */
const SOURCE: MovedSource = { system: 'drupal', site: 'drupal' }

/** Reads the files of an export through, so that one which is damaged is known before anything is written. */
export async function openDrupal(files: readonly DrupalFile[], options: DrupalOptions): Promise<DrupalMagazine> {
  const index = await indexDrupal(files, options.sections)
  if (index.texts.size === 0) throw new UnreadableExport('not-an-export', files[0]?.name ?? '')
  return {
    source: SOURCE,
    texts: index.texts.size,
    index,
    heads: () => [...index.texts.values()],
    records: () => recordsOf(index, options),
  }
}

async function* recordsOf(index: DrupalIndex, options: DrupalOptions): AsyncGenerator<MovedRecord> {
  const { fallback, now } = options
  const idOf = originIds(SOURCE)
  const record = (
    kind: MovedKind,
    type: string,
    from: { id: string; place: string; name: string },
    content: object,
    formerPaths: readonly string[] = [],
  ) => plainRecord(kind, { type, id: from.id, place: from.place }, { title: from.name, content, formerPaths }, now)
  const instead = (kind: 'section' | 'author', content: object): MovedRecord =>
    record(
      kind,
      'fallback',
      { id: kind, place: '', name: fallback[kind] },
      { name: fallback[kind], slug: slugify(fallback[kind]), ...content },
    )
  const pathsOfTerm = (id: string) => index.terms.get(id)?.formerPaths ?? []

  for (const [position, section] of index.filing.sections().entries()) {
    const content = { name: section.name.slice(0, 80), slug: section.slug, description: section.description.slice(0, 400) }
    yield record('section', 'term', section, { ...content, position: Math.min(position, 999) }, pathsOfTerm(section.id))
  }
  if (index.lacking.section) yield instead('section', { position: 999 })
  for (const tag of index.filing.tags()) {
    const content = { name: tag.name.slice(0, 60), slug: tag.slug, description: tag.description.slice(0, 400) }
    yield record('tag', 'term', tag, content, pathsOfTerm(tag.id))
  }
  for (const person of index.signing)
    yield record('author', 'user', person, { name: person.name.slice(0, 120), slug: person.slug }, person.formerPaths)
  if (index.lacking.author) yield instead('author', {})
  for (const file of index.files.all()) yield await takeDrupalFile(file)
  for (const file of index.nodeFiles) {
    const node = await readDrupalFile(file)
    if (node) yield { is: 'document', document: await toDrupalText(node, { index, idOf, fallback, now, site: options.site }) }
  }
  const { menus, leftOut } = toMenus(menusOf(index), 'menu_link_content')
  yield* menus.map((menu): MovedRecord => ({ is: 'document', document: menu }))
  yield* leftOut.map((one): MovedRecord => ({ is: 'left-out', leftOut: one }))
  yield* redirectsOf(index)
  for (const { type, uuid, bundle, fields, place } of index.unknown) {
    const title = valueOf(fields, 'title') || valueOf(fields, 'info') || valueOf(fields, 'name') || uuid
    yield { is: 'left-out', leftOut: { origin: { type, id: uuid, place }, title, because: 'unknown-type', detail: `${type} ${bundle}` } }
  }
  yield { is: 'redirect', redirect: { from: '/rss.xml', to: addressOf.feed('rss') } }

  async function takeDrupalFile(file: FormerDrupalFile): Promise<MovedRecord> {
    const { uuid, uri, path, name, place, alt, caption, credit } = file
    const leave = (because: LeftOutReason): MovedRecord => ({
      is: 'left-out',
      leftOut: { origin: { type: 'file', id: uuid, place }, title: name, because, detail: uri },
    })
    if (path === null && !/^https?:/.test(uri)) return leave('not-public')
    const address = path === null ? uri : options.site + addressOfFile(path)
    // The module puts a file beside the YAML that tells of it.
    const taken = await options.takeFile({ originId: idOf('file', uuid), path, besides: `file/${uri.split('/').at(-1) ?? ''}`, address })
    if (!taken.ok) return leave(taken.because)
    file.file = taken.file
    const said = { alt: alt.slice(0, 500), caption: caption.slice(0, 600), credit: credit.slice(0, 200) }
    return record('media', 'file', { id: uuid, place, name }, { ...taken.file, ...said }, path === null ? [] : [addressOfFile(path)])
  }
}

/** `main` is at the top wherever there is one. */
function menusOf(index: DrupalIndex): FormerMenu[] {
  const menus = [...index.menus].toSorted(([one], [other]) => Number(other === 'main') - Number(one === 'main'))
  return menus.map(([id, links]) => ({
    id,
    name: id,
    items: links.map(({ title, uri, target, order }) => {
      const address = target
        ? (index.texts.get(target)?.link ?? null)
        : addressIn(uri.replace(/^internal:(?!\/)|^route:<front>$/, 'internal:/'))
      return { label: title, address, name: title || uri, order }
    }),
  }))
}

/** Redirects that lead elsewhere than to a node; those that lead to one are among its former paths. */
function* redirectsOf(index: DrupalIndex): Generator<MovedRecord> {
  for (const { fields } of index.redirects) {
    const [source = {}] = itemsOf(fields, 'redirect_source')
    const [target = {}] = itemsOf(fields, 'redirect_redirect')
    const to = index.texts.get(textIn(target['target_uuid']))?.link ?? addressIn(textIn(target['uri']))
    if (source['path'] && /^(\/|https?:)/.test(to)) yield { is: 'redirect', redirect: { from: `/${textIn(source['path'])}`, to } }
  }
}
