import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { beforeMediaPlaces, mediaPlaces, newMediaLocation } from '../../../tests/support/mediaPlaces.ts'
import { openMediaStorage } from './openMediaStorage.ts'

const keyOf = (name: string) => `${createHash('sha256').update(name).digest('hex')}/file.pdf`

beforeMediaPlaces()

describe.each(mediaPlaces)('media in %s', (place) => {
  const openStorage = async () => openMediaStorage(await newMediaLocation(place), () => new Date())

  it.each([
    ['nothing', 0],
    ['one byte', 1],
    ['a part and a byte', 8 * 1024 * 1024 + 1],
    ['several parts, to the byte', 24 * 1024 * 1024],
  ])('are given back as they were: %s', async (name, bytes) => {
    const storage = await openStorage()
    const content = randomBytes(bytes)
    const key = keyOf(name)
    expect([await storage.has(key), await storage.size(key), await storage.open(key)]).toEqual([false, undefined, undefined])
    await storage.write(key, bytes === 1 ? content : Readable.from(chunksOf(content)))
    expect([await storage.has(key), await storage.size(key)]).toEqual([true, bytes])
    expect((await buffer(storage.read(key))).equals(content)).toBe(true)
    const opened = await storage.open(key)
    expect(opened && (await buffer(opened)).equals(content)).toBe(true)
  })

  it('are read in parts', async () => {
    const storage = await openStorage()
    const content = randomBytes(9 * 1024 * 1024)
    const key = keyOf('parti')
    await storage.write(key, Readable.from(chunksOf(content)))
    for (const [start, end] of [
      [0, 0],
      [content.length - 1, content.length - 1],
      [8 * 1024 * 1024 - 10, 8 * 1024 * 1024 + 10],
    ] as const) {
      expect((await buffer(storage.read(key, { start, end }))).equals(content.subarray(start, end + 1))).toBe(true)
    }
  })

  it('are listed, and forgotten one by one or all of a hash', async () => {
    const storage = await openStorage()
    const [a, b] = [keyOf('a'), keyOf('b')]
    const small = a.replace('file.pdf', '320.webp')
    for (const key of [a, small, b]) await storage.write(key, Buffer.from(key))
    const all = async () => {
      const keys: string[] = []
      for await (const key of storage.keys()) keys.push(key)
      return keys.sort()
    }
    expect(await all()).toEqual([a, small, b].sort())
    const hash = a.slice(0, 64)
    expect((await storage.keysOf(hash)).sort()).toEqual([a, small].sort())
    await storage.remove(small)
    await storage.remove(small)
    expect([await storage.has(small), await storage.size(small), await storage.has(a)]).toEqual([false, undefined, true])
    await storage.removeAll(hash)
    await storage.removeAll(hash)
    expect(await all()).toEqual([b])
  })

  it('are there whole or not at all: one that fails on its way leaves nothing', async () => {
    const storage = await openStorage()
    const key = keyOf('interrotto')
    const cut = async function* () {
      yield* chunksOf(randomBytes(20 * 1024 * 1024))
      throw new Error('tagliato')
    }
    await expect(storage.write(key, Readable.from(cut()))).rejects.toThrow('tagliato')
    expect([await storage.has(key), await storage.keysOf(key.slice(0, 64))]).toEqual([false, []])
  })

  it('may be written twice at once: what stands under a key is the same', async () => {
    const storage = await openStorage()
    const key = keyOf('due')
    const content = randomBytes(100_000)
    await Promise.all([storage.write(key, content), storage.write(key, Readable.from(chunksOf(content)))])
    expect((await buffer(storage.read(key))).equals(content)).toBe(true)
  })

  it('never leave their place, whatever key is given', async () => {
    const storage = await openStorage()
    expect(() => storage.read('../../etc/passwd')).toThrow()
    await expect(storage.write(`${'a'.repeat(64)}/../x.txt`, new Uint8Array())).rejects.toThrow()
    await expect(storage.open(join('..', 'x'))).rejects.toThrow()
  })

  it('that are not there are an error of whoever reads them at once', async () => {
    const storage = await openStorage()
    await expect(buffer(storage.read(keyOf('niente')))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}
