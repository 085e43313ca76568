import { addressOf } from '../../content/addresses/addresses.ts'
import { slugify } from '../../content/addresses/slug.ts'
import { createFiling, type FormerName } from '../filing.ts'
import { htmlText } from '../words.ts'
import type { MovedHead } from '../links.ts'
import { isReserved } from '../../content/addresses/siteRoot.ts'
import {
  isTrue,
  itemsOf,
  momentOf,
  referenceIn,
  readDrupalFile,
  textIn,
  unplacedIn,
  valueOf,
  type DrupalEntity,
  type DrupalFile,
} from './drupalEntity.ts'
import { createDrupalFiles } from './drupalFiles.ts'
import { addressIn, createDrupalPaths } from './drupalPaths.ts'

/** A term, and the vocabulary that it is of. */
interface DrupalTerm extends FormerName {
  readonly vocabulary: string
  readonly formerPaths: readonly string[]
}

export interface DrupalPerson extends FormerName {
  readonly formerPaths: readonly string[]
  /** The file, or the medium, that shows them. */
  readonly portrait: string
}

interface DrupalTextHead extends MovedHead {
  readonly title: string
  /** Where a link to it leads: the path that it had, which leads on, or where it stands here. */
  readonly link: string
}

export interface DrupalMenuLink {
  readonly title: string
  readonly uri: string
  readonly target: string
  readonly order: number
  readonly isNested: boolean
  readonly isOff: boolean
  readonly unseen: readonly string[]
}

/** The fields of a node that say who signs it. */
export const SIGNERS = /author|autor|firm|writer|byline/i

/** What a site made for itself: nothing is lost with it. */
const SILENT = new Set(['crop', 'shortcut', 'content_moderation_state'])

/** Belong to a text, and are read with it. */
const PARTS = new Set(['paragraph', 'block_content', 'paragraphs_library_item'])

export type DrupalIndex = Awaited<ReturnType<typeof indexDrupal>>

/** What must be known of all files before the first text can be read. It grows with the number of entities, not with their texts. */
export async function indexDrupal(given: readonly DrupalFile[], chosen: ReadonlySet<string> | null) {
  const files = createDrupalFiles()
  const paths = createDrupalPaths()
  const parts = new Map<string, DrupalFile>()
  const readParts = new Set<string>()
  const menus = new Map<string, DrupalMenuLink[]>()
  const comments = new Map<string, number>()
  const texts = new Map<string, DrupalTextHead>()
  const unknown: DrupalEntity[] = []
  const [nodes, nodeFiles, termEntities, userEntities, redirects] = [[], [], [], [], []] as [
    Pick<DrupalEntity, 'uuid' | 'bundle' | 'fields' | 'place' | 'type'>[],
    DrupalFile[],
    DrupalEntity[],
    DrupalEntity[],
    DrupalEntity[],
  ]
  for (const file of given) {
    const entity = await readDrupalFile(file)
    if (!entity) continue
    const { type, uuid, fields } = entity
    if (type === 'node') {
      nodes.push({ ...entity, fields: withoutTexts(fields) })
      nodeFiles.push(file)
    } else if (type === 'taxonomy_term') termEntities.push(entity)
    else if (type === 'user') userEntities.push(entity)
    else if (type === 'file') files.addFile(entity)
    else if (type === 'media') {
      files.addMedia(entity)
      nodes.push({ ...entity, fields: withoutTexts(fields) })
    } else if (type === 'path_alias') paths.addAlias(entity)
    else if (type === 'redirect') redirects.push(entity)
    else if (PARTS.has(type)) parts.set(uuid, file)
    else if (type === 'comment') {
      const on = itemsOf(fields, 'entity_id').map(referenceIn).find(Boolean) ?? ''
      // One that is not published waits for somebody to look at it, or was refused.
      if (valueOf(fields, 'status') === '' || isTrue(fields, 'status')) comments.set(on, (comments.get(on) ?? 0) + 1)
    } else if (type === 'menu_link_content') addMenuLink(menus, entity)
    else if (!SILENT.has(type)) unknown.push(entity)
  }
  for (const entity of nodes) files.describe(entity)
  for (const { fields } of redirects) {
    const [source] = itemsOf(fields, 'redirect_source').map((item) => textIn(item['path']))
    const [target] = itemsOf(fields, 'redirect_redirect').map((item) => addressIn(textIn(item['uri'])))
    if (source && target) paths.addRedirect(`/${source}`, target)
  }
  for (const entity of nodes)
    if (entity.type === 'node') texts.set(entity.uuid, headOf(entity, paths.pathsOf({ ...entity, ...NO_LANGUAGES })))
  const terms = toTerms(termEntities, (entity) => paths.pathsOf(entity))
  const people = new Map(userEntities.map((entity) => [entity.uuid, { ...toPerson(entity), formerPaths: paths.pathsOf(entity) }]))
  const filing = createFiling(chosen)
  const isCategory = categoryVocabularies([...terms.values()], chosen !== null)
  for (const term of terms.values()) if (isCategory(term.vocabulary)) filing.addCategory(term)
  for (const term of terms.values()) if (!isCategory(term.vocabulary)) filing.addTag(term)

  /** Under what a node is filed: every term that one of its fields names. */
  function fileNode({ fields, place }: Pick<DrupalEntity, 'fields' | 'place'>) {
    const own = referencesIn(fields).flatMap((uuid) => terms.get(uuid) ?? [])
    const named = own.map(({ slug, name, vocabulary }) => ({ domain: isCategory(vocabulary) ? 'category' : 'tag', slug, name }))
    return filing.file({ place, terms: named, primary: undefined })
  }

  /** Who signs a node: those that a field for it names, or whose account wrote it. */
  function signersOf({ fields }: Pick<DrupalEntity, 'fields'>): DrupalPerson[] {
    const named = Object.keys(fields).filter((field) => SIGNERS.test(field))
    const found = [...named, 'uid'].map((field) => itemsOf(fields, field).flatMap((item) => people.get(referenceIn(item)) ?? []))
    return found.find((some) => some.length > 0) ?? []
  }

  const articles = nodes.filter(({ uuid }) => texts.get(uuid)?.kind === 'article')
  const filed = articles.map((node) => fileNode(node))
  const signed = articles.map((node) => signersOf(node))
  return {
    files,
    paths,
    parts,
    /** Those that a text has: others stood beside texts. */
    readParts,
    people,
    menus,
    comments,
    texts,
    unknown,
    terms,
    filing,
    fileNode,
    signersOf,
    nodeFiles,
    redirects,
    signing: new Set(signed.flat()),
    lacking: { section: filed.some(({ section }) => !section), author: signed.some((people) => people.length === 0) },
  }
}

const NO_LANGUAGES = { language: '', translations: new Map<string, never>() } as const

/** The fields of a node that say what it refers to; its texts are read when their turn comes. */
function withoutTexts(fields: DrupalEntity['fields']): DrupalEntity['fields'] {
  const isShort = (field: string) => itemsOf(fields, field).every((item) => !('format' in item) && typeof item['entity'] !== 'object')
  return Object.fromEntries(Object.entries(fields).filter(([field]) => isShort(field)))
}

export const referencesIn = (fields: DrupalEntity['fields']): string[] =>
  Object.keys(fields).flatMap((field) => itemsOf(fields, field).flatMap((item) => referenceIn(item) || []))

const PAGE = /(^|_)page$/

function headOf({ uuid, bundle, fields }: Pick<DrupalEntity, 'uuid' | 'bundle' | 'fields'>, paths: readonly string[]): DrupalTextHead {
  const kind = PAGE.test(bundle) ? 'page' : 'article'
  const title = valueOf(fields, 'title').replace(/\s+/g, ' ')
  const [path] = paths
  const name = slugify(path?.startsWith('/node/') ? title : (path?.split('/').at(-1) ?? title))
  const slug = kind === 'page' && isReserved(name) ? `${name}-${uuid.slice(0, 6)}` : name
  const isShown = isTrue(fields, 'status') && momentOf(fields, 'publish_on') === null
  return { kind, type: 'node', id: uuid, title, slug, isShown, paths, link: path ?? addressOf[kind](slug) }
}

function addMenuLink(menus: Map<string, DrupalMenuLink[]>, { fields }: DrupalEntity): void {
  const menu = valueOf(fields, 'menu_name')
  const [link = {}] = itemsOf(fields, 'link')
  const item = {
    title: valueOf(fields, 'title'),
    uri: textIn(link['uri']),
    target: referenceIn(link),
    order: Number(valueOf(fields, 'weight')) || 0,
    isNested: valueOf(fields, 'parent') !== '' || itemsOf(fields, 'parent').some((item) => referenceIn(item) !== ''),
    isOff: ['false', '0'].includes(valueOf(fields, 'enabled')),
    unseen: [valueOf(fields, 'description')].filter(Boolean),
  }
  menus.set(menu, [...(menus.get(menu) ?? []), item])
}

function toTerms(entities: readonly DrupalEntity[], pathsOf: (entity: DrupalEntity) => string[]): ReadonlyMap<string, DrupalTerm> {
  const slugs = new Map<string, string>()
  for (const { uuid, bundle, fields } of entities) {
    const slug = slugify(valueOf(fields, 'name'))
    const free = [slug, `${slug}-${slugify(bundle)}`, `${slug}-${uuid.slice(0, 8)}`].find((one) => ![...slugs.values()].includes(one))
    slugs.set(uuid, free ?? uuid)
  }
  return new Map(
    entities.map((entity) => {
      const { uuid, bundle, fields, place } = entity
      const [parent = ''] = itemsOf(fields, 'parent').map(referenceIn)
      const [description = {}] = itemsOf(fields, 'description')
      const term = {
        id: uuid,
        slug: slugs.get(uuid) ?? uuid,
        name: valueOf(fields, 'name') || uuid,
        description: htmlText(textIn(description['value'])).trim(),
        unplaced: unplacedIn(entity, () => false),
        parent: slugs.get(parent) ?? '',
        place,
        modifiedAt: momentOf(fields, 'changed'),
        vocabulary: bundle,
        formerPaths: pathsOf(entity),
      }
      return [uuid, term]
    }),
  )
}

const NAMES = ['field_display_name', 'field_full_name', 'field_name']
const ABOUT = /bio|about|descri|presentazion/
const PORTRAIT = /^user_picture$|picture|photo|foto|portrait|ritratto|avatar/

/** Of an account nothing is read but what it signs with, and what its owner made for people to say of themselves. */
function toPerson(entity: DrupalEntity): Omit<DrupalPerson, 'formerPaths'> {
  const { uuid, fields, place } = entity
  const name = NAMES.map((field) => valueOf(fields, field)).find(Boolean) ?? (valueOf(fields, 'name') || uuid)
  const about = Object.keys(fields).filter((field) => field.startsWith('field_') && ABOUT.test(field))
  const shown = Object.keys(fields).filter((field) => PORTRAIT.test(field) && itemsOf(fields, field).some((item) => referenceIn(item)))
  const isRead = (field: string) => [...NAMES, ...about.slice(0, 1), ...shown.slice(0, 1)].includes(field)
  const [portrait = ''] = itemsOf(fields, shown[0] ?? '').map(referenceIn)
  const description = htmlText(valueOf(fields, about[0] ?? '')).trim()
  const modifiedAt = momentOf(fields, 'changed')
  return { id: uuid, slug: slugify(name), name, description, parent: '', place, modifiedAt, portrait, unplaced: unplacedIn(entity, isRead) }
}

/** The vocabularies whose terms are sections at the top of their tree. Who chose sections may have chosen a term of any. */
function categoryVocabularies(terms: readonly DrupalTerm[], isChosen: boolean): (vocabulary: string) => boolean {
  if (isChosen) return () => true
  const all = [...new Set(terms.map(({ vocabulary }) => vocabulary))]
  const named = all.filter((name) => /categor|section|sezion|rubric|channel|canal/i.test(name))
  const others = all.filter((name) => !/tag|keyword|tem[ai]|parol/i.test(name))
  const categories = new Set(named.length > 0 ? named : others.length === 1 ? others : [])
  return (vocabulary) => categories.has(vocabulary)
}
