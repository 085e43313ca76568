import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/support/stores.ts'
import { messagesIn } from '../messages/messages.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import { readEnvironment } from './environment.ts'
import { openStore } from './openStore.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')

async function open(dataDir: string) {
  const environment = readEnvironment({ DATA_DIR: dataDir }, 'it')
  const store = await openStore({ environment, clock, messages: messagesIn('it').cli })
  onTestFinished(() => store.database.close())
  return store
}

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)

/** The modes of what is in a folder, by its name. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await modeOf(join(folder, name))] as const)))
}

const STORE = { 'edicola.sqlite': '600', 'edicola.sqlite-shm': '600', 'edicola.sqlite-wal': '600', media: '700' }

it('keeps a new store from everybody else on the machine, and so the copies of it', async () => {
  const dataDir = join(await temporaryFolder(), 'nuova')
  const { database } = await open(dataDir)
  expect(await modeOf(dataDir)).toBe('700')
  expect(await modesIn(dataDir)).toEqual(STORE)
  const backupFolder = join(dataDir, 'backups')
  await migrate(database, { clock, backupFolder, migrations: [...migrations, { name: '9999-last', up: async () => undefined }] })
  expect(await modeOf(backupFolder)).toBe('700')
  expect(Object.values(await modesIn(backupFolder))).toEqual(['600'])
})

it('closes what an older program left open', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'backups'))
  await writeFile(join(dataDir, 'backups', 'edicola-1.sqlite'), '')
  await writeFile(join(dataDir, 'edicola.sqlite'), '')
  for (const [path, mode] of [
    ['', 0o755],
    ['backups', 0o755],
    ['backups/edicola-1.sqlite', 0o644],
    ['edicola.sqlite', 0o644],
  ] as const)
    await chmod(join(dataDir, path), mode)
  await open(dataDir)
  expect(await modeOf(dataDir)).toBe('700')
  expect(await modesIn(dataDir)).toEqual({ ...STORE, backups: '700' })
  expect(await modesIn(join(dataDir, 'backups'))).toEqual({ 'edicola-1.sqlite': '600' })
})

it('refuses a store that a newer program wrote, changes nothing, and names the copies that could take its place', async () => {
  const dataDir = await temporaryFolder()
  const { database } = await open(dataDir)
  const backupFolder = join(dataDir, 'backups')
  await migrate(database, { clock, backupFolder, migrations: [...migrations, { name: '9999-domani', up: async () => undefined }] })
  for (const name of ['edicola-2026-10-01T02-00-00.tar', 'replaced-2026.sqlite', 'appunti.txt'])
    await writeFile(join(backupFolder, name), '')
  const [copy = ''] = (await readdir(backupFolder)).filter((name) => /^edicola-.*sqlite$/.test(name))
  const refused = open(dataDir)
  await expect(refused).rejects.toThrow('scritto da una versione più recente')
  await expect(refused).rejects.toThrow(`al suo posto una di queste: ${join(backupFolder, copy)}.`)
  await expect(refused).rejects.toThrow(`si rimette una di queste: ${join(backupFolder, 'edicola-2026-10-01T02-00-00.tar')}.`)
})
