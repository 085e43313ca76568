import { BackupRefused } from './backupFault.ts'

/** Reads a stream of bytes by the number. */
export interface ByteReader {
  /** All that were asked for, or the stream is refused as cut short. */
  take(count: number): Promise<Buffer>
  /** The same in parts, for what need not be in memory at once. */
  stream(count: number): AsyncGenerator<Buffer>
  /** As many as there are, up to the number. */
  takeUpTo(count: number): Promise<Buffer>
  /** All that is left. */
  rest(): AsyncGenerator<Buffer>
  isAtEnd(): Promise<boolean>
}

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)

  async function isAtEnd(): Promise<boolean> {
    while (buffered.length === 0) {
      const next = await chunks.next()
      if (next.done) return true
      buffered = next.value
    }
    return false
  }

  async function* upTo(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0 && !(await isAtEnd());) {
      const part = buffered.subarray(0, left)
      buffered = buffered.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  async function* stream(count: number): AsyncGenerator<Buffer> {
    let left = count
    for await (const part of upTo(count)) {
      left -= part.length
      yield part
    }
    if (left > 0) throw new BackupRefused('damaged', `The backup ends ${left} bytes too early`)
  }

  return {
    stream,
    isAtEnd,
    take: async (count) => joined(stream(count)),
    takeUpTo: async (count) => joined(upTo(count)),
    rest: () => upTo(Infinity),
  }
}

async function joined(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
