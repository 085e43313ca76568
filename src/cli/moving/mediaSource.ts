import { createWriteStream } from 'node:fs'
import { mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { open, type Entry, type ZipFile } from 'yauzl'
import { MAX_BYTES } from '../../content/mediaLimits.ts'

/** A file that is there and cannot be taken. */
export class UnusableFile extends Error {
  readonly because: 'too-large' | 'unreadable'

  constructor(because: UnusableFile['because']) {
    super(because)
    this.because = because
  }
}

/** Where the files of the old site are. */
export interface MediaSource {
  /** The file at a path below the uploads, on this disk; null if it is not there, an `UnusableFile` if it is of no use. */
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
      if (!entry) return null
      if (entry.uncompressedSize > MOST_BYTES) throw new UnusableFile('too-large')
      count += 1
      const file = join(folder, `${count}-${basename(wanted).slice(-LONGEST_NAME)}`)
      try {
        await unpack(zip, entry, file)
      } catch (error) {
        await rm(file, { force: true })
        throw isOfTheDisk(error) ? error : new UnusableFile('unreadable')
      }
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

/** Ends with an error where an entry is damaged, or unpacks to more than it said. */
async function unpack(zip: ZipFile, entry: Entry, file: string): Promise<void> {
  const open = zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void
  await pipeline(await promisify(open)(entry), createWriteStream(file))
}

/** A full disk is no fault of the archive. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

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
