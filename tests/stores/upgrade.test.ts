import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Database, DatabaseLocation } from '../../src/store/database.ts'
import { migrate, storeShape } from '../../src/store/migrate.ts'
import { totalsOf } from '../support/backups.ts'
import { EXAMPLE_MOMENT, EXAMPLE_PAGES, fillExampleMagazine } from '../support/exampleMagazine.ts'
import { emptyLocation, engines, newDatabase, openedDatabase, temporaryFolder } from '../support/stores.ts'
import { newGround, serve } from '../support/testServer.ts'

const FOLDER = 'tests/stores'
const VERSIONS = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const clock = () => new Date(EXAMPLE_MOMENT)

/** A copy of the store of a version, as its program left it. */
async function storeOf(version: string, location: DatabaseLocation): Promise<Database> {
  if (location.engine === 'sqlite') await copyFile(join(FOLDER, version, 'edicola.sqlite'), location.file)
  else {
    const client = new pg.Client({ connectionString: location.url })
    await client.connect()
    await client.query(await readFile(join(FOLDER, version, 'edicola.sql'), 'utf8'))
    await client.end()
  }
  return openedDatabase(location)
}

/** What readers see of a store: the status and the hash of each page. */
async function pagesOf(database: Database): Promise<Record<string, string>> {
  const app = await serve({ ...(await newGround()), database, clock })
  const pages: Record<string, string> = {}
  for (const url of EXAMPLE_PAGES) {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    pages[url] = `${statusCode} ${createHash('sha256').update(body).digest('hex')}`
  }
  return pages
}

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

/** The columns of all tables that hold rows of ours: a search index is made by its engine. */
async function columnsOf({ db }: Database): Promise<Column[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => !/^(search|draft)_index/.test(name))
    .flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType: type, isNullable, hasDefaultValue, isAutoIncrementing }) => {
        return { table, name, type: type.toLowerCase(), isNullable, hasDefault: hasDefaultValue || isAutoIncrementing }
      }),
    )
}

/** Takes everything back: it was only tried. */
class Rewritten extends Error {
  override readonly name = 'Rewritten'
}

describe.each(VERSIONS)('a store of version %s', (version) => {
  it.each(engines)('is still one that its own program can read and write, once it is of today, on %s', async (engine) => {
    const store = await storeOf(version, await emptyLocation(engine))
    const before = await columnsOf(store)
    await migrate(store, { clock, backupFolder: await temporaryFolder() })
    const after = await columnsOf(store)
    const known = new Set(before.map(({ table, name }) => `${table}.${name}`))
    const same = after.filter(({ table, name }) => known.has(`${table}.${name}`))
    expect(same.map(({ table, name, type }) => ({ table, name, type }))).toEqual(
      before.map(({ table, name, type }) => ({ table, name, type })),
    )
    const oldTables = new Set(before.map(({ table }) => table))
    const added = after.filter(({ table, name }) => oldTables.has(table) && !known.has(`${table}.${name}`))
    expect(added.filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault)).toEqual([])
    // Every row, as that program wrote it, can be written once more: in the columns that it knew, and without those of today.
    for (const table of oldTables) {
      const columns = sql.join(before.filter((column) => column.table === table).map(({ name }) => sql.id(name)))
      const rewriting = store.write(async (db) => {
        if (engine === 'postgres') await sql`set local session_replication_role = replica`.execute(db)
        else await sql`pragma defer_foreign_keys = on`.execute(db)
        await sql`create temporary table rewritten as select ${columns} from ${sql.id(table)}`.execute(db)
        await sql`delete from ${sql.id(table)}`.execute(db)
        const overriding = engine === 'postgres' ? sql` overriding system value` : sql``
        await sql`insert into ${sql.id(table)} (${columns})${overriding} select ${columns} from rewritten`.execute(db)
        throw new Rewritten()
      })
      await expect(rewriting, table).rejects.toThrow(Rewritten)
    }
  })

  it.each(engines)('comes to today on %s with every row, and readers see what they would of one that is made today', async (engine) => {
    const upgraded = await storeOf(version, await emptyLocation(engine))
    await migrate(upgraded, { clock, backupFolder: await temporaryFolder() })
    expect(await storeShape(upgraded)).toBe('ok')
    // Two tables have more rows today: which steps were taken, and the words of drafts.
    const {
      migration: _steps,
      search_word: _words,
      ...rows
    } = JSON.parse(await readFile(join(FOLDER, version, 'rows.json'), 'utf8')) as Record<string, number>
    const found = Object.fromEntries((await totalsOf(upgraded)).map((table) => [table.name, table.rows]))
    expect(found).toMatchObject(rows)
    const today = await newDatabase(engine)
    await fillExampleMagazine(today)
    const pages = await pagesOf(upgraded)
    expect(pages).toEqual(await pagesOf(today))
    expect(Object.values(pages).every((page) => page.startsWith('200 '))).toBe(true)
  })
})
