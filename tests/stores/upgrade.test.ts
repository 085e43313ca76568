import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

describe.each(VERSIONS)('a store of version %s', (version) => {
  it.each(engines)('comes to today on %s with every row, and readers see what they would of one that is made today', async (engine) => {
    const upgraded = await storeOf(version, await emptyLocation(engine))
    await migrate(upgraded, { clock, backupFolder: await temporaryFolder() })
    expect(await storeShape(upgraded)).toBe('ok')
    // One table says which steps were taken: today there are more.
    const { migration: _steps, ...rows } = JSON.parse(await readFile(join(FOLDER, version, 'rows.json'), 'utf8')) as Record<string, number>
    const found = Object.fromEntries((await totalsOf(upgraded)).map((table) => [table.name, table.rows]))
    expect(found).toMatchObject(rows)
    const today = await newDatabase(engine)
    await fillExampleMagazine(today)
    const pages = await pagesOf(upgraded)
    expect(pages).toEqual(await pagesOf(today))
    expect(Object.values(pages).every((page) => page.startsWith('200 '))).toBe(true)
  })
})
