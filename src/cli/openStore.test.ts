import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { emptyLocation, engines, temporaryFolder } from '../../tests/support/stores.ts'
import { messagesIn } from '../messages/messages.ts'
import { StoreUnavailable } from '../store/faults.ts'
import { migrate } from '../store/migrate.ts'
import { migrations } from '../store/migrations/all.ts'
import { readEnvironment } from './environment.ts'
import { openStore, storeSentence } from './openStore.ts'

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
  // What somebody made just before has a name of theirs; of those of the nights there are many.
  const nights = Array.from({ length: 6 }, (_, day) => `nightly-2026-10-0${day + 1}T02-00-00.tar`)
  for (const [age, name] of ['prima.tar', ...nights.toReversed(), 'replaced-2026.sqlite', 'appunti.txt'].entries()) {
    await writeFile(join(backupFolder, name), '')
    await utimes(join(backupFolder, name), 0, 1_800_000_000 - age)
  }
  const [copy = ''] = (await readdir(backupFolder)).filter((name) => /^edicola-.*sqlite$/.test(name))
  const refused = open(dataDir)
  await expect(refused).rejects.toThrow('scritto da una versione più recente')
  await expect(refused).rejects.toThrow(`al suo posto una di queste: ${join(backupFolder, copy)}.`)
  const named = ['prima.tar', ...nights.toReversed().slice(0, 4)].map((name) => join(backupFolder, name))
  await expect(refused).rejects.toThrow(`si rimette una di queste: ${named.join(', ')}.`)
})

it.runIf(engines.includes('postgres'))('tells a database that is not there from a server that does not answer', async () => {
  const location = await emptyLocation('postgres')
  const url = new URL(location.engine === 'postgres' ? location.url : '')
  url.pathname = '/non-ancora'
  const environment = readEnvironment({ DATA_DIR: await temporaryFolder(), DATABASE_URL: url.href }, 'it')
  const opened = openStore({ environment, clock, messages: messagesIn('it').cli })
  await expect(opened).rejects.toThrow(`il database non c’è (${url.hostname}:${url.port}/non-ancora): crealo, vuoto`)
})

it.each([
  ['3D000', 'Il server risponde, ma il database non c’è (db.example:5432/rivista)'],
  ['28P01', 'Il server del database non fa entrare (db.example:5432/rivista)'],
  ['28000', 'Il server del database non fa entrare (db.example:5432/rivista)'],
  ['ECONNREFUSED', 'L’archivio non risponde (db.example:5432/rivista)'],
])('says what a server means by %s', (code, sentence) => {
  const error = new StoreUnavailable('away', { cause: Object.assign(new Error(), { code }) })
  const said = storeSentence(messagesIn('it').cli, error, { engine: 'postgres', url: 'postgres://ada:segreta@db.example/rivista' })
  expect(said).toContain(sentence)
  expect(said).not.toContain('segreta')
})
