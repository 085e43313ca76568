import SqliteDatabase from 'better-sqlite3'
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyLocation, engines } from '../support/stores.ts'
import type { Engine } from '../../src/store/database.ts'
import type { Tables } from '../../src/store/tables.ts'
import { migrations } from '../../src/store/migrations/all.ts'
import { contractsOf } from '../support/contracts.ts'

/** The last step of the first release: nobody comes to it while an older version serves. */
const FIRST_RELEASE = '0019-covering-lists'

describe('contractsOf', () => {
  it.each([
    ['create table "a" ("b" text not null)', []],
    ['alter table "document" add column "b" text', []],
    ['alter table "document" add column "b" integer default 0 not null', []],
    ['alter table "document" add column "b" integer not null default 0', []],
    ['alter table "document" add column "b" text not null', ['alter table "document" add column "b" text not null']],
    ['alter table "document" drop column "b"', ['alter table "document" drop column "b"']],
    ['drop table "document"', ['drop table "document"']],
    ['alter table "document" rename column "b" to "c"', ['alter table "document" rename column "b" to "c"']],
    ['alter table "document" rename to "d"', ['alter table "document" rename to "d"']],
    ['alter table "document" alter column "b" set not null', ['alter table "document" alter column "b" set not null']],
    ['alter table "document" alter column "b" type integer', ['alter table "document" alter column "b" type integer']],
    ['create unique index "i" on "document" ("b")', ['create unique index "i" on "document" ("b")']],
    ['create index "i" on "document" ("b")', []],
    ['drop index "i"', []],
  ])('%s', (statement, contracts) => expect(contractsOf([statement])).toEqual(contracts))

  it('lets a step do as it likes with a table that it makes', () => {
    const own = ['create table "a" ("b" text)', 'create unique index "i" on "a" ("b")', 'alter table "a" add column "c" text not null']
    expect(contractsOf(own)).toEqual([])
  })
})

describe.each(engines)('every step since the first release, on %s', (engine) => {
  it('takes nothing away that the version before reads or writes', async () => {
    const statements: string[] = []
    const db = await watched(engine, (statement) => statements.push(statement))
    const contracts: Record<string, string[]> = {}
    for (const { name, up } of migrations) {
      statements.length = 0
      await up(db, engine)
      const found = name <= FIRST_RELEASE ? [] : contractsOf(statements)
      if (found.length > 0) contracts[name] = found
    }
    expect(contracts).toEqual({})
  })
})

async function watched(engine: Engine, hear: (statement: string) => void): Promise<Kysely<Tables>> {
  const location = await emptyLocation(engine)
  const dialect =
    location.engine === 'sqlite'
      ? new SqliteDialect({ database: new SqliteDatabase(location.file) })
      : new PostgresDialect({ pool: singleConnection(location.url) })
  const db = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => hear(query.sql),
  })
  onTestFinished(() => db.destroy())
  return db
}

/** A pool has ended before its connection is closed: the database may be dropped in between, which tells the connection that it is terminated. */
function singleConnection(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return pool.on('connect', (client) => client.on('error', () => {}))
}
