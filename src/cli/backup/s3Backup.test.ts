import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasSwift } from '../../../scripts/faultTools.js'
import { filesOf, openFilledMagazine, totalsOf } from '../../../tests/support/backups.ts'
import { openCuttingProxy } from '../../../tests/support/cuttingProxy.ts'
import { beforeMediaPlaces } from '../../../tests/support/mediaPlaces.ts'
import { emptyLocation, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { newS3Location, s3Variables } from '../../../tests/support/swiftServer.ts'
import { nightlyName } from '../../store/backup/nightlyFiles.ts'
import type { S3Location } from '../../store/fileLocation.ts'
import { createDiskStorage } from '../../store/media/diskStorage.ts'
import { openMediaStorage } from '../../store/media/openMediaStorage.ts'
import { openS3Bucket } from '../../store/s3/s3Bucket.ts'
import { backupCommand } from './backupCommand.ts'
import { createContext } from '../context.ts'
import { mediaMoveCommand } from './mediaMoveCommand.ts'
import { restoreCommand } from './restoreCommand.ts'
import { verifyCommand } from './verifyCommand.ts'

beforeMediaPlaces()

/** A magazine whose owner has a bucket, reached through a way that can be cut. */
async function open() {
  const magazine = await openFilledMagazine('sqlite')
  const straight = await newS3Location('copie')
  const proxy = await openCuttingProxy(straight.address.endpoint)
  const location: S3Location = { ...straight, address: { ...straight.address, endpoint: proxy.endpoint } }
  const { url, keys } = s3Variables(location)
  const lines: string[] = []
  let now = new Date()
  const contextFor = (variables: Record<string, string> = {}) => {
    const context = createContext({ DATA_DIR: magazine.folder, BACKUP_TO: url, ...keys, ...variables })
    const environment = { ...context.environment, database: magazine.location }
    return { ...context, environment, clock: () => now, say: (line: string) => void lines.push(line) }
  }
  const bucket = openS3Bucket(straight.address, straight.credentials, () => new Date())
  const names = async () => {
    const found: string[] = []
    for await (const { name } of bucket.list('')) found.push(name)
    return found.sort()
  }
  const back = (words: string[], scheduled = false) => backupCommand(contextFor(), { options: { scheduled }, words })
  const runs = () => magazine.database.db.selectFrom('backupRun').select(['isNightly', 'problem', 'file']).orderBy('startedAt').execute()
  const addressOf = (name: string) => url.replace('/copie', `/copie/${name}`)
  return {
    ...magazine,
    url,
    keys,
    proxy,
    bucket,
    lines,
    names,
    back,
    runs,
    contextFor,
    addressOf,
    at: (moment: Date) => void (now = moment),
  }
}

describe.skipIf(!hasSwift())('a backup in an S3 store', () => {
  it('is made, verified and restored there, every row and every file', async () => {
    const { back, names, addressOf, contextFor, lines, database, storage, keys, folder } = await open()
    await back([addressOf('mia.tar')])
    expect(await names()).toEqual(['mia.tar'])
    // Nothing stays behind, neither on the way there nor back.
    expect(await readdir(join(folder, 'backups', 'outgoing'), { recursive: true })).toHaveLength(1)
    await verifyCommand(contextFor(), { options: {}, words: [addressOf('mia.tar')] })
    expect(lines.join('\n')).toMatch(/Copia provata: s3:\/\/edicola-[\w-]+\/copie\/mia\.tar.*La copia s3:.*mia\.tar è buona/s)
    expect((await readdir(folder)).filter((name) => name.startsWith('scratch-'))).toEqual([])

    const elsewhere = await temporaryFolder()
    const plain = createContext({ DATA_DIR: elsewhere, ...keys })
    const target = await emptyLocation('sqlite')
    const context = { ...plain, environment: { ...plain.environment, database: target }, say: () => undefined }
    await restoreCommand(context, { options: { 'dry-run': false, force: false }, words: [addressOf('mia.tar')] })
    const restored = openedDatabase(target)
    const differing = (totals: Awaited<ReturnType<typeof totalsOf>>) =>
      totals.filter(({ name }) => !/^(session|backup_run|audit)$/.test(name))
    expect(differing(await totalsOf(restored))).toEqual(differing(await totalsOf(database)))
    expect(await filesOf(createDiskStorage(join(elsewhere, 'media')))).toEqual(await filesOf(storage))
  })

  it('holds media that are in an S3 store, and brings them back to one', async () => {
    const { folder, storage, keys, contextFor, location } = await open()
    const [kept, other] = [await newS3Location('media'), await newS3Location('media')]
    const moving = contextFor()
    await mediaMoveCommand(moving, { options: { to: s3Variables(kept).url }, words: [] })
    const file = join(folder, 'copia.tar')
    const plain = createContext({ DATA_DIR: folder, MEDIA_URL: s3Variables(kept).url, ...keys })
    const quiet = { ...plain, say: () => undefined }
    await backupCommand(
      { ...quiet, environment: { ...plain.environment, database: location } },
      { options: { scheduled: false }, words: [file] },
    )
    const restoring = createContext({ DATA_DIR: await temporaryFolder(), MEDIA_URL: s3Variables(other).url, ...keys })
    await restoreCommand({ ...restoring, say: () => undefined }, { options: { 'dry-run': false, force: false }, words: [file] })
    expect(await filesOf(openMediaStorage(other, () => new Date()))).toEqual(await filesOf(storage))
  })

  it('has a name of its own where a folder is named, and never takes the place of another', async () => {
    const { back, names, url, addressOf, at } = await open()
    const fresh: unknown = expect.stringMatching(/^edicola-\d{4}-.*\.tar$/)
    await back([url])
    expect(await names()).toEqual([fresh])
    // Without a name, too: it goes where those of the nights go.
    at(new Date(Date.now() + 2000))
    await back([])
    expect(await names()).toEqual([fresh, fresh])
    await back([addressOf('mia.tar')])
    await expect(back([addressOf('mia.tar')])).rejects.toThrow('c’è già')
  })

  it('that is cut on its way is told, stays here, and goes on where it was', async () => {
    const { back, names, addressOf, proxy, lines, folder, storage, runs } = await open()
    await storage.write(`${'a'.repeat(64)}/file.mp4`, Buffer.alloc(20 * 1024 * 1024, 'film'))
    // The second part does not get through, nor anything after it.
    proxy.closeAfter(10 * 1024 * 1024)
    await expect(back([addressOf('mia.tar')])).rejects.toThrow(/non risponde .*fatta e provata, ma non è arrivata tutta/)
    expect([await names(), (await runs()).map(({ problem }) => problem)]).toEqual([[], ['unreachable']])
    proxy.open()
    const before = proxy.sentBytes()
    await back([addressOf('mia.tar')])
    expect(await names()).toEqual(['mia.tar'])
    expect(lines[0]).toContain('era rimasta a metà strada')
    expect(lines.join('\n'), 'the rate of a run that wrote nothing').not.toContain('al secondo')
    expect(proxy.sentBytes() - before).toBeLessThan(14 * 1024 * 1024)
    const [place = ''] = await readdir(join(folder, 'backups', 'outgoing'))
    expect(await readdir(join(folder, 'backups', 'outgoing', place))).toEqual([])
  })

  // The store is silent, as where a network is gone: nobody waits until it has been so for long enough.
  it('that is on its way when Ctrl-C comes stays here, says so, and goes on where it was', async () => {
    const { back, names, addressOf, proxy, storage, runs } = await open()
    await storage.write(`${'a'.repeat(64)}/file.mp4`, Buffer.alloc(20 * 1024 * 1024, 'film'))
    proxy.stallAfter('requests', 10 * 1024 * 1024)
    const told = expect(back([addressOf('mia.tar')])).rejects.toThrow(/^Interrotto\. .*fatta e provata, ma non è arrivata tutta/)
    await expect.poll(() => proxy.isStalled(), { timeout: 30_000 }).toBe(true)
    process.emit('SIGINT')
    await told
    expect([await names(), (await runs()).map(({ problem }) => problem)]).toEqual([[], ['cut-off']])
    proxy.open()
    const before = proxy.sentBytes()
    await back([addressOf('mia.tar')])
    expect(await names()).toEqual(['mia.tar'])
    expect(proxy.sentBytes() - before).toBeLessThan(14 * 1024 * 1024)
  })

  it('that is being fetched when SIGTERM comes leaves nothing of it here', async () => {
    const { back, addressOf, proxy, storage, folder, contextFor } = await open()
    await storage.write(`${'a'.repeat(64)}/file.mp4`, Buffer.alloc(5 * 1024 * 1024, 'film'))
    await back([addressOf('mia.tar')])
    const before = await readdir(folder)
    proxy.stallAfter('answers', 2 * 1024 * 1024)
    const told = expect(verifyCommand(contextFor(), { options: {}, words: [addressOf('mia.tar')] })).rejects.toThrow(
      'Interrotto. Non ho cambiato nulla.',
    )
    await expect.poll(() => proxy.isStalled(), { timeout: 30_000 }).toBe(true)
    process.emit('SIGTERM')
    await told
    expect(await readdir(folder)).toEqual(before)
  })

  it('that was cut, and that another passphrase opens now, is made anew; and what is asked for by name is not another', async () => {
    const { back, names, addressOf, proxy, contextFor } = await open()
    proxy.closeAfter(20_000)
    await expect(back([addressOf('mia.tar')])).rejects.toThrow('fatta e provata')
    proxy.open()
    await back([addressOf('altra.tar')])
    expect(await names()).toEqual(['altra.tar'])
    const encrypting = contextFor({ BACKUP_PASSPHRASE: 'una frase lunga' })
    proxy.closeAfter(20_000)
    await expect(backupCommand(encrypting, { options: { scheduled: false }, words: [addressOf('cifrata.tar')] })).rejects.toThrow('provata')
    proxy.open()
    await back([addressOf('cifrata.tar')])
    await verifyCommand(contextFor(), { options: {}, words: [addressOf('cifrata.tar')] })
  })

  it('of the night is made once, and those that are no longer kept go', async () => {
    const { back, names, bucket, lines, runs, at } = await open()
    // The store knows what time it is.
    const now = new Date()
    at(now)
    const night = (days: number) => nightlyName(new Date(now.getTime() - days * 86_400_000), false)
    const old = Array.from({ length: 30 }, (_, day) => night(day + 1))
    for (const name of [...old, 'mia.tar']) await bucket.put(name, Buffer.from('x'))
    await back([], true)
    const left = await names()
    expect(left).toEqual(expect.arrayContaining([night(0), ...old.slice(0, 6), 'mia.tar']))
    expect(left.length).toBeLessThan(15)
    await back([], true)
    expect(lines.at(-1)).toContain('già fatta')
    expect(await runs()).toMatchObject([{ isNightly: 1, problem: null, file: expect.stringContaining(night(0)) as string }])
  })

  it.each([
    ['keys that are refused', { AWS_SECRET_ACCESS_KEY: 'sbagliata' }, 'rifiuta le chiavi', 'forbidden'],
    ['a bucket that is not there', { BACKUP_TO: 's3://niente-di-niente?endpoint=' }, 'quel bucket non c’è', 'missing'],
  ])('is not made with %s, and the log of backups says why', async (_name, variables, words, problem) => {
    const { contextFor, proxy, runs } = await open()
    const given = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, value.replace(/endpoint=$/, `endpoint=${proxy.endpoint}`)]),
    )
    await expect(backupCommand(contextFor(given), { options: { scheduled: true }, words: [] })).rejects.toThrow(words)
    expect((await runs()).map((run) => run.problem)).toEqual([problem])
  })

  it('that is not there is said so', async () => {
    const { contextFor, addressOf } = await open()
    await expect(verifyCommand(contextFor(), { options: {}, words: [addressOf('niente.tar')] })).rejects.toThrow('niente.tar non c’è')
  })
})
