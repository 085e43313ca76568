import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/support/stores.ts'
import { sqliteDialect } from './sqlite.ts'

interface Shelf {
  book: { title: string; pages?: number }
}

async function openShelf(file?: string): Promise<Kysely<Shelf>> {
  const db = new Kysely<Shelf>({ dialect: sqliteDialect(file ?? join(await temporaryFolder(), 'shelf.sqlite')) })
  onTestFinished(() => db.destroy())
  await db.schema.createTable('book').addColumn('title', 'text').execute()
  await db
    .insertInto('book')
    .values([{ title: 'Uno' }, { title: 'Due' }])
    .execute()
  return db
}

it('answers a question anew whose rows nobody read to the end', async () => {
  const db = await openShelf()
  const books = db.selectFrom('book').selectAll()
  for await (const book of books.stream()) {
    expect(book).toEqual({ title: 'Uno' })
    break
  }
  expect(await books.execute()).toHaveLength(2)
})

it('answers a question that was asked before its table changed with what the table has now', async () => {
  const db = await openShelf()
  const books = () => db.selectFrom('book').selectAll().where('title', '=', 'Uno').execute()
  expect(await books()).toEqual([{ title: 'Uno' }])
  await db.schema
    .alterTable('book')
    .addColumn('pages', 'integer', (column) => column.defaultTo(7))
    .execute()
  expect(await books()).toEqual([{ title: 'Uno', pages: 7 }])
  await db.schema.dropTable('book').execute()
  await expect(books()).rejects.toThrow('no such table')
})

it('waits while another process writes, with a statement that stands alone as with a transaction', async () => {
  const file = join(await temporaryFolder(), 'shelf.sqlite')
  const db = await openShelf(file)
  const another = new SqliteDatabase(file)
  onTestFinished(() => void another.close())
  const writings = [
    () => db.insertInto('book').values({ title: 'Tre' }).execute(),
    () => db.transaction().execute((transaction) => transaction.insertInto('book').values({ title: 'Quattro' }).execute()),
  ]
  for (const write of writings) {
    another.exec('begin immediate')
    const written = write()
    await nextTurn()
    another.exec('commit')
    await written
  }
  expect(await db.selectFrom('book').selectAll().execute()).toHaveLength(4)
})
