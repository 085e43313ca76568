import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { startCluster } from './postgresCluster.ts'
import { createDatabase, TEMPLATE } from './postgresDatabases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests' own PostgreSQL, or empty where none is installed. */
    postgresUrl: string
    /** A SQLite store that is migrated and empty, to be copied. */
    sqliteTemplate: string
  }
}

/**
 * Vitest's global set-up: one cluster for the whole run, and on each engine one store that is migrated once. A test that asks for a store gets a
 * copy, which takes a tenth of the time.
 */
export default async function preparedStores(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  if (!cluster && process.env['EDICOLA_REQUIRE_POSTGRES']) {
    throw new Error(
      'PostgreSQL is not installed, and the whole suite needs it (Debian: apt-get install postgresql; macOS: brew install postgresql).',
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'edicola-template-'))
  const file = join(folder, 'edicola.sqlite')
  await prepare({ engine: 'sqlite', file })
  if (cluster) await prepare({ engine: 'postgres', url: await createDatabase(cluster.url, TEMPLATE) })
  project.provide('postgresUrl', cluster?.url ?? '')
  project.provide('sqliteTemplate', file)
  return async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function prepare(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location)
  await migrate(database, { clock: () => new Date(), backupFolder: tmpdir() })
  await database.close()
}
