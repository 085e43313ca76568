import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
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

/** An archive of an old site: its files by their paths below the uploads, however much of the way to them it has. */
export interface OpenZip {
  readonly names: readonly string[]
  /** A whole file; null if it is not there, an `UnusableFile` if it is of no use. */
  read(name: string): Promise<Uint8Array | null>
  /** The same, written to a path. False if it is not there. */
  unpack(name: string, to: string): Promise<boolean>
  close(): void
}

const MOST_BYTES = Math.max(...Object.values(MAX_BYTES))

/** Opens a zip and reads its directory. */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true, autoClose: false })
  const entries = await entriesOf(zip)
  const openEntry = promisify(
    zip.openReadStream.bind(zip) as (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void,
  )

  /** Reads an entry with `take`; one that is damaged, or unpacks to more than it said, ends with an error. */
  async function taken<Taken>(name: string, take: (bytes: NodeJS.ReadableStream) => Promise<Taken>): Promise<Taken | null> {
    const entry = entries.get(name)
    if (!entry) return null
    if (entry.uncompressedSize > MOST_BYTES) throw new UnusableFile('too-large')
    try {
      return await take(await openEntry(entry))
    } catch (error) {
      throw isOfTheDisk(error) ? error : new UnusableFile('unreadable')
    }
  }

  return {
    names: [...entries.keys()],
    read: (name) => taken(name, buffer),
    async unpack(name, to) {
      const write = async (bytes: NodeJS.ReadableStream): Promise<true> => {
        await pipeline(bytes, createWriteStream(to))
        return true
      }
      return (
        (await taken(name, write).catch(async (error: unknown) => {
          await rm(to, { force: true })
          throw error
        })) ?? false
      )
    },
    close: () => zip.close(),
  }
}

/** A full disk is no fault of the archive. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

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
