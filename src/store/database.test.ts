import { sql, type Kysely } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines, migratedLocation, newDatabase, openedDatabase } from '../../tests/support/stores.ts'
import { createCounters } from './counters/counters.ts'
import { openDatabase, type Database, type Engine } from './database.ts'
import type { Tables } from './tables.ts'

it('remembers for a moment a connection that was not to be had', async () => {
  const database = openDatabase({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' })
  onTestFinished(() => database.close())
  expect(database.recentFault()).toBeNull()
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow()
  expect(database.recentFault()).toMatchObject({ trouble: 'unreachable' })
})

/** A store in which a transaction of the newsroom, or of a draft, is under way until `end`. */
async function openBusy(engine: Engine, draft?: string) {
  const database = await newDatabase(engine)
  return new Promise<{ readonly database: Database; readonly end: () => Promise<void> }>((opened) => {
    const writing = database.write(async (db) => {
      await db.insertInto('secret').values({ name: 'sessions', value: 'x' }).execute()
      await new Promise<void>((finish) => opened({ database, end: () => (finish(), writing) }))
    }, draft)
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

it.runIf(engines.includes('postgres'))(
  'drafts are written side by side on PostgreSQL, but not one twice, nor beside the newsroom',
  async () => {
    const { database, end } = await openBusy('postgres', 'one')
    const seen = async (db: Kysely<Tables>) => (await db.selectFrom('secret').select('name').execute()).map(({ name }) => name)
    expect(await database.write(seen, 'another')).toEqual([])
    const afterwards = [database.write(seen, 'one'), database.write(seen)]
    await end()
    expect(await Promise.all(afterwards)).toEqual([['sessions'], ['sessions']])
  },
)

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
