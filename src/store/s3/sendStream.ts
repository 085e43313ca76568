import type { S3Bucket } from './s3Bucket.ts'

/** What is in memory at once of a file that is sent; every store takes parts from 5 MB on. */
export const PART_BYTES = 8 * 1024 * 1024

/** Sends a file as it comes, in parts if it is large: it is there whole at the end, or not at all. */
export async function sendStream(bucket: S3Bucket, name: string, data: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = inParts(data, PART_BYTES)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) return bucket.put(name, first.value ?? new Uint8Array())
  const { uploads } = bucket
  const upload = await uploads.begin(name)
  try {
    const tags: string[] = [await uploads.putPart(name, upload, 1, first.value as Uint8Array)] // there is no second part without a first
    for (let next: IteratorResult<Uint8Array, undefined> = second; !next.done; next = await parts.next())
      tags.push(await uploads.putPart(name, upload, tags.length + 1, next.value))
    await uploads.complete(name, upload, tags)
  } catch (error) {
    // What cannot be given up now is found by its age later.
    await uploads.abort(name, upload).catch(() => undefined)
    throw error
  }
}

/** The same bytes in parts of one size; the last may be smaller. */
async function* inParts(data: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array, undefined> {
  let part = Buffer.alloc(0)
  let filled = 0
  for await (const chunk of data) {
    for (let taken = 0; taken < chunk.length;) {
      if (filled === part.length) {
        if (filled > 0) yield part
        part = Buffer.allocUnsafe(size)
        filled = 0
      }
      const some = chunk.subarray(taken, taken + size - filled)
      part.set(some, filled)
      filled += some.length
      taken += some.length
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
