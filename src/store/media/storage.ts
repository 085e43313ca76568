import type { Readable } from 'node:stream'

/** Where media files are kept. A key is `hash/name`; what stands under a key never changes. */
export interface MediaStorage {
  has(key: string): Promise<boolean>
  /** Durable, and whole or not there at all, once the promise resolves. */
  write(key: string, data: Uint8Array | Readable): Promise<void>
  size(key: string): Promise<number | undefined>
  read(key: string, range?: { readonly start: number; readonly end: number }): Readable
  /** Every key, in no order. */
  keys(): AsyncIterable<string>
  /** The keys that begin with this hash. */
  keysOf(hash: string): Promise<string[]>
  /** What is not there is as good as removed. */
  remove(key: string): Promise<void>
  /** Forgets everything that stands under a hash; nothing, if nothing does. */
  removeAll(hash: string): Promise<void>
}
