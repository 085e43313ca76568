import { sql, type Kysely } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines, migratedLocation, newDatabase, openedDatabase } from '../../tests/support/stores.ts'
import type { WriteScope } from '../content/newsroom/documentStore.ts'
import { createCounters } from './counters/counters.ts'
import type { LockScope } from './writerLocks.ts'
import { openDatabase, type Database, type Engine } from './database.ts'
import type { Tables } from './tables.ts'

it('remembers for a moment a connection that was not to be had', async () => {
  const database = openDatabase({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' })
  onTestFinished(() => database.close())
  expect(database.recentFault()).toBeNull()
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow()
  expect(database.recentFault()).toMatchObject({ trouble: 'unreachable' })
})

/** A store in which a transaction of this scope is under way until `end`. */
const openBusy = async (engine: Engine, scope?: LockScope) => occupy(await newDatabase(engine), scope)

function occupy(database: Database, scope?: LockScope) {
  return new Promise<{ readonly database: Database; readonly end: () => Promise<void> }>((opened) => {
    const writing = database.write(async (db) => {
      await db.insertInto('secret').values({ name: 'sessions', value: 'x' }).execute()
      await new Promise<void>((finish) => opened({ database, end: () => (finish(), writing) }))
    }, scope)
  })
}

describe.each(engines)('while an editor writes, on %s', (engine) => {
  it('sessions are looked up', async () => {
    const { database, end } = await openBusy(engine)
    const signIn = database.signIn as unknown as Kysely<Pick<Tables, 'session'>> // the library's, with the tables it knows
    expect(await signIn.selectFrom('session').selectAll().execute()).toEqual([])
    await end()
  })
})

it.runIf(engines.includes('postgres'))('what commutes is written on PostgreSQL while an editor writes', async () => {
  const { database, end } = await openBusy('postgres')
  await database.writeTogether((db) => db.insertInto('secret').values({ name: 'webhooks', value: 'y' }).execute())
  expect(await database.db.selectFrom('secret').select('name').execute()).toEqual([{ name: 'webhooks' }])
  await end()
})

describe.runIf(engines.includes('postgres'))('side by side on PostgreSQL', () => {
  it.each<[string, WriteScope, WriteScope, 'beside' | 'after']>([
    ['a draft is written beside another', { draft: 'one' }, { draft: 'another' }, 'beside'],
    ['a draft is not written twice at once', { draft: 'one' }, { draft: 'one' }, 'after'],
    ['a draft is written beside the publication of another', { publication: 'one' }, { draft: 'another' }, 'beside'],
    ['a document is published beside the draft of another', { draft: 'one' }, { publication: 'another' }, 'beside'],
    ['a draft is not written while it is published', { publication: 'one' }, { draft: 'one' }, 'after'],
    ['a draft that is being written is not published', { draft: 'one' }, { publication: 'one' }, 'after'],
    ['publications are made one after the other', { publication: 'one' }, { publication: 'another' }, 'after'],
    ['the newsroom waits for a draft', { draft: 'one' }, 'newsroom', 'after'],
    ['the newsroom waits for a publication', { publication: 'one' }, 'newsroom', 'after'],
    ['a draft waits for the newsroom', 'newsroom', { draft: 'one' }, 'after'],
    ['a publication waits for the newsroom', 'newsroom', { publication: 'one' }, 'after'],
  ])('%s', async (_sentence, first, second, expected) => {
    const { database, end } = await openBusy('postgres', first)
    const seeing = database.write((db) => db.selectFrom('secret').select('name').execute(), second)
    const waiting = new AbortController()
    const outcome = Promise.race([seeing.then(() => 'beside'), untilOneWaits(database, waiting.signal)])
    expect(await outcome.finally(() => waiting.abort())).toBe(expected)
    await end()
    expect(await seeing).toEqual(expected === 'after' ? [{ name: 'sessions' }] : [])
  })
})

it.runIf(engines.includes('postgres'))(
  'whoever makes the store ready waits however long another program does the same, an editor for a while',
  async () => {
    const location = await migratedLocation('postgres')
    if (location.engine !== 'postgres') throw new Error('It is on PostgreSQL')
    const { end } = await occupy(openedDatabase(location), 'preparation')
    const impatient = openedDatabase({ engine: 'postgres', url: `${location.url}?lock_timeout=50` })
    const edit = () => impatient.write(async () => 'edited')
    const preparing = impatient.write((db) => sql<Record<string, string>>`show lock_timeout`.execute(db), 'preparation')
    await expect(edit()).rejects.toMatchObject({ trouble: 'unreachable' })
    await end()
    expect((await preparing).rows).toEqual([{ lockTimeout: '50ms' }])
    expect(await edit()).toBe('edited')
  },
)

/** Resolves once somebody waits for a lock of this store. */
async function untilOneWaits({ db }: Database, signal: AbortSignal): Promise<string> {
  while (!signal.aborted) {
    const { rows } =
      await sql`select 1 from pg_locks join pg_database on pg_database.oid = database where not granted and datname = current_database()`.execute(
        db,
      )
    if (rows.length > 0) return 'after'
  }
  return 'never'
}

describe.each(engines)('what is written together on %s', (engine) => {
  const hit = { path: '/vecchio', at: '2026-11-17T10:00:00.000Z' }

  it('is counted once each, by however many programs', async () => {
    const location = await migratedLocation(engine)
    const programs = [openedDatabase(location), openedDatabase(location)]
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        const database = programs[number % 2] ?? openedDatabase(location)
        return number % 3 === 0
          ? database.write((db) =>
              db
                .updateTable('contentVersion')
                .set({ version: sql<number>`version + 1` })
                .execute(),
            )
          : createCounters(database).addHits([
              { ...hit, count: 1 },
              { ...hit, path: `/altro/${number % 4}`, count: 1 },
            ])
      }),
    )
    const rows = await openedDatabase(location).db.selectFrom('redirectHit').select(['fromPath', 'hits']).orderBy('fromPath').execute()
    expect(rows.find(({ fromPath }) => fromPath === hit.path)?.hits).toBe(40)
    expect(rows.reduce((sum, { hits }) => sum + hits, 0)).toBe(80)
  })

  it('leaves no trace of work that fails, and keeps that of others', async () => {
    const database = await newDatabase(engine)
    const add = (name: 'sessions' | 'webhooks') =>
      database.writeTogether((db) => db.insertInto('secret').values({ name, value: 'x' }).execute())
    const settled = await Promise.allSettled([add('sessions'), add('sessions'), add('webhooks')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await database.db.selectFrom('secret').select('name').orderBy('name').execute()).toEqual([
      { name: 'sessions' },
      { name: 'webhooks' },
    ])
  })
})
