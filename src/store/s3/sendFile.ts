import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { S3Bucket } from './s3Bucket.ts'
import type { UploadedPart } from './s3Uploads.ts'
import { PART_BYTES } from './sendStream.ts'

/** S3 takes 10,000 parts of a file. */
const MOST_PARTS = 9_000

/**
 * Sends a file of this machine, and goes on where an earlier attempt was cut: parts that are there already, by their size and their MD5, are not sent again. (Where
 * the store has another tag for a part, as Amazon with keys of its own has, they are.) What was sent stays there if it is cut again.
 */
export async function sendFile(bucket: S3Bucket, name: string, path: string, onProgress: (bytes: number) => void): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const partBytes = Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS))
    const { uploads } = bucket
    const earlier = (await uploads.unfinished(name)).find((one) => one.name === name)
    const upload = earlier?.upload ?? (await uploads.begin(name))
    const there = new Map<number, UploadedPart>()
    if (earlier) for (const part of await uploads.parts(name, upload)) there.set(part.number, part)
    const tags: string[] = []
    const buffer = Buffer.alloc(Math.min(partBytes, size))
    // A file without a byte has one part, which is empty.
    for (let start = 0; start < size || tags.length === 0; start += partBytes) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(partBytes, size - start), start)
      const bytes = buffer.subarray(0, bytesRead)
      const found = there.get(tags.length + 1)
      const isThere = found?.size === bytesRead && found.tag.replaceAll('"', '') === createHash('md5').update(bytes).digest('hex')
      tags.push(isThere ? found.tag : await uploads.putPart(name, upload, tags.length + 1, bytes))
      onProgress(start + bytesRead)
    }
    await uploads.complete(name, upload, tags)
    const sent = await bucket.size(name)
    if (sent !== size) throw new Error(`${name} has ${sent} bytes in the store instead of ${size}`)
  } finally {
    await file.close()
  }
}
