import { crc32 } from 'node:zlib'
import type { Sink } from '../../store/backup/sink.ts'

/** Writes the files of a zip one after the other, as they are: pictures do not get smaller, and texts are a small part. */
export interface ZipWriter {
  add(name: string, body: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>
  end(): Promise<void>
}

interface ZipEntry {
  readonly name: Buffer
  readonly sum: number
  readonly size: number
  readonly offset: number
}

const MOST_32 = 0xff_ff_ff_ff
const MOST_16 = 0xff_ff
/** Names are UTF-8, and the size of a file stands after it: it is not known before. */
const FLAGS = 0x0808
/** 1 January 1980, the first day that the format knows. */
const FIRST_DAY = 0x21

/** Archives larger than 4 GB, or of more than 65,535 files, are ZIP64, which every program of the last twenty years opens. */
export function createZipWriter(sink: Sink): ZipWriter {
  const entries: ZipEntry[] = []
  let at = 0

  async function write(bytes: Buffer): Promise<void> {
    await sink.write(bytes)
    at += bytes.length
  }

  return {
    async add(name, body) {
      const path = Buffer.from(name)
      const offset = at
      await write(
        fields([4, 0x04034b50], [2, 20], [2, FLAGS], [2, 0], [2, 0], [2, FIRST_DAY], [4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]),
      )
      await write(path)
      let sum = 0
      const start = at
      for await (const bytes of body) {
        sum = crc32(bytes, sum)
        await write(bytes)
      }
      const size = at - start
      if (size > MOST_32) throw new Error(`${name} is larger than a zip can say`)
      await write(fields([4, 0x08074b50], [4, sum], [4, size], [4, size]))
      entries.push({ name: path, sum, size, offset })
    },
    async end() {
      const start = at
      for (const entry of entries) await write(directoryEntry(entry))
      const size = at - start
      if (entries.length >= MOST_16 || start + size >= MOST_32) await write(longEnd(entries.length, size, start))
      const count = Math.min(entries.length, MOST_16)
      await write(
        fields(
          [4, 0x06054b50],
          [2, 0],
          [2, 0],
          [2, count],
          [2, count],
          [4, Math.min(size, MOST_32)],
          [4, Math.min(start, MOST_32)],
          [2, 0],
        ),
      )
      await sink.end()
    },
  }
}

function directoryEntry({ name, sum, size, offset }: ZipEntry): Buffer {
  const isFar = offset >= MOST_32
  const extra = isFar ? fields([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0)
  const header = fields(
    ...([
      [4, 0x02014b50],
      [2, isFar ? 45 : 20],
      [2, isFar ? 45 : 20],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, FIRST_DAY],
    ] as const),
    ...([
      [4, sum],
      [4, size],
      [4, size],
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ] as const),
    [4, isFar ? MOST_32 : offset],
  )
  return Buffer.concat([header, name, extra])
}

/** What says where the directory is in numbers that are long enough, and where that is said. */
const longEnd = (count: number, size: number, start: number): Buffer =>
  Buffer.concat([
    fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, start]),
    fields([4, 0x07064b50], [4, 0], [8, start + size], [4, 1]),
  ])

type Field = readonly [bytes: 2 | 4 | 8, value: number]

function fields(...given: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of given) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}
