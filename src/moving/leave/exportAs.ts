import { toInstant } from '../../content/time.ts'
import type { Sink } from '../../store/backup/sink.ts'
import type { Database } from '../../store/database.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import { redirectRows } from './exportedRedirects.ts'
import { ghostAddress, ghostPath, MOVED_FOLDERS, writeGhost } from './ghost/writeGhost.ts'
import { readNames, textsOf, type LeavingFile, type LeavingText } from './leavingNames.ts'
import { writeWxr } from './wordpress/writeWxr.ts'
import { createZipWriter } from './zipWriter.ts'

export const SYSTEMS = ['wordpress', 'ghost'] as const
export type LeavingSystem = (typeof SYSTEMS)[number]

interface LeavingParts {
  readonly database: Database
  readonly storage: MediaStorage
  readonly now: Date
  /** Where readers find the magazine: WordPress fetches files from there. */
  readonly siteUrl: string
}

/** How many were written; texts of which editors have a newer version; and files that are no longer there. */
export interface LeavingFigures {
  readonly articles: number
  readonly pages: number
  readonly files: number
  readonly unseen: number
  readonly missing: readonly string[]
}

/** Writes a magazine as another system takes it in: its own file of texts, and the folder of its files, in a zip. What that system has no place for stays behind. */
export async function exportAs(
  system: LeavingSystem,
  { database, storage, now: moment, siteUrl }: LeavingParts,
  sink: Sink,
): Promise<LeavingFigures> {
  const now = toInstant(moment)
  const zip = createZipWriter(sink)
  const counts = { article: 0, page: 0, unseen: 0 }
  const files = await database.snapshot(async (db) => {
    const names = await readNames(db, siteUrl, now)
    const texts = counted(textsOf(db, now), counts)
    const pieces = system === 'wordpress' ? writeWxr(names, texts, now) : writeGhost(names, texts, now)
    await zip.add(system === 'wordpress' ? 'magazine.xml' : 'magazine.ghost.json', inBytes(pieces))
    if (system === 'ghost') await zip.add('redirects.yaml', [Buffer.from(redirectsYaml(await redirectRows(db, now)))])
    return [...names.files.values()]
  })
  const missing: string[] = []
  const written = new Set<string>()
  for (const file of files) {
    const path = system === 'wordpress' ? `wp-content/uploads/${file.path}` : ghostPath(file)
    if (written.has(path)) continue
    if (await addFile(path, file)) written.add(path)
    else missing.push(path)
  }
  await zip.end()
  return { articles: counts.article, pages: counts.page, unseen: counts.unseen, files: written.size, missing }

  async function addFile(path: string, { key }: LeavingFile): Promise<boolean> {
    const body = (await storage.has(key)) ? await storage.open(key) : undefined
    if (body) await zip.add(path, body as AsyncIterable<Buffer>) // a stream of a file gives bytes
    return body !== undefined
  }
}

async function* counted(
  texts: AsyncIterable<LeavingText>,
  counts: Record<'article' | 'page' | 'unseen', number>,
): AsyncGenerator<LeavingText> {
  for await (const text of texts) {
    counts[text.kind] += 1
    if (text.hasUnseen) counts.unseen += 1
    yield text
  }
}

async function* inBytes(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

/** Our redirects as Ghost reads them, and where all texts, sections and people stood. Names are JSON, which YAML takes for its own. */
function redirectsYaml(redirects: Awaited<ReturnType<typeof redirectRows>>): string {
  const own = redirects.flatMap(({ from, to }) => (to === null ? [] : [[from, ghostAddress(to)] as const]))
  const folders = MOVED_FOLDERS.map(([from, to]) => [`^${from}(.+)$`, `${to}$1`] as const)
  const lines = [...own, ...folders].map(([from, to]) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)}`)
  return `301:\n${lines.join('\n')}\n`
}
