import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_BYTES } from '../../content/mediaLimits.ts'
import { DAY_MS } from '../../content/time.ts'
import { RequestFault } from '../errors.ts'

const LARGEST = Math.max(...Object.values(MAX_BYTES))
/** A client that sends nothing for this long is gone, or wishes us ill. */
const STALL_MS = 30_000
/** A file this old was left by a program that ended while it was coming. */
const LEFT_BEHIND_MS = DAY_MS

/** Streams a body into a temporary file and lends it to `work`. The file is gone afterwards, whatever happened. */
export async function withReceivedFile<T>(folder: string, request: IncomingMessage, work: (path: string) => Promise<T>): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST) throw new RequestFault('too-large')
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    await receive(request, createWriteStream(path, { flags: 'wx', mode: 0o600 }), LARGEST)
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Streams a body to where it goes: so many bytes at most, for as long as they keep coming. */
export const receive = (request: IncomingMessage, to: Writable, most: number): Promise<void> => pipeline(received(request, most), to)

/** Removes what a program that ended badly could not. */
export async function sweepReceived(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

/** The body as it comes. Were it itself in a pipeline, a disk that is full would end the request, and nobody could read the answer. */
function received(request: IncomingMessage, most: number): Transform {
  const body = watched(most)
  request.once('close', () => request.readableEnded || body.destroy(new RequestFault('bad-request')))
  return request.pipe(body)
}

/** Passes bytes on, as many as there may be and as long as they keep coming. */
function watched(most: number): Transform {
  let bytes = 0
  const stalled = () => stream.destroy(new RequestFault('bad-request'))
  let deadline = setTimeout(stalled, STALL_MS)
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(deadline)
      deadline = setTimeout(stalled, STALL_MS)
      bytes += chunk.length
      done(bytes > most ? new RequestFault('too-large') : null, chunk)
    },
    destroy(error, done) {
      clearTimeout(deadline)
      done(error)
    },
    flush(done) {
      clearTimeout(deadline)
      done()
    },
  })
  return stream
}
