import { addressOf } from '../../content/addresses/addresses.ts'
import { slugify } from '../../content/addresses/slug.ts'
import type { Instant } from '../../content/time.ts'
import { toMenus, type FormerMenu } from '../menus.ts'
import type { MovedHeads } from '../links.ts'
import { inBatches } from '../pile.ts'
import { originIds, type MovedSource } from '../originIds.ts'
import type { Fitting } from '../fitting.ts'
import { MOST_SOURCE } from '../note.ts'
import { namedRecords } from '../plainRecord.ts'
import { UnreadableExport, type LeftOutReason, type MovedRecord, type RecordOrigin } from '../record.ts'
import type { TakeFile } from '../takeFile.ts'
import { itemsOf, readDrupalFile, textIn, valueOf, wordsIn, type DrupalEntity, type DrupalFile } from './drupalEntity.ts'
import type { FormerDrupalFile } from './drupalFiles.ts'
import { indexDrupal, type DrupalIndex, type DrupalPerson } from './drupalIndex.ts'
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
  heads(): MovedHeads
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
    heads: () => inBatches(index.texts.values()),
    records: () => recordsOf(index, options),
  }
}

async function* recordsOf(index: DrupalIndex, options: DrupalOptions): AsyncGenerator<MovedRecord> {
  const { fallback, now } = options
  const idOf = originIds(SOURCE)
  const record = namedRecords(now)
  const instead = (kind: 'section' | 'author', more: object): MovedRecord =>
    record(kind, 'fallback', { id: kind, place: '', name: fallback[kind] }, () => ({
      name: fallback[kind],
      slug: slugify(fallback[kind]),
      ...more,
    }))
  const leave = (origin: RecordOrigin, title: string, because: LeftOutReason, detail: string, source = ''): MovedRecord => ({
    is: 'left-out',
    leftOut: { origin, title, because, detail, ...(source && { source }) },
  })
  const pathsOfTerm = (id: string) => index.terms.get(id)?.formerPaths ?? []

  for (const file of index.files.all()) yield await takeDrupalFile(file)
  for (const [position, section] of index.filing.sections().entries())
    yield record(
      'section',
      'term',
      section,
      ({ fit }) => ({
        name: fit('name', section.name, 80),
        slug: section.slug,
        description: fit('description', section.description, 400),
        position: Math.min(position, 999),
      }),
      pathsOfTerm(section.id),
    )
  if (index.lacking.section) yield instead('section', { position: 999 })
  for (const tag of index.filing.tags())
    yield record(
      'tag',
      'term',
      tag,
      ({ fit }) => ({ name: fit('name', tag.name, 60), slug: tag.slug, description: fit('description', tag.description, 400) }),
      pathsOfTerm(tag.id),
    )
  for (const { id, place, name, description } of index.filing.unused())
    yield leave({ type: 'term', id, place }, name, 'unused', 'taxonomy_term', description)
  for (const person of index.people.values())
    if (!index.signing.has(person)) yield leave({ type: 'user', id: person.id, place: person.place }, person.name, 'unused', 'user')
    else yield record('author', 'user', person, (fitting) => authorOf(person, fitting), person.formerPaths)
  if (index.lacking.author) yield instead('author', {})
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
    yield leave({ type, id: uuid, place }, title, 'unknown-type', `${type} ${bundle}`, saidBy(fields))
  }
  for (const [uuid, file] of index.parts) {
    const part = index.readParts.has(uuid) ? null : await readDrupalFile(file)
    const title = part && (valueOf(part.fields, 'info') || valueOf(part.fields, 'label') || uuid)
    if (part && title)
      yield leave({ type: part.type, id: uuid, place: part.place }, title, 'no-place', `${part.type} ${part.bundle}`, saidBy(part.fields))
  }
  yield { is: 'redirect', redirect: { from: '/rss.xml', to: addressOf.feed('rss') } }

  async function takeDrupalFile(file: FormerDrupalFile): Promise<MovedRecord> {
    const { uuid, uri, path, name, place, alt, caption, credit } = file
    const leaveFile = (because: LeftOutReason): MovedRecord =>
      leave({ type: 'file', id: uuid, place }, name, because, uri, [alt, caption, credit].filter(Boolean).join('\n'))
    if (path === null && !/^https?:/.test(uri)) return leaveFile('not-public')
    const address = path === null ? uri : options.site + addressOfFile(path)
    // The module puts a file beside the YAML that tells of it.
    const taken = await options.takeFile({ originId: idOf('file', uuid), path, besides: `file/${uri.split('/').at(-1) ?? ''}`, address })
    if (!taken.ok) return leaveFile(taken.because)
    file.file = taken.file
    return record(
      'media',
      'file',
      { id: uuid, place, name, unplaced: index.files.unplacedOf(uuid) },
      ({ fit }) => ({
        ...taken.file,
        alt: fit('alt', alt, 500),
        caption: fit('caption', caption, 600),
        credit: fit('credit', credit, 200),
      }),
      path === null ? [] : [addressOfFile(path)],
    )
  }

  function authorOf({ name, slug, description, portrait }: DrupalPerson, { fit, leave: leaveField }: Fitting) {
    const shown = index.files.fileOf(portrait)
    if (portrait && !shown?.file?.picture) leaveField('user_picture', shown?.uri ?? portrait)
    return {
      name: fit('name', name, 120),
      slug,
      bio: fit('bio', description, 2000),
      portrait: shown?.file?.picture ? idOf('file', shown.uuid) : null,
    }
  }
}

/** All that an entity says, to be kept aside. */
const saidBy = (fields: DrupalEntity['fields']): string =>
  Object.keys(fields)
    .filter((field) => field === 'body' || field.startsWith('field_'))
    .flatMap((field) => itemsOf(fields, field).map(wordsIn))
    .join('\n')
    .slice(0, MOST_SOURCE)

/** `main` is at the top wherever there is one. */
function menusOf(index: DrupalIndex): FormerMenu[] {
  const menus = [...index.menus].toSorted(([one], [other]) => Number(other === 'main') - Number(one === 'main'))
  return menus.map(([id, links]) => ({
    id,
    name: id,
    items: links.map(({ title, uri, target, order, isNested, isOff, unseen }) => {
      // One that was switched off led nowhere there either.
      const address = isOff
        ? null
        : target
          ? (index.texts.get(target)?.link ?? null)
          : addressIn(uri.replace(/^internal:(?!\/)|^route:<front>$/, 'internal:/'))
      return { label: title, address, name: title || uri, order, isNested, unseen }
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
