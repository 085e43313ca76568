import type { Body } from '../../content/body/body.ts'
import { bodyText } from '../../content/body/text.ts'
import { rulesOf, type Contents, type Kind } from '../../content/kinds.ts'
import { parse } from '../../content/parse.ts'
import { NEVER } from '../limits.ts'
import { note, type Note } from '../note.ts'
import type { MovedSource } from '../originIds.ts'
import { UnreadableExport, type MovedDocument, type MovedRecord } from '../record.ts'
import { compareWords, type WordComparison } from '../words.ts'
import { ARCHIVE_FILE, ARCHIVE_VERSION, NAMES } from './archiveFormat.ts'
import {
  archiveSchema,
  consentsSchema,
  documentSchema,
  documentsSchema,
  originsSchema,
  peopleSchema,
  read,
  redirectsSchema,
  upToDate,
  type ArchiveFacts,
  type ExportedJson,
} from './exportedJson.ts'

/** An archive of ours that was read through: whole, and as its sums say. */
export interface OwnArchive {
  readonly names: readonly string[]
  text(name: string): Promise<string>
}

export interface EdicolaOptions {
  /** Takes files of the archive into the storage, by the keys that they have there; false if one of them is missing. */
  readonly keepFiles: (files: Readonly<Record<string, string>>) => Promise<boolean>
}

export interface EdicolaMagazine {
  readonly source: MovedSource
  readonly texts: number
  readonly files: number
  /** Everything, in an order in which nothing is named before it came. */
  records(): AsyncGenerator<MovedRecord>
}

/** What names another comes after it. */
const ORDER: readonly Kind[] = [
  'media',
  'section',
  'tag',
  'author',
  'issue',
  'article',
  'page',
  'popup',
  'homePage',
  'menu',
  'siteSettings',
  'popupSettings',
  'supportSettings',
  'analyticsSettings',
]

const ORIGINS = 'origins.json'

/** Identifiers are kept, so that the magazine needs no name of its own. */
const SOURCE: MovedSource = { system: 'edicola', site: 'edicola' }

/** Opens an archive that `export` wrote. */
export async function openEdicola(tar: OwnArchive, { keepFiles }: EdicolaOptions): Promise<EdicolaMagazine> {
  if (!tar.names.includes(ARCHIVE_FILE)) throw new UnreadableExport('not-an-export', ARCHIVE_FILE)
  const facts = read(archiveSchema, await tar.text(ARCHIVE_FILE), ARCHIVE_FILE)
  if (facts.version > ARCHIVE_VERSION) throw new UnreadableExport('too-new', ARCHIVE_FILE, String(facts.version))
  const textNames = (kind: Kind) => tar.names.filter((name) => name.startsWith(`${NAMES[kind]}/`) && name.endsWith('.json'))
  return {
    source: SOURCE,
    texts: textNames('article').length + textNames('page').length,
    files: tar.names.filter((name) => name.startsWith('media/')).length,
    records,
  }

  async function* records(): AsyncGenerator<MovedRecord> {
    const rows = async <T>(name: string, schema: Parameters<typeof read<T>>[0]): Promise<T> => read(schema, await tar.text(name), name)
    const redirects = await rows('redirects.json', redirectsSchema)
    const pathsTo = new Map<string, string[]>()
    for (const { from, document } of redirects) if (document !== null) pathsTo.set(document, [...(pathsTo.get(document) ?? []), from])
    for (const kind of ORDER)
      for await (const [name, document] of documentsOf(kind)) {
        const isThere = document.files ? await keepFiles(document.files) : true
        const origin = { type: kind, id: document.id, place: name }
        if (isThere) yield { is: 'document', document: toRecord(kind, document, name, facts, pathsTo.get(document.id) ?? []) }
        else yield { is: 'left-out', leftOut: { origin, title: name, because: 'not-found', detail: document.id } }
      }
    for (const { from, to, document } of redirects) if (document === null && to !== null) yield { is: 'redirect', redirect: { from, to } }
    // Older archives have none.
    if (tar.names.includes(ORIGINS)) yield { is: 'origins', origins: await rows(ORIGINS, originsSchema) }
    yield { is: 'consents', consents: await rows('consents.json', consentsSchema) }
    for (const { id, name, email } of await rows('people.json', peopleSchema))
      yield {
        is: 'left-out',
        leftOut: { origin: { type: 'user', id, place: 'people.json' }, title: name, because: 'account', detail: email },
      }
  }

  async function* documentsOf(kind: Kind): AsyncGenerator<readonly [name: string, document: ExportedJson]> {
    if (kind === 'article' || kind === 'page')
      for (const name of textNames(kind)) yield [name, read(documentSchema, await tar.text(name), name)]
    else {
      const name = `${NAMES[kind]}.json`
      for (const document of read(documentsSchema, await tar.text(name), name)) yield [name, document]
    }
  }
}

function toRecord(kind: Kind, document: ExportedJson, place: string, facts: ArchiveFacts, formerPaths: readonly string[]): MovedDocument {
  const { id, state, publications, firstPublishedAt, createdAt, updatedAt } = document
  const newest = upToDate(kind, facts, document.content)
  const shown = document.shown && upToDate(kind, facts, document.shown)
  const isPublished = state === 'published' || state === 'scheduled'
  const isDrafted = rulesOf(kind).workflow === 'drafted'
  const [planned] = publications
  const content = isPublished && shown ? shown : newest
  const notes: Note[] = state === 'withdrawn' && isDrafted ? [note('withdrawn', id)] : []
  return {
    kind,
    origin: { type: kind, id, place },
    title: titleOf(kind, content) || id,
    content: state === 'scheduled' && planned && !shown ? { ...content, publishAt: content['publishAt'] ?? planned.from } : content,
    ...(isPublished && shown && { draft: newest }),
    isPublished,
    publishedAt: planned?.publishedAt ?? firstPublishedAt ?? NEVER,
    updatedAt,
    modifiedAt: updatedAt,
    createdAt,
    formerPaths,
    notes,
    words: wordsOf(kind, content),
  }
}

function titleOf(kind: Kind, content: Readonly<Record<string, unknown>>): string {
  const title = content['title'] ?? content['name'] ?? content['fileName']
  return typeof title === 'string' ? title : kind
}

/** The words of a text as they are written in the archive, and as its schema lets them in here. */
function wordsOf(kind: Kind, content: Readonly<Record<string, unknown>>): WordComparison | null {
  if (kind !== 'article' && kind !== 'page') return null
  const parsed = parse(rulesOf(kind).schema, content)
  if (!parsed.ok) return null
  // The schema of its kind let both in: they have a body.
  return compareWords(bodyText(content['body'] as Body), bodyText((parsed.value as Contents['article' | 'page']).body))
}
