import type { FileHandle } from 'node:fs/promises'

/** Where bytes go, one after the other; each is awaited before the next. */
export interface Sink {
  write(bytes: Buffer): Promise<void>
  /** All is there, and on disk. */
  end(): Promise<void>
}

const BUFFER_BYTES = 1024 * 1024

/** Writes to a file in large pieces, however small the parts are, and tells how many bytes it has so far. */
export function createFileSink(file: FileHandle, onProgress: (bytes: number) => void): Sink {
  let parts: Buffer[] = []
  let waiting = 0
  let written = 0
  const flush = async () => {
    await file.writeFile(Buffer.concat(parts))
    written += waiting
    parts = []
    waiting = 0
    onProgress(written)
  }
  return {
    async write(bytes) {
      // What was given may be used again by whoever gave it.
      parts.push(Buffer.from(bytes))
      waiting += bytes.length
      if (waiting >= BUFFER_BYTES) await flush()
    },
    async end() {
      await flush()
      await file.sync()
    },
  }
}
