import { createHash } from 'node:crypto'
import type { Sink } from './sink.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** Writes the files of an archive one after the other, and last what their hashes are. */
export interface TarWriter {
  addText(name: string, text: string): Promise<void>
  add(name: string, size: number, body: AsyncIterable<Buffer>): Promise<void>
  end(): Promise<void>
}

export function createTarWriter(sink: Sink): TarWriter {
  const sums: string[] = []

  async function add(name: string, size: number, body: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const hash = createHash('sha256')
    let written = 0
    await sink.write(tarHeader(name, size))
    for await (const bytes of body) {
      hash.update(bytes)
      written += bytes.length
      await sink.write(bytes)
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
    await sink.write(tarPadding(size))
    sums.push(sumLine(hash.digest('hex'), name))
  }

  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text)
    return add(name, bytes.length, [bytes])
  }

  return {
    add,
    addText,
    async end() {
      await addText(SUMS, sums.join(''))
      await sink.write(TAR_END)
      await sink.end()
    },
  }
}

/** The last file of an archive, with the hash of each other, as `sha256sum` writes them. */
export const SUMS = 'SHA256SUMS'
export const sumLine = (sha256: string, name: string): string => `${sha256}  ${name}\n`
