import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../../scripts/faultTools.js'
import { filesOf, openFilledMagazine } from '../../../tests/support/backups.ts'
import { openCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import { beforeMediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { newS3Location, s3Variables } from '../../../tests/support/swiftServer.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { openS3Bucket } from '../../store/s3/s3Bucket.ts'
import { createContext } from '../context.ts'
import { mediaMoveCommand } from './mediaMoveCommand.ts'

beforeMediaPlaces()

const clock = () => new Date()

async function open(variables: Record<string, string> = {}) {
  const magazine = await openFilledMagazine('sqlite')
  const lines: string[] = []
  const move = async (to: string, more: Record<string, string> = {}) => {
    const context = createContext({ DATA_DIR: magazine.folder, ...variables, ...more })
    await mediaMoveCommand({ ...context, say: (line) => void lines.push(line) }, { options: { to }, words: [] })
  }
  return { ...magazine, lines, move }
}

describe('media move', () => {
  it('brings every file to another folder, says what to set, and leaves the first as it was', async () => {
    const { folder, storage, lines, move } = await open()
    const before = await filesOf(storage)
    const to = join(folder, 'altrove')
    await move(to)
    expect(await filesOf(openMediaStorage({ kind: 'folder', folder: to }, clock))).toEqual(before)
    expect(await filesOf(storage)).toEqual(before)
    expect(lines.join('\n')).toMatch(/Fatto: file 4, .*copiati ora 70,5 kB .*MEDIA_URL=.*altrove e riavvia.*di nuovo questo comando/s)
    lines.length = 0
    await move(join(folder, 'media'), { MEDIA_URL: to })
    expect(lines.join('\n')).toContain('togli MEDIA_URL')
  })

  it.each([
    ['no place', ''],
    ['a bad address', 's3://'],
    ['an S3 store without its keys', 's3://rivista?endpoint=http://127.0.0.1:1'],
    ['another protocol in S3 clothes', 's3://rivista?endpoint=ftp://x'],
  ])('refuses %s', async (_name, to) => {
    const { move } = await open()
    await expect(move(to)).rejects.toThrow('non è un posto per i media')
  })

  it('refuses the place where they are', async () => {
    const { folder, move } = await open()
    await expect(move(join(folder, 'media'))).rejects.toThrow('già lì')
  })

  it('copies again what is there and is something else', async () => {
    const { folder, storage, move } = await open()
    const to = join(folder, 'altrove')
    await move(to)
    const [changed = ''] = (await readdir(to, { recursive: true })).filter((name) => name.endsWith('.pdf'))
    await writeFile(join(to, changed), 'altro')
    for (const name of await readdir(folder)) if (name.startsWith('media-moved-')) await rm(join(folder, name))
    await move(to)
    expect(await filesOf(openMediaStorage({ kind: 'folder', folder: to }, clock))).toEqual(await filesOf(storage))
  })
})

describe.skipIf(!hasSwift())('media move to an S3 store', () => {
  it('goes there and back, and a second time carries nothing', async () => {
    const location = await newS3Location('rivista/media')
    const { url, keys } = s3Variables(location)
    const { folder, storage, lines, move } = await open(keys)
    const before = await filesOf(storage)
    await move(url)
    expect(await filesOf(openMediaStorage(location, clock))).toEqual(before)
    expect(lines.join('\n')).toContain(`MEDIA_URL=${url} e riavvia`)
    lines.length = 0
    await move(url)
    expect(lines[0]).toContain('copiati ora 0 byte')
    const back = join(folder, 'indietro')
    await move(back, { MEDIA_URL: url })
    expect(await filesOf(openMediaStorage({ kind: 'folder', folder: back }, clock))).toEqual(before)
  })

  it('that is cut goes on where it was', async () => {
    const location = await newS3Location()
    const proxy = await openCuttingProxy(location.address.endpoint)
    const { url, keys } = s3Variables({ ...location, address: { ...location.address, endpoint: proxy.endpoint } })
    const { folder, storage, move } = await open(keys)
    proxy.cutRequests(60_000, 1000)
    // The largest file does not get through; the others do.
    await expect(move(url)).rejects.toThrow('non risponde')
    const journal = (await readdir(folder)).find((name) => name.startsWith('media-moved-')) ?? ''
    expect((await readFile(join(folder, journal), 'utf8')).split('\n').filter(Boolean).length).toBeLessThan(4)
    proxy.cutRequests(Infinity, 0)
    await move(url)
    expect(await filesOf(openMediaStorage(location, clock))).toEqual(await filesOf(storage))
  })

  it('that is in the midst of a film when Ctrl-C comes, and the store silent, says so at once, and leaves nothing half sent', async () => {
    const location = await newS3Location()
    const proxy = await openCuttingProxy(location.address.endpoint)
    const { url, keys } = s3Variables({ ...location, address: { ...location.address, endpoint: proxy.endpoint } })
    const { storage, move } = await open(keys)
    const film = `${'a'.repeat(64)}/file.mp4`
    await storage.write(film, Buffer.alloc(30 * 1024 * 1024, 'film'))
    proxy.stallAfter('requests', 2 * 1024 * 1024)
    const told = expect(move(url)).rejects.toThrow('Interrotto. Quello che è arrivato resta dov’è')
    await expect.poll(() => proxy.isStalled(), { timeout: 30_000 }).toBe(true)
    process.emit('SIGINT')
    await told
    proxy.open()
    const { address, credentials } = location
    expect(await openS3Bucket(address, credentials, clock).uploads.unfinished('')).toEqual([])
    expect(await openMediaStorage(location, clock).has(film)).toBe(false)
    await move(url)
    expect(await filesOf(openMediaStorage(location, clock))).toEqual(await filesOf(storage))
  })

  it('says at once that the keys are wrong', async () => {
    const { url, keys } = s3Variables(await newS3Location())
    const { move } = await open({ ...keys, AWS_SECRET_ACCESS_KEY: 'sbagliata' })
    await expect(move(url)).rejects.toThrow('rifiuta le chiavi')
  })
})
