import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openDatabase, type Database, type DatabaseLocation, type Engine } from '../../src/store/database.ts'
import { createDatabase, dropDatabase, TEMPLATE } from './postgresDatabases.ts'

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
  return engine === 'sqlite' ? { engine, file: join(await temporaryFolder(), 'edicola.sqlite') } : newPostgres()
}

/** A store of the test's own, migrated and empty, that nobody has opened yet. */
export async function migratedLocation(engine: Engine): Promise<DatabaseLocation> {
  if (engine === 'postgres') return newPostgres(TEMPLATE)
  const location = await emptyLocation(engine)
  if (location.engine === 'sqlite') await copyFile(inject('sqliteTemplate'), location.file)
  return location
}

export function openedDatabase(location: DatabaseLocation): Database {
  const database = openDatabase(location)
  onTestFinished(() => database.close())
  return database
}

/** An open store of the test's own, migrated and empty. */
export async function newDatabase(engine: Engine): Promise<Database> {
  return openedDatabase(await migratedLocation(engine))
}

async function newPostgres(template?: string): Promise<DatabaseLocation> {
  const admin = inject('postgresUrl')
  const name = `edicola_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(admin, name, template)
  onTestFinished(() => dropDatabase(admin, name))
  return { engine: 'postgres', url }
}
