import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openDatabase, type Database, type DatabaseLocation, type Engine } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'

/** The engines that the store's tests run on: all that are installed. `npm test` insists on both. */
export const engines: readonly Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite']

/** A folder that goes away with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A place for a store of the test's own, empty. */
export async function emptyLocation(engine: Engine): Promise<DatabaseLocation> {
  if (engine === 'sqlite') return { engine, file: join(await temporaryFolder(), 'edicola.sqlite') }
  const admin = inject('postgresUrl')
  const name = `edicola_${randomUUID().replaceAll('-', '')}`
  await asAdmin(admin, `create database ${name}`)
  onTestFinished(() => asAdmin(admin, `drop database ${name} with (force)`))
  return { engine, url: admin.replace(/postgres$/, name) }
}

export function openedDatabase(location: DatabaseLocation): Database {
  const database = openDatabase(location)
  onTestFinished(() => database.close())
  return database
}

/** An open store of the test's own, migrated and empty. */
export async function newDatabase(at: Engine | DatabaseLocation): Promise<Database> {
  const database = openedDatabase(typeof at === 'string' ? await emptyLocation(at) : at)
  await migrate(database, { clock: () => new Date(), backupFolder: tmpdir() })
  return database
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
