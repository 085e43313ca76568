import { write as writeTo } from 'node:fs'

export interface LogDestination {
  /** Takes a line and never waits for it to be written. */
  write(line: string): void
  /** How many lines were dropped since the start. */
  readonly dropped: () => number
  /** Resolves once all that was taken is written, or after a moment in which it could not be. */
  flush(): Promise<void>
}

/** What is kept while it cannot be written; lines above it are dropped. */
const MOST_BYTES = 1024 * 1024
/** A pipe whose reader is slow has room again soon; a disk that is full does not. */
const RETRY_MS = 100
const FLUSH_MS = 1_000

/**
 * Writes the log to a descriptor without ever stopping who logs. pino by itself writes in the thread that serves, and a disk that is full or a pipe
 * that nobody reads keeps it there. Here lines wait, in their order and up to a bound; those above it are dropped and counted, and once there is
 * room again `onDropped` hears how many they were.
 */
export function createLogDestination(fd: number, onDropped: (lines: number) => void): LogDestination {
  let waiting: string[] = []
  let waitingBytes = 0
  let isWriting = false
  let dropped = 0
  let untold = 0
  let onFlushed: () => void = () => undefined

  function writeWaiting(): void {
    if (waiting.length === 0) {
      isWriting = false
      onFlushed()
      return
    }
    isWriting = true
    const bytes = Buffer.from(waiting.join(''))
    waiting = []
    writeFrom(bytes, 0)
  }

  function writeFrom(bytes: Buffer, from: number): void {
    writeTo(fd, bytes, from, bytes.length - from, null, (error, written) => {
      if (error) {
        setTimeout(() => writeFrom(bytes, from), RETRY_MS).unref()
        return
      }
      // A full disk may take a part of what it is given.
      if (from + written < bytes.length) {
        writeFrom(bytes, from + written)
        return
      }
      waitingBytes -= bytes.length
      if (untold > 0) {
        const lines = untold
        untold = 0
        onDropped(lines)
      }
      writeWaiting()
    })
  }

  return {
    write(line) {
      const bytes = Buffer.byteLength(line)
      if (waitingBytes + bytes > MOST_BYTES) {
        dropped += 1
        untold += 1
        return
      }
      waiting.push(line)
      waitingBytes += bytes
      if (!isWriting) writeWaiting()
    },
    dropped: () => dropped,
    flush: () =>
      new Promise((resolve) => {
        if (!isWriting) {
          resolve()
          return
        }
        onFlushed = resolve
        setTimeout(resolve, FLUSH_MS)
      }),
  }
}
