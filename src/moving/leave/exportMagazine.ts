import type { Kysely } from 'kysely'
import { kinds, schemaVersionOf, type Kind } from '../../content/kinds.ts'
import type { Media } from '../../content/kinds/media.ts'
import { toInstant, type Instant } from '../../content/time.ts'
import type { Sink } from '../../store/backup/sink.ts'
import { createTarWriter, type TarWriter } from '../../store/backup/tarWriter.ts'
import type { Database } from '../../store/database.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { Tables } from '../../store/tables.ts'
import { documentsOf, factsOf, jsonOf, type ExportedDocument } from './exportedDocuments.ts'
import { ARCHIVE_FILE, ARCHIVE_VERSION, NAMES } from '../edicola/archiveFormat.ts'
import { filesOf, mediaPath, type FindExported } from './exportedMedia.ts'
import { originRows } from './exportedOrigins.ts'
import { redirectRows } from './exportedRedirects.ts'
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
  /** Documents that came from elsewhere. */
  readonly origins: number
  readonly people: number
  readonly consents: number
  readonly files: number
  readonly missing: readonly string[]
}

/**
 * Writes everything that a magazine is into an archive that needs no program of ours: texts as Markdown, HTML and JSON, the rest as JSON, files as they
 * are, and the hashes of all. The bin, older revisions and secrets stay behind: a backup has them.
 */
export async function exportMagazine({ database, storage, now: moment, readme }: LeavingMagazine, sink: Sink): Promise<ExportFigures> {
  const now = toInstant(moment)
  const tar = createTarWriter(sink)
  await tar.addText('README.txt', readme)
  await tar.addText(ARCHIVE_FILE, inJson({ version: ARCHIVE_VERSION, exportedAt: now, schemas: SCHEMAS }))
  const { media, ...figures } = await database.snapshot(async (db) => {
    const library = await allOf(db, 'media', now)
    const documents = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number> // its keys are the kinds
    for (const kind of Object.keys(documents) as Kind[]) {
      if (kind === 'article' || kind === 'page') documents[kind] = await addTexts(tar, db, kind, library, now)
      else {
        const all = await allOf(db, kind, now)
        await tar.addText(`${NAMES[kind]}.json`, inJson(all.map((one) => withFiles(kind, jsonOf(one, now), one.newest))))
        documents[kind] = all.length
      }
    }
    return {
      documents,
      redirects: await addRows(tar, 'redirects', await redirectRows(db, now)),
      origins: await addRows(tar, 'origins', await originRows(db)),
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
  for (const [key, path] of media.flatMap((one) => Object.entries(filesOf(one)))) {
    if (written.has(path)) continue
    if (await addFile(tar, storage, path, key)) written.add(path)
    else missing.push(path)
  }
  await tar.end()
  return { ...figures, files: [...new Set(media.map(mediaPath))].filter((path) => written.has(path)).length, missing }
}

/** In which shape each kind is written: whoever reads an older archive brings it up to date by this. */
const SCHEMAS = Object.fromEntries((Object.keys(kinds) as Kind[]).map((kind) => [kind, schemaVersionOf(kind)])) // its keys are the kinds

/** Of a medium, also where in the archive the files that the site serves are, by their names there. */
const withFiles = (kind: Kind, json: object, content: object): object =>
  kind === 'media' ? { ...json, files: filesOf(content as Media) } : json // a document of kind media holds a Media

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
