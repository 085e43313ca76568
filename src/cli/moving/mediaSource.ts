import { createWriteStream } from 'node:fs'
import { mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { open, type Entry, type ZipFile } from 'yauzl'
import { MAX_BYTES } from '../../content/mediaLimits.ts'

/** Where the files of the old site are. */
export interface MediaSource {
  /** The file at a path below the uploads, on this disk; null if it is not there. */
  find(path: string): Promise<string | null>
  /** The files of an archive; a folder tells none. */
  names(): readonly string[]
  /** Whoever found a file is done with it: what an archive unpacked for them goes. */
  release(path: string): Promise<void>
  close(): Promise<void>
}

/** A folder of uploads, or a zip of one. */
export async function openMediaSource(path: string): Promise<MediaSource> {
  return (await stat(path)).isDirectory() ? folderSource(await realpath(path)) : zipSource(path)
}

const BELOW = ['', 'uploads', join('wp-content', 'uploads'), 'content', join('sites', 'default', 'files')]

function folderSource(folder: string): MediaSource {
  return {
    async find(path) {
      for (const below of BELOW) {
        const found = await realpath(join(folder, below, path)).catch(() => null)
        // Neither a path nor a link leads out of the folder that was named.
        if (found?.startsWith(folder + sep) && (await stat(found)).isFile()) return found
      }
      return null
    },
    names: () => [],
    release: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

const MOST_BYTES = Math.max(...Object.values(MAX_BYTES))

/** An archive may have names that are longer than a disk takes. */
const LONGEST_NAME = 60

async function zipSource(path: string): Promise<MediaSource> {
  const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true, autoClose: false })
  const entries = await entriesOf(zip)
  const folder = await mkdtemp(join(tmpdir(), 'edicola-media-'))
  let count = 0
  return {
    async find(wanted) {
      const entry = entries.get(wanted)
      if (!entry || entry.uncompressedSize > MOST_BYTES) return null
      count += 1
      const file = join(folder, `${count}-${basename(wanted).slice(-LONGEST_NAME)}`)
      // It ends with an error where an entry unpacks to more than it said.
      const bytes = await promisify(
        zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void,
      )(entry)
      await pipeline(bytes, createWriteStream(file))
      return file
    },
    names: () => [...entries.keys()],
    release: (file) => rm(file, { force: true }),
    async close() {
      zip.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Files by their path below the uploads, however much of the way to them the archive has. */
function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const [, below = entry.fileName] = /(?:^|\/)(?:uploads|content|sites\/[^/]+\/files)\/(.+)$/.exec(entry.fileName) ?? []
      if (!entry.fileName.endsWith('/')) entries.set(below, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })
}
