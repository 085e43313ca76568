import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { S3Client } from './s3Client.ts'

/** How long the store may give nothing while somebody waits for its bytes. */
const SILENCE_MS = 15_000
/** How often in a row a body may be cut before a byte of it has come. */
const MOST_CUTS = 3

/**
 * The body of an answer as a stream, all of it or an error: where it is cut, `resume` asks for the rest, from one byte to another of it. Whoever reads slowly is
 * waited for; whoever stops reading frees the connection.
 */
export function streamOf(
  first: IncomingMessage,
  resume: (from: number, to: number) => Promise<IncomingMessage | undefined>,
  fault: S3Client['fault'],
): Readable {
  const length = Number(first.headers['content-length'])
  let current = first

  async function* bytes(): AsyncGenerator<Buffer> {
    let received = 0
    for (let cuts = 0; ;) {
      try {
        for await (const chunk of withinSilence(current)) {
          received += chunk.length
          cuts = 0
          yield chunk
        }
        if (received === length) return
        throw new Error('The answer ended too early')
      } catch (cause) {
        cuts += 1
        if (cuts > MOST_CUTS) throw fault('unreachable', `Cut after ${received} of ${length} bytes`, { cause })
        const rest = await resume(received, length - 1)
        if (!rest) throw fault('unexpected', 'The file was removed while it was read', { cause })
        current = rest
      }
    }
  }

  const stream = Readable.from(bytes(), { objectMode: false })
  stream.once('close', () => current.destroy())
  return stream
}

/** The chunks of a body; one that lets itself be waited for too long is cut. */
async function* withinSilence(body: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  for (;;) {
    const timer = setTimeout(() => body.destroy(new Error('The answer stopped')), SILENCE_MS)
    const next = await chunks.next().finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}
