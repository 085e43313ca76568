import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { migrate } from '../migrate.ts'
import { titleIndex } from './0029-title-index.ts'

it('a SQLite store from before the index of titles gets it, with the titles that it has', async () => {
  const { newsroom, ada, article, database } = await openNewsroom('sqlite')
  unwrap(await newsroom.create(ada, 'article', article('La città')))
  unwrap(await newsroom.create(ada, 'tag', { name: 'Città d’arte' }))
  const titled = async () => {
    const { rows } = await sql`select title_index_document.id, document_id from title_index
      join title_index_document on title_index_document.id = title_index.rowid where title_index match 'citta' order by document_id`.execute(
      database.db,
    )
    return rows.map((row) => (row as { documentId: string }).documentId)
  }
  const before = await titled()
  expect(before).toHaveLength(3) // and the section
  await database.write(async (db) => {
    for (const name of ['insert', 'update', 'delete']) await sql`drop trigger ${sql.id(`title_index_${name}`)}`.execute(db)
    for (const name of ['title_index', 'title_index_document']) await sql`drop table ${sql.id(name)}`.execute(db)
    await sql`drop index document_summary_words`.execute(db)
    await db.deleteFrom('migration').where('name', '=', titleIndex.name).execute()
  })
  await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
  expect(await titled()).toEqual(before)
})

it('what is deleted for ever leaves nothing in the index of titles', async () => {
  const { database, newsroom, ada, article } = await openNewsroom('sqlite')
  const { id } = unwrap(await newsroom.create(ada, 'article', article('Corbezzoli')))
  unwrap(await newsroom.remove(ada, 'article', id))
  unwrap(await newsroom.purge(ada, id))
  const { rows } = await sql`select rowid from title_index where title_index match 'corbezzoli'
    union all select id from title_index_document where document_id = ${id}`.execute(database.db)
  expect(rows).toEqual([])
})
