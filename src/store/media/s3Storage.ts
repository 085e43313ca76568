import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { S3Bucket } from '../s3/s3Bucket.ts'
import { sendStream } from '../s3/sendStream.ts'
import { checkedKey, isMediaKey, missingFile, type MediaStorage } from './storage.ts'

/** A key and a number: two megabytes of memory. */
const SIZES_KEPT = 10_000

/**
 * Keeps media in an S3 store, each under its own key. S3 shows a file once all of it is there, and what stands under a key never changes: so the sizes of files
 * that were seen are remembered, and a reader's picture costs one question instead of two. Whether a file is there is always asked: another process may have
 * deleted it.
 */
export function createS3Storage(bucket: S3Bucket): MediaStorage {
  const sizes = new LRUCache<string, number>({ max: SIZES_KEPT })

  async function ask(key: string): Promise<number | undefined> {
    const size = await bucket.size(checkedKey(key))
    if (size === undefined) sizes.delete(key)
    else sizes.set(key, size)
    return size
  }

  const open: MediaStorage['open'] = async (key, range) => {
    const stream = await bucket.open(checkedKey(key), range)
    if (!stream) sizes.delete(key)
    return stream
  }

  async function remove(key: string): Promise<void> {
    sizes.delete(key)
    await bucket.remove(checkedKey(key))
  }

  async function* keysFrom(beginning: string): AsyncGenerator<string> {
    for await (const { name } of bucket.list(beginning)) if (isMediaKey(name)) yield name
  }

  async function keysOf(hash: string): Promise<string[]> {
    const keys: string[] = []
    for await (const key of keysFrom(`${hash}/`)) keys.push(key)
    return keys
  }

  return {
    open,
    remove,
    keysOf,
    size: async (key) => sizes.get(key) ?? ask(key),
    check: () => bucket.check(),
    has: async (key) => (await ask(key)) !== undefined,
    keys: () => keysFrom(''),

    read(key, range) {
      checkedKey(key)
      const bytes = async function* () {
        const stream = await open(key, range)
        if (!stream) throw missingFile(key)
        yield* stream
      }
      return Readable.from(bytes(), { objectMode: false })
    },

    async write(key, data) {
      checkedKey(key)
      if (data instanceof Uint8Array) await bucket.put(key, data)
      else await sendStream(bucket, key, data)
    },

    async removeAll(hash) {
      for (const key of await keysOf(hash)) await remove(key)
    },

    async removeUnfinished(before) {
      for (const { name, upload, startedAt } of await bucket.uploads.unfinished(''))
        if (isMediaKey(name) && startedAt < before) await bucket.uploads.abort(name, upload)
    },
  }
}
