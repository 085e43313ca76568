import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unwrap, openNewsroom } from '../../tests/support/newsroom.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../../tests/support/stores.ts'
import type { Popup } from '../content/kinds/popup.ts'
import { StoreTooNew, StoreUnavailable } from './faults.ts'
import { migrate, pruneCopies, storeShape } from './migrate.ts'
import type { Migration } from './migration.ts'
import { migrations } from './migrations/all.ts'

const ALL = migrations.map(({ name }) => name)
const clock = () => new Date('2026-11-15T08:00:00.000Z')
const step = (name: string): Migration => ({
  name,
  up: async (db) => {
    await db.schema.createTable(name.replaceAll('-', '_')).addColumn('id', 'integer').execute()
  },
})

describe.each(engines)('migrating on %s', (engine) => {
  it('takes every step once', async () => {
    const database = openedDatabase(await emptyLocation(engine))
    const options = { clock, backupFolder: await temporaryFolder() }
    expect(await storeShape(database)).toBe('older')
    expect(await migrate(database, options)).toEqual(ALL)
    expect(await storeShape(database)).toBe('ok')
    expect(await migrate(database, options)).toEqual([])
  })

  it('lets two programs that start together both go on, and one migrate', async () => {
    const location = await emptyLocation(engine)
    const backupFolder = await temporaryFolder()
    const taken = await Promise.all([1, 2, 3].map(() => migrate(openedDatabase(location), { clock, backupFolder })))
    expect(taken.flat()).toEqual(ALL)
  })

  it('tells a store that a newer program wrote from one that is behind', async () => {
    const database = openedDatabase(await emptyLocation(engine))
    const options = { clock, backupFolder: await temporaryFolder() }
    await migrate(database, { ...options, migrations: [...migrations.slice(0, -1), step('z-from-the-future')] })
    expect(await storeShape(database)).toBe('newer')
  })

  it('refuses a store that a newer program wrote', async () => {
    const database = openedDatabase(await emptyLocation(engine))
    const backupFolder = await temporaryFolder()
    await migrate(database, { clock, backupFolder, migrations: [step('a'), step('z-from-the-future')] })
    const attempt = migrate(database, { clock, backupFolder, migrations: [step('a')] })
    await expect(attempt).rejects.toThrow(StoreTooNew)
    await expect(attempt).rejects.toMatchObject({ migrations: ['z-from-the-future'] })
  })

  it('takes all steps or none', async () => {
    const database = openedDatabase(await emptyLocation(engine))
    const broken: Migration = { name: 'c', up: () => Promise.reject(new Error('broken')) }
    const options = { clock, backupFolder: await temporaryFolder() }
    await expect(migrate(database, { ...options, migrations: [step('a'), step('b'), broken] })).rejects.toThrow('broken')
    expect(await migrate(database, { ...options, migrations: [step('a'), step('b')] })).toEqual(['a', 'b'])
  })
})

it('copies a SQLite store before it changes it, and only then', async () => {
  const database = openedDatabase(await emptyLocation('sqlite'))
  const backupFolder = join(await temporaryFolder(), 'backups')
  const copies = () => readdir(backupFolder).catch(() => [])
  await migrate(database, { clock, backupFolder, migrations: [step('a')] })
  await migrate(database, { clock, backupFolder, migrations: [step('a')] })
  expect(await copies()).toEqual([])
  await migrate(database, { clock, backupFolder, migrations: [step('a'), step('b')] })
  const [copy = ''] = await copies()
  const copied = openedDatabase({ engine: 'sqlite', file: join(backupFolder, copy) })
  expect(await copied.db.selectFrom('migration').select('name').execute()).toEqual([{ name: 'a' }])
})

it('says that a database is out of reach, whatever the driver calls it', async () => {
  const options = { clock, backupFolder: await temporaryFolder() }
  const nobodyListens = openedDatabase({ engine: 'postgres', url: 'postgres://nessuno@127.0.0.1:1/niente' })
  await expect(migrate(nobodyListens, options)).rejects.toThrow(StoreUnavailable)
  const noSuchFolder = openedDatabase({ engine: 'sqlite', file: join(await temporaryFolder(), 'non', 'esiste', 'x.sqlite') })
  await expect(migrate(noSuchFolder, options)).rejects.toThrow(StoreUnavailable)
})

it('gives announcements of an older store what they could not have then', async () => {
  const { database, newsroom, ada } = await openNewsroom('sqlite')
  const { id } = unwrap(await newsroom.create(ada, 'popup', { id: '7', name: 'Sette', title: 'Sette' }))
  await database.write(async (db) => {
    const { content } = await db.selectFrom('revision').select('content').where('documentId', '=', id).executeTakeFirstOrThrow()
    const { edition: _edition, variants: _variants, webhook: _webhook, doNotShowAgain: _choice, ...older } = JSON.parse(content) as Popup // just made
    await db
      .updateTable('revision')
      .set({ content: JSON.stringify(older), schemaVersion: 1 })
      .where('documentId', '=', id)
      .execute()
    for (const table of ['popupSubmit', 'popupCount', 'webhookDelivery', 'shippedBootstrap']) await db.schema.dropTable(table).execute()
    await db.deleteFrom('migration').where('name', '=', '0004-popups').execute()
  })
  expect(await migrate(database, { clock, backupFolder: await temporaryFolder() })).toEqual(['0004-popups'])
  expect(unwrap(await newsroom.find(ada, 'popup', id)).content).toMatchObject({
    edition: 1,
    variants: [],
    webhook: '',
    doNotShowAgain: true,
  })
})

it('forgets the copies of updates long ago, and nothing else', async () => {
  const folder = await temporaryFolder()
  const copies = [1, 2, 3, 4, 5, 6, 7].map((day) => `edicola-2026-11-0${day}T08-00-00-000Z-123.sqlite`)
  const others = ['edicola-2020-11-01T08-00-00.tar', 'replaced-2020-11-01T08-00-00-000Z.sqlite', 'mia.sqlite']
  for (const name of [...copies, ...others]) await writeFile(join(folder, name), '')
  expect(await pruneCopies(folder)).toEqual(copies.slice(0, 2))
  expect((await readdir(folder)).toSorted()).toEqual([...copies.slice(2), ...others].toSorted())
  expect(await pruneCopies(join(folder, 'niente'))).toEqual([])
})
