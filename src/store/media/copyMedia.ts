import { createHash, type Hash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { takeTogether } from '../../content/takeTogether.ts'
import { listKeys, type MediaStorage } from './storage.ts'

export interface MediaCopy {
  readonly from: MediaStorage
  readonly to: MediaStorage
  /** A file that says what is copied and compared already, so that a copy which was cut goes on there. */
  readonly journal: string
  readonly onProgress: (progress: CopyProgress) => void
  /** Once it aborts the copy ends with its reason, in the midst of a file too: a film takes minutes. */
  readonly interruption: AbortSignal
}

export interface CopyProgress {
  readonly files: number
  /** How many there are. */
  readonly total: number
  /** Of those that were read and compared now. */
  readonly bytes: number
}

/** A file that is not the same at its new place. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers'
  readonly key: string

  constructor(key: string) {
    super(`${key} is not the same after it was copied twice`)
    this.key = key
  }
}

/** Small files take longer to ask for than to carry. */
const TOGETHER = 4

/**
 * Copies every media file, reads it again at its new place and compares the hash of all its bytes. Nothing is changed where it came from. What the journal names, and
 * is still there, was compared before.
 */
export async function copyMedia({ from, to, journal, onProgress, interruption }: MediaCopy): Promise<CopyProgress> {
  const [keys, there, compared] = [await listKeys(from), new Set(await listKeys(to)), await readJournal(journal)]
  const written = await open(journal, 'a', 0o600)
  let files = 0
  let bytes = 0
  const copyOne = async (key: string): Promise<void> => {
    if (!(there.has(key) && compared.has(key))) {
      const size = await copyFile(key, { from, to, interruption }, there.has(key))
      // Not in one line with the waiting: the sum would be that from before, and forget what others added meanwhile.
      bytes += size
      await written.write(`${key}\n`)
    }
    files += 1
    onProgress({ files, total: keys.length, bytes })
  }
  try {
    // Whoever is told of a failure finds no file that is still coming.
    await takeTogether(keys, TOGETHER, copyOne)
  } finally {
    await written.close()
  }
  return { files, total: keys.length, bytes }
}

type CopyPlaces = Pick<MediaCopy, 'from' | 'to' | 'interruption'>

/** Copies one file unless it is there already, and says how large it is; one that was deleted meanwhile has nothing to copy. */
async function copyFile(key: string, { from, to, interruption }: CopyPlaces, isThere: boolean): Promise<number> {
  // A second time, in case the first was changed on its way, or what was there is something else.
  for (const attempt of [1, 2]) {
    const source = await from.open(key)
    if (!source) return 0
    const original = createHash('sha256')
    const read = counted(source, original, interruption)
    if (isThere && attempt === 1) for await (const _part of read.bytes);
    else await to.write(key, Readable.from(read.bytes, { objectMode: false }))
    const copy = createHash('sha256')
    for await (const part of to.read(key)) {
      interruption.throwIfAborted()
      copy.update(part as Buffer)
    }
    if (copy.digest('hex') === original.digest('hex')) return read.count()
  }
  throw new CopyDiffers(key)
}

function counted(source: Readable, hash: Hash, interruption: AbortSignal): { bytes: AsyncGenerator<Buffer>; count: () => number } {
  let count = 0
  const bytes = async function* () {
    for await (const part of source as AsyncIterable<Buffer>) {
      interruption.throwIfAborted()
      hash.update(part)
      count += part.length
      yield part
    }
  }
  return { bytes: bytes(), count: () => count }
}

/** A last line that was cut names no file. */
const readJournal = async (journal: string): Promise<Set<string>> => new Set((await readFile(journal, 'utf8').catch(() => '')).split('\n'))
