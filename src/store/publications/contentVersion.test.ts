import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { engines, migratedLocation, newDatabase, openedDatabase } from '../../../tests/support/stores.ts'
import { sharing } from './contentVersion.ts'
import { openDatabase, type Database } from '../database.ts'
import { StoreUnavailable } from '../faults.ts'

describe('a shared question', () => {
  it('is put once for all who ask before it is put, and again for who asks after', async () => {
    let asked = 0
    const waiting: ((answer: number) => void)[] = []
    const ask = sharing(() => {
      asked += 1
      return new Promise<number>((resolve) => waiting.push(resolve))
    })
    const first = ask()
    const later = [ask(), ask(), ask()]
    expect(asked).toBe(1)
    waiting[0]?.(1)
    expect(await first).toBe(1)
    await new Promise(setImmediate)
    expect(asked).toBe(2)
    waiting[1]?.(2)
    expect(await Promise.all(later)).toEqual([2, 2, 2])
    void ask()
    expect(asked).toBe(3)
  })

  it('that failed is put again', async () => {
    const answers = [Promise.reject(new Error('giù')), Promise.resolve(7)]
    const ask = sharing(() => answers.shift() ?? Promise.resolve(0))
    const [first, second] = await Promise.allSettled([ask(), ask()])
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 7 }])
  })
})

describe.each(engines)('the content version on %s', (engine) => {
  const bump = (database: Database) => database.write((db) => db.updateTable('contentVersion').set({ version: 41 }).execute())

  it('is seen at once, by who changed it and by any other on the same store', async () => {
    const location = await migratedLocation(engine)
    const [here, there] = [openedDatabase(location), openedDatabase(location)]
    expect([await here.version(), await there.version()]).toEqual([1, 1])
    await new Promise(setImmediate)
    await bump(here)
    expect([await here.version(), await there.version()]).toEqual([41, 41])
  })

  it('is not to be had from a store that is closed', async () => {
    const database = await newDatabase(engine)
    await database.version()
    await new Promise(setImmediate)
    await database.close()
    await expect(async () => database.version()).rejects.toThrow(engine === 'sqlite' ? StoreUnavailable : Error)
  })
  it('that cannot be read is told to whoever keeps the log', async () => {
    const faults: unknown[] = []
    const database = openDatabase(await migratedLocation(engine), (fault) => void faults.push(fault))
    await database.version()
    await database.close()
    await expect(async () => database.version()).rejects.toThrow()
    expect(faults.length).toBeGreaterThan(0)
  })
})

it.runIf(engines.includes('postgres'))('a connection that breaks while nobody uses it is told to whoever keeps the log', async () => {
  const location = await migratedLocation('postgres')
  const faults: unknown[] = []
  const database = openDatabase(location, (fault) => void faults.push(fault))
  onTestFinished(() => database.close())
  await database.db.selectFrom('contentVersion').selectAll().execute()
  const other = openedDatabase(location)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    other.db,
  )
  await vi.waitFor(() => expect(faults.length).toBeGreaterThan(0), 10_000)
  expect(await database.version()).toBe(1)
})
