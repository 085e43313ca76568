import type { Readable } from 'node:stream'

/** Where media files are kept. A key is `hash/name`; what stands under a key never changes. */
export interface MediaStorage {
  /** Is it there now? */
  has(key: string): Promise<boolean>
  /** Durable, and whole or not there at all, once the promise resolves. */
  write(key: string, data: Uint8Array | Readable): Promise<void>
  /** How many bytes it has; undefined if it is not there. Of one that another process removed it may be what it was. */
  size(key: string): Promise<number | undefined>
  /** Its bytes, once they can be had; undefined if it is not there. */
  open(key: string, range?: FileRange): Promise<Readable | undefined>
  /** The same at once: what goes wrong, or is not there, is an error of the stream. */
  read(key: string, range?: FileRange): Readable
  /** Every key, in no order. */
  keys(): AsyncIterable<string>
  /** The keys that begin with this hash. */
  keysOf(hash: string): Promise<string[]>
  /** What is not there is as good as removed. */
  remove(key: string): Promise<void>
  /** Forgets everything that stands under a hash; nothing, if nothing does. */
  removeAll(hash: string): Promise<void>
  /** Forgets what was being written before that moment by a program that was ended. */
  removeUnfinished(before: Date): Promise<void>
  /** Fails unless files can be read and written there. */
  check(): Promise<void>
}

/** Bytes of a file, the last one included. */
export interface FileRange {
  readonly start: number
  readonly end: number
}

/** All keys, for whoever must know beforehand how many there are. */
export async function listKeys(storage: Pick<MediaStorage, 'keys'>): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.keys()) keys.push(key)
  return keys
}

const KEY = /^[0-9a-f]{64}\/[a-z0-9]+\.[a-z0-9]+$/

export const isMediaKey = (key: string): boolean => KEY.test(key)

/** The key itself. Whatever else is given never becomes a path. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a media key: ${key}`)
  return key
}

/** What a disk says of a file that is not there. */
export const missingFile = (key: string): Error => Object.assign(new Error(`There is no file ${key}`), { code: 'ENOENT' })
