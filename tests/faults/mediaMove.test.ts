import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDiskStorage } from '../../src/store/media/diskStorage.ts'
import { openMediaStorage } from '../../src/store/media/openMediaStorage.ts'
import type { MediaStorage } from '../../src/store/media/storage.ts'
import { filesOf } from '../support/backups.ts'
import { beforeMediaPlaces, mediaPlaces, newMediaLocation } from '../support/mediaPlaces.ts'
import { startProgram } from '../support/program.ts'
import { temporaryFolder } from '../support/stores.ts'
import { s3Variables } from '../support/swiftServer.ts'

beforeMediaPlaces()

const FILES = 100
const FILE_BYTES = 200_000
/** Enough that it is under way, and far from its end. */
const KILLED_AT = 10

async function keysOf(storage: MediaStorage): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const key of storage.keys()) keys.push(key)
  return keys
}

describe.each(mediaPlaces)('media that go to a %s, by a program that is killed half-way', { timeout: 300_000 }, (kind) => {
  it('are all there when it is begun again, and none of them half', async () => {
    const dataDir = await temporaryFolder()
    const from = createDiskStorage(join(dataDir, 'media'))
    for (let number = 0; number < FILES; number++) await from.write(`${randomBytes(32).toString('hex')}/file.pdf`, randomBytes(FILE_BYTES))
    const location = await newMediaLocation(kind)
    const to = openMediaStorage(location, () => new Date())
    const { url, keys } = location.kind === 's3' ? s3Variables(location) : { url: location.folder, keys: {} }
    const move = () => startProgram(['media', 'move', '--to', url], { DATA_DIR: dataDir, ...keys })

    const killed = move()
    await expect.poll(async () => (await keysOf(to)).length, { timeout: 120_000, interval: 5 }).toBeGreaterThan(KILLED_AT)
    killed.kill('SIGKILL')
    await killed.ended
    const original = await filesOf(from)
    for (const [key, hash] of await filesOf(to)) expect(hash).toBe(original.get(key))

    const again = move()
    expect(await again.ended, again.output()).toBe(0)
    expect(await filesOf(to)).toEqual(original)
    expect(await filesOf(from)).toEqual(original)
  })
})
