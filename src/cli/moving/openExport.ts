import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Instant } from '../../content/time.ts'
import { openDrupal } from '../../moving/drupal/readDrupal.ts'
import type { Filing } from '../../moving/filing.ts'
import { readGhostData } from '../../moving/ghost/ghostData.ts'
import { openGhost } from '../../moving/ghost/readGhost.ts'
import type { MovedHeads } from '../../moving/links.ts'
import type { MovedRecord } from '../../moving/record.ts'
import type { TakeFile } from '../../moving/takeFile.ts'
import { openWordPress } from '../../moving/wordpress/readWordPress.ts'
import { openScratchMap } from '../../store/moves/scratchMap.ts'
import { findDrupalFiles } from './findDrupalFiles.ts'
import type { FoundMagazine } from './moveWatch.ts'

/** What shall be read, and how: plain values, since another thread reads it. */
export type ExportRequest = WordPressRequest | GhostRequest | DrupalRequest

interface AnyRequest {
  readonly sections: ReadonlySet<string> | null
  readonly fallback: { readonly section: string; readonly author: string }
  /** A folder for what is needed until the export was read. */
  readonly scratch: string
  readonly now: Instant
}

interface WordPressRequest extends AnyRequest {
  readonly system: 'wordpress'
  readonly paths: readonly string[]
  readonly permalinks: readonly string[]
}

interface GhostRequest extends AnyRequest {
  readonly system: 'ghost'
  readonly file: string
  readonly json: string
  readonly redirects: readonly MovedRecord[]
  readonly site: string
}

interface DrupalRequest extends AnyRequest {
  readonly system: 'drupal'
  readonly paths: readonly string[]
  readonly site: string
}

export interface FoundExport extends FoundMagazine {
  /** What its owner knows it by. */
  readonly name: string
  /** The slugs of what will be its sections, and how many tags there will be. */
  readonly sections: readonly string[]
  readonly tags: number
}

export interface OpenExport {
  readonly found: FoundExport
  /** The texts that are to come. */
  heads(): MovedHeads
  /** Everything, in an order in which nothing is named before it came. */
  records(): AsyncIterable<MovedRecord>
  close(): void
}

/** Reads an export of another system through. */
export async function openExport(request: ExportRequest, takeFile: TakeFile): Promise<OpenExport> {
  switch (request.system) {
    case 'wordpress':
      return openWordPressExport(request, takeFile)
    case 'ghost':
      return openGhostExport(request, takeFile)
    case 'drupal':
      return openDrupalExport(request, takeFile)
  }
}

async function openWordPressExport(request: WordPressRequest, takeFile: TakeFile): Promise<OpenExport> {
  const files = request.paths.map((path) => ({ name: basename(path), open: () => createReadStream(path) }))
  const scratch = openScratchMap(join(request.scratch, 'attachments'))
  try {
    const magazine = await openWordPress(files, { ...request, takeFile, scratch })
    const { source, texts, index } = magazine
    const title = index.channel.get('title') ?? source.site
    const media = index.attachments.size
    const found = { source, name: source.site, title, texts, files: media, ...filed(index.filing) }
    return { found, heads: () => magazine.heads(), records: () => magazine.records(), close: () => scratch.close() }
  } catch (error) {
    scratch.close()
    throw error
  }
}

function openGhostExport({ json, ...request }: GhostRequest, takeFile: TakeFile): OpenExport {
  const magazine = openGhost(readGhostData(json, request.file), request.file, { ...request, takeFile })
  const { source, title, texts, files, groups, sections, tags } = magazine
  const found = { source, name: title, title, texts, files, groups, sections, tags }
  return { found, heads: () => magazine.heads(), records: () => magazine.records(), close: () => undefined }
}

async function openDrupalExport(request: DrupalRequest, takeFile: TakeFile): Promise<OpenExport> {
  const exported = await findDrupalFiles(request.paths)
  try {
    const magazine = await openDrupal(exported.files, { ...request, takeFile })
    const { source, texts, index } = magazine
    const media = index.files.all().length
    const found = { source, name: 'Drupal', title: 'Drupal', texts, files: media, ...filed(index.filing) }
    return { found, heads: () => magazine.heads(), records: () => magazine.records(), close: () => exported.close() }
  } catch (error) {
    exported.close()
    throw error
  }
}

const filed = (filing: Filing) => ({
  groups: filing.groups(),
  sections: filing.sections().map(({ slug }) => slug),
  tags: filing.tags().length,
})
