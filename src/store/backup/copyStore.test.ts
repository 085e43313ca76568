import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { clock, openFilledMagazine, totalsOf } from '../../../tests/support/backups.ts'
import { emptyLocation, engines, openedDatabase, temporaryFolder } from '../../../tests/support/stores.ts'
import { createPublicContent } from '../publications/publicContent.ts'
import { openDatabase, type Database, type DatabaseLocation, type Engine } from '../database.ts'
import { StoreUnfinished } from '../faults.ts'
import { migrate } from '../migrate.ts'
import { copySource, copyStore } from './copyStore.ts'
import { PlaceTaken } from './putStore.ts'
import { isCopyBeside, storeState } from './storeState.ts'
import { copyFile } from './unfinishedCopy.ts'

const other = (engine: Engine): Engine => (engine === 'sqlite' && engines.includes('postgres') ? 'postgres' : 'sqlite')

class Cut extends Error {}

/** Copies a store, and says what it told; cut off before the given row. */
async function copy(from: Database, to: DatabaseLocation, { cutAt = Infinity, origin }: { cutAt?: number; origin?: string } = {}) {
  const told = { found: 0, isChanged: false, copied: 0, isCut: false }
  const work = from.snapshot(async (db) => {
    const source = await copySource(db, from.engine)
    let given = 0
    const read: typeof source.read = (receive) =>
      source.read(async (table, rows) => {
        // One row at a time, so that every place can be the one where it is cut.
        for (const row of rows) {
          if (given >= cutAt) throw new Cut()
          given += 1
          await receive(table, [row])
        }
      })
    await copyStore(
      to,
      { ...source, read, origin: origin ?? source.origin },
      {
        clock,
        onFound: (rows) => (told.found = rows),
        onChanged: () => (told.isChanged = true),
        onProgress: ({ phase, done }) => (told.copied = phase === 'moving' ? done - told.found : told.copied),
      },
    )
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Cut)) throw error
    told.isCut = true
  })
  return told
}

/** The place where rows arrive. */
const arrival = (to: DatabaseLocation): DatabaseLocation => (to.engine === 'sqlite' ? { engine: 'sqlite', file: copyFile(to.file) } : to)

const rowsIn = (totals: Awaited<ReturnType<typeof totalsOf>>) => totals.reduce((sum, { rows }) => sum + rows, 0)

describe.each(engines)('a store on %s that is copied to the other engine', (engine) => {
  it('comes out the same, and is found by its words', async () => {
    const { database, now } = await openFilledMagazine(engine)
    const to = await emptyLocation(other(engine))
    const totals = await totalsOf(database)
    expect(await copy(database, to)).toEqual({ found: 0, isChanged: false, copied: rowsIn(totals), isCut: false })
    const copied = openedDatabase(to)
    expect(await totalsOf(copied)).toEqual(totals)
    const search = (store: Database) => createPublicContent(store).search({ typed: 'luna' }, { limit: 10 }, now())
    expect(await search(copied)).toEqual(await search(database))
    expect(await search(copied)).toMatchObject({ total: 1 })
    await expect(copy(database, to)).rejects.toThrow(PlaceTaken)
  })

  it('goes on where it was cut, wherever that was, and brings no row twice', async () => {
    const { database } = await openFilledMagazine(engine)
    const to = await emptyLocation(other(engine))
    const totals = await totalsOf(database)
    const all = rowsIn(totals)
    for (let row = 0; row < all; row += Math.ceil(all / 9)) {
      expect(await copy(database, to, { cutAt: row })).toMatchObject({ isCut: true, isChanged: false })
      expect(await storeState(arrival(to))).toBe('unfinished')
    }
    const { found, copied, isChanged } = await copy(database, to)
    expect({ sum: found + copied, isChanged }).toEqual({ sum: all, isChanged: false })
    expect(found).toBeGreaterThan(all / 2)
    expect(await totalsOf(openedDatabase(to))).toEqual(totals)
  })

  it('is no magazine before the end', async () => {
    const { database } = await openFilledMagazine(engine)
    const to = await emptyLocation(other(engine))
    await copy(database, to, { cutAt: 40 })
    const half = openDatabase(arrival(to))
    await expect(migrate(half, { clock, backupFolder: await temporaryFolder() })).rejects.toThrow(StoreUnfinished)
    await half.close()
    expect(await isCopyBeside(to)).toBe(to.engine === 'sqlite')
    await copy(database, to)
    expect(await isCopyBeside(to)).toBe(false)
    expect(await migrate(openedDatabase(to), { clock, backupFolder: await temporaryFolder() })).toEqual([])
  })

  it.each([
    ['the original has changed', async (from: Database) => void (await sql`update "user" set name = 'Altro'`.execute(from.db))],
    ['the original has lost rows', async (from: Database) => void (await sql`delete from session`.execute(from.db))],
    [
      'the rows that had come were changed',
      async (_from: Database, half: Database) => void (await sql`update "user" set name = 'Altro'`.execute(half.db)),
    ],
  ])('begins anew when %s', async (_name, change) => {
    const { database } = await openFilledMagazine(engine)
    const to = await emptyLocation(other(engine))
    const all = rowsIn(await totalsOf(database))
    await copy(database, to, { cutAt: all - 1 })
    const half = openDatabase(arrival(to))
    await change(database, half)
    await half.close()
    const totals = await totalsOf(database)
    expect(await copy(database, to)).toMatchObject({ found: all - 1, isChanged: true, isCut: false })
    expect(await totalsOf(openedDatabase(to))).toEqual(totals)
  })

  it('takes along what was added since, where that comes later', async () => {
    const { database } = await openFilledMagazine(engine)
    const to = await emptyLocation(other(engine))
    await copy(database, to, { cutAt: 3 })
    await sql`insert into secret (name, value) values ('zzz', 'x')`.execute(database.db)
    expect(await copy(database, to)).toMatchObject({ found: 3, isChanged: false })
    expect(await totalsOf(openedDatabase(to))).toEqual(await totalsOf(database))
  })

  it('leaves what another one has begun to bring', async () => {
    const { database } = await openFilledMagazine(engine)
    const to = await emptyLocation(other(engine))
    await copy(database, to, { cutAt: 40 })
    const half = await totalsOf(openedDatabase(arrival(to)))
    await expect(copy(database, to, { origin: 'another' })).rejects.toThrow(PlaceTaken)
    expect(await totalsOf(openedDatabase(arrival(to)))).toEqual(half)
  })
})
