import type { Readable } from 'node:stream'
import type { Clock } from '../../content/time.ts'
import type { S3Address } from './s3Address.ts'
import { createS3Client } from './s3Client.ts'
import { streamOf } from './s3Stream.ts'
import { createS3Uploads, type S3Uploads } from './s3Uploads.ts'
import { element, elements } from './s3Xml.ts'
import type { S3Credentials } from './signRequest.ts'

/** Bytes of a file, the last one included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The files under one place of an S3 store, by their names from there on. Every failure is an `S3Unavailable`. */
export interface S3Bucket {
  readonly uploads: S3Uploads
  /** How many bytes it has; undefined if it is not there. */
  size(name: string): Promise<number | undefined>
  /** Its bytes, once the store has begun to give them; undefined if it is not there. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** All at once: the file is there whole, or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** What is not there is as good as removed. */
  remove(name: string): Promise<void>
  /** Those whose names begin so; `page` is how many are asked for at once. */
  list(beginning: string, page?: number): AsyncIterable<S3File>
  /** Fails unless it can be reached, and we may read and write there. */
  check(): Promise<void>
}

export interface S3File {
  readonly name: string
  readonly size: number
}

const PUT_SILENCE_MS = 60_000

/** Once `signal` aborts, everything that is asked of it ends with the signal's reason. */
export function openS3Bucket(address: S3Address, credentials: S3Credentials, clock: Clock, signal?: AbortSignal): S3Bucket {
  const client = createS3Client(address, credentials, clock, signal)
  const prefix = address.path && `${address.path}/`
  const uploads = createS3Uploads(client, prefix)

  async function* list(beginning: string, page = 1000): AsyncGenerator<S3File> {
    for (let from: Record<string, string> | null = {}; from !== null;) {
      const text: string = await client.text({
        method: 'GET',
        query: { 'list-type': '2', prefix: prefix + beginning, 'max-keys': String(page), ...from },
      })
      for (const entry of elements(text, 'Contents'))
        yield { name: (element(entry, 'Key') ?? '').slice(prefix.length), size: Number(element(entry, 'Size')) }
      const token = element(text, 'NextContinuationToken')
      from = token === null ? null : { 'continuation-token': token }
    }
  }

  return {
    uploads,
    list,

    async size(name) {
      const response = await client.find({ method: 'HEAD', key: prefix + name })
      response?.resume()
      return response && Number(response.headers['content-length'])
    },

    async open(name, range) {
      const get = (headers: Record<string, string>) => client.find({ method: 'GET', key: prefix + name, headers })
      const first = await get(range ? { range: `bytes=${range.start}-${range.end}` } : {})
      if (!first) return undefined
      const start = range?.start ?? 0
      const { etag } = first.headers
      // The very file that was begun goes on where it was cut: another one under its name would be refused.
      const resume = (from: number, to: number) => get({ range: `bytes=${start + from}-${start + to}`, ...(etag && { 'if-match': etag }) })
      return streamOf(first, resume, (...args) => client.fault(...args))
    },

    async put(name, bytes) {
      const response = await client.send({ method: 'PUT', key: prefix + name, body: bytes, silenceMs: PUT_SILENCE_MS })
      response.resume()
    },

    async remove(name) {
      const response = await client.find({ method: 'DELETE', key: prefix + name })
      response?.resume()
    },

    async check() {
      await client.text({ method: 'GET', query: { 'list-type': '2', prefix, 'max-keys': '1' } })
      // An upload that is begun and given up leaves nothing, and takes the permission to write.
      await uploads.abort('edicola-check', await uploads.begin('edicola-check'))
    },
  }
}
