import type { Kysely } from 'kysely'
import { kinds, type Kind } from '../../content/kinds.ts'
import { FILE_EXTENSIONS, type Media } from '../../content/kinds/media.ts'
import { slugify } from '../../content/slug.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import type { Sink } from '../../store/backup/sink.ts'
import { createTarWriter, type TarWriter } from '../../store/backup/tarWriter.ts'
import type { Database } from '../../store/database.ts'
import { documentReader } from '../../store/documents/documentReader.ts'
import { fileKey } from '../../store/media/ingest.ts'
import { pictureKey } from '../../store/media/picture.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { Tables } from '../../store/tables.ts'
import { documentsOf, factsOf, jsonOf, type ExportedDocument } from './exportedDocuments.ts'
import type { FindExported } from './exportedMedia.ts'
import { textHtml, textMarkdown } from './exportedText.ts'

export interface LeavingMagazine {
  readonly database: Database
  readonly storage: MediaStorage
  readonly now: Date
  /** What the archive says of itself, for whoever opens it. */
  readonly readme: string
}

/** How many of each were written; and the files of media that are no longer there. */
export interface ExportFigures {
  readonly documents: Readonly<Record<Kind, number>>
  readonly redirects: number
  readonly people: number
  readonly consents: number
  readonly files: number
  readonly missing: readonly string[]
}

/** What the file, or the folder, of a kind is called. */
const NAMES: Record<Kind, string> = {
  article: 'articles',
  page: 'pages',
  section: 'sections',
  tag: 'tags',
  author: 'authors',
  issue: 'issues',
  media: 'media',
  menu: 'menus',
  popup: 'announcements',
  siteSettings: 'settings',
  popupSettings: 'announcement-settings',
  supportSettings: 'support-settings',
  analyticsSettings: 'analytics-settings',
  homePage: 'home-page',
}

/**
 * Writes everything that a magazine is into an archive that needs no program of ours: texts as Markdown, HTML and JSON, the rest as JSON, files as they
 * are, and the hashes of all. The bin, older revisions and secrets stay behind: a backup has them.
 */
export async function exportMagazine({ database, storage, now: moment, readme }: LeavingMagazine, sink: Sink): Promise<ExportFigures> {
  const now = toInstant(moment)
  const tar = createTarWriter(sink)
  await tar.addText('README.txt', readme)
  const { media, ...figures } = await database.snapshot(async (db) => {
    const library = await allOf(db, 'media', now)
    const documents = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number> // its keys are the kinds
    for (const kind of Object.keys(documents) as Kind[]) {
      if (kind === 'article' || kind === 'page') documents[kind] = await addTexts(tar, db, kind, library, now)
      else {
        const all = await allOf(db, kind, now)
        await tar.addText(`${NAMES[kind]}.json`, inJson(all.map((one) => jsonOf(one, now))))
        documents[kind] = all.length
      }
    }
    return {
      documents,
      redirects: await addRows(tar, 'redirects', await documentReader(database.engine, db).redirects(now)),
      people: await addRows(
        tar,
        'people',
        await db.selectFrom('user').select(['id', 'name', 'email', 'role', 'createdAt', 'suspendedAt']).orderBy('email').execute(),
      ),
      consents: await addRows(tar, 'consents', await db.selectFrom('consentRecord').selectAll().orderBy('id').execute()),
      media: library.map(({ newest }) => newest),
    }
  })
  const missing: string[] = []
  const written = new Set<string>()
  for (const one of media) {
    const path = mediaPath(one)
    if (written.has(path)) continue
    if (await addFile(tar, storage, path, originalKey(one))) written.add(path)
    else missing.push(path)
  }
  await tar.end()
  return { ...figures, files: written.size, missing }
}

const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

async function addRows(tar: TarWriter, name: string, rows: readonly object[]): Promise<number> {
  await tar.addText(`${name}.json`, inJson(rows))
  return rows.length
}

async function allOf<K extends Kind>(db: Kysely<Tables>, kind: K, now: Instant): Promise<ExportedDocument<K>[]> {
  const all: ExportedDocument<K>[] = []
  for await (const one of documentsOf(db, kind, now)) all.push(one)
  return all
}

/** Texts three times over, each under its own name; Markdown and HTML hold what readers see, or what is to be if they see nothing. */
async function addTexts(
  tar: TarWriter,
  db: Kysely<Tables>,
  kind: 'article' | 'page',
  library: readonly ExportedDocument<'media'>[],
  now: Instant,
): Promise<number> {
  const files = new Map(
    library.map(({ head, newest }) => [head.id, { path: `../${mediaPath(newest)}`, type: newest.type, alt: newest.alt }]),
  )
  const findMedia: FindExported = (id) => files.get(id)
  const titled = await db
    .selectFrom('document')
    .select(['id', 'title'])
    .where('kind', 'in', ['section', 'tag', 'author', 'issue'])
    .execute()
  const titles = new Map(titled.map(({ id, title }) => [id, title]))
  let count = 0
  for await (const one of documentsOf(db, kind, now)) {
    const content = one.shown ?? one.newest
    const facts = factsOf(one, (id) => titles.get(id) ?? id, now)
    const name = `${NAMES[kind]}/${one.head.slug ?? one.head.id}`
    await tar.addText(`${name}.md`, textMarkdown(content, facts, findMedia))
    await tar.addText(`${name}.html`, textHtml(content, facts, findMedia))
    await tar.addText(`${name}.json`, inJson(jsonOf(one, now)))
    count += 1
  }
  return count
}

/** False if it is not there. */
async function addFile(tar: TarWriter, storage: MediaStorage, path: string, key: string): Promise<boolean> {
  const size = await storage.size(key)
  const body = size === undefined ? undefined : await storage.open(key)
  if (size === undefined || body === undefined) return false
  await tar.add(path, size, body)
  return true
}

/** A name that a person knows again, and no two files share. */
function mediaPath(media: Media): string {
  const base = slugify(media.fileName.replace(/\.\w+$/, '')).slice(0, 60)
  return `media/${base}-${media.hash.slice(0, 8)}.${originalKey(media).split('.').at(-1) ?? FILE_EXTENSIONS[media.type]}`
}

/** The file itself; of a picture, whose own bytes are not kept, the largest that readers get in the format that most programs open. */
function originalKey({ hash, type, picture }: Media): string {
  if (!picture) return fileKey(hash, type)
  const format = picture.formats.find((one) => one === 'gif' || one === 'jpeg') ?? picture.formats[0] ?? 'jpeg'
  return pictureKey(hash, Math.max(...picture.widths), format)
}
