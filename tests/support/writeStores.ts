import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SqliteDatabase from 'better-sqlite3'
import { storeSource } from '../../src/store/backup/fillStore.ts'
import { openDatabase, type DatabaseLocation } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { EXAMPLE_MOMENT, fillExampleMagazine } from './exampleMagazine.ts'
import { findPostgres, startCluster } from './postgresCluster.ts'

const run = promisify(execFile)

/** `npm run stores`: keeps a small filled store of this version in `tests/stores`, as a SQLite file and as a dump of PostgreSQL. Done once for each release. */
export async function main(): Promise<void> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const folder = join('tests/stores', version)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'edicola.sqlite')
  await rm(file, { force: true })
  const rows = await make({ engine: 'sqlite', file })
  // One file that needs no other.
  const sqlite = new SqliteDatabase(file)
  sqlite.pragma('journal_mode = DELETE')
  sqlite.exec('vacuum')
  sqlite.close()

  const cluster = await startCluster()
  const bin = await findPostgres()
  if (!cluster || !bin) throw new Error('PostgreSQL is not installed')
  try {
    await make({ engine: 'postgres', url: cluster.url })
    const { stdout } = await run(join(bin, 'pg_dump'), ['--inserts', '--no-owner', '--no-privileges', cluster.url])
    // Lines for `psql` alone are not SQL.
    const lines = stdout.split('\n').filter((line) => !line.startsWith('\\') && !line.startsWith('--'))
    await writeFile(
      join(folder, 'edicola.sql'),
      `${lines
        .join('\n')
        .replace(/\n{2,}/g, '\n')
        .trim()}\n`,
    )
  } finally {
    await cluster.stop()
  }
  await writeFile(join(folder, 'rows.json'), `${JSON.stringify(rows, null, 2)}\n`)
}

async function make(location: DatabaseLocation): Promise<Record<string, number>> {
  const database = openDatabase(location)
  try {
    await migrate(database, { clock: () => new Date(EXAMPLE_MOMENT), backupFolder: tmpdir() })
    await fillExampleMagazine(database)
    const tables = await database.snapshot(async (db) => (await storeSource(db, database.engine)).read(async () => undefined))
    return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
  } finally {
    await database.close()
  }
}
