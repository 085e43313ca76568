import { rm, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { FILE_EXTENSIONS, MEDIA_TYPES } from '../../content/kinds/media.ts'
import { MAX_BYTES } from '../../content/mediaLimits.ts'
import type { MediaFile } from '../../content/newsroom/mediaFiles.ts'
import type { FormerFile, TakeFile } from '../../moving/takeFile.ts'
import { ingest } from '../../store/media/ingest.ts'
import type { MediaStorage } from '../../store/media/storage.ts'
import type { FetchFile } from './fetchFile.ts'
import type { MediaSource } from './mediaSource.ts'
import { UnusableFile } from './openZip.ts'

interface TakeFileParts {
  /** Where files may stand: the uploads, and the export itself. */
  readonly sources: readonly MediaSource[]
  /** A folder for what is fetched, until it is taken in. */
  readonly scratch: string
  /** How files are fetched from the old site; null if they are not to be. */
  readonly fetchFile: FetchFile | null
  readonly isDryRun: boolean
  readonly storage: MediaStorage
  /** The file of a medium that an earlier run brought. */
  readonly known: (id: string) => Promise<MediaFile | undefined>
}

const MOST_BYTES = Math.max(...Object.values(MAX_BYTES))

/** Looks for a file where it was brought before, in the folder or archive of uploads, and on the public network, in that order. */
export function createTakeFile({ sources, scratch, fetchFile, isDryRun, storage, known }: TakeFileParts): TakeFile {
  let count = 0

  return async (file) => {
    const brought = await known(file.originId)
    if (brought) return { ok: true, file: brought }
    try {
      const here = await found(file)
      if (!here) return await fetched(file)
      const taken = await take(here.path, file)
      await here.source.release(here.path)
      return taken
    } catch (error) {
      if (error instanceof UnusableFile) return { ok: false, because: error.because }
      throw error
    }
  }

  async function take(path: string, file: FormerFile): ReturnType<TakeFile> {
    const name = basename(file.path ?? file.address)
    if (isDryRun) return tryOut(path, name)
    const taken = await ingest(path, name, storage)
    if (taken.ok) return { ok: true, file: taken.media }
    return { ok: false, because: taken.reason === 'unsupported-type' || taken.reason === 'too-large' ? taken.reason : 'unreadable' }
  }

  async function found({ path, besides }: FormerFile): Promise<{ readonly path: string; readonly source: MediaSource } | null> {
    for (const source of sources)
      for (const wanted of [path, besides]) {
        const here = wanted ? await source.find(wanted) : null
        if (here !== null) return { path: here, source }
      }
    return null
  }

  async function fetched(file: FormerFile): ReturnType<TakeFile> {
    // In a dry run nobody is asked for gigabytes.
    if (!fetchFile || isDryRun) return { ok: false, because: 'not-found' }
    count += 1
    const to = join(scratch, `fetched-${count}`)
    try {
      const outcome = await fetchFile(file.address, to, MOST_BYTES)
      return outcome === 'fetched' ? await take(to, file) : { ok: false, because: outcome }
    } finally {
      await rm(to, { force: true })
    }
  }
}

/** What a file would be, by its name; nothing is kept of it. */
async function tryOut(path: string, fileName: string): ReturnType<TakeFile> {
  const extension = extname(fileName).slice(1).toLowerCase().replace('jpg', 'jpeg')
  const type = MEDIA_TYPES.find((one) => FILE_EXTENSIONS[one] === extension)
  if (!type) return { ok: false, because: 'unsupported-type' }
  const picture = type.startsWith('image/') ? { width: 1, height: 1, widths: [1], formats: ['webp' as const], thumbhash: '' } : null
  return { ok: true, file: { fileName, hash: '0'.repeat(64), type, bytes: Math.max(1, (await stat(path)).size), picture } }
}
