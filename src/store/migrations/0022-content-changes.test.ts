import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { readChanges } from '../publications/contentChanges.ts'
import { binIndex } from './0018-bin-index.ts'
import { coveringLists } from './0019-covering-lists.ts'
import { contentChanges } from './0022-content-changes.ts'

const STEPS = [binIndex, coveringLists, contentChanges].map(({ name }) => name)

/** The indexes of documents and of what names them, as they were made. */
async function indexesOf({ engine, db }: Database) {
  const question =
    engine === 'sqlite'
      ? sql`select name, sql as made from sqlite_master where type = 'index' and tbl_name in ('document', 'reference') order by name`
      : sql`select indexname as name, indexdef as made from pg_indexes where tablename in ('document', 'reference') order by indexname`
  return (await question.execute(db)).rows
}

/** As the store was before these steps. */
async function goBack(database: Database): Promise<void> {
  await database.write(async (db) => {
    for (const name of ['document_trashed', 'document_updated', 'document_own', 'reference_shown'])
      await db.schema.dropIndex(name).execute()
    await sql`create index document_trashed on document (trashed_at)`.execute(db)
    await sql`create index document_updated on document (kind, updated_at, id) where trashed_at is null`.execute(db)
    await sql`create index document_own on document (kind, created_by, updated_at, id) where trashed_at is null`.execute(db)
    await db.schema.dropTable('contentChange').execute()
    await db.deleteFrom('migration').where('name', 'in', STEPS).execute()
  })
}

describe.each(engines)('a store from before its indexes told all that lists ask, on %s', (engine) => {
  it('gets those of a new one, keeps its documents, and takes everything before for changed', async () => {
    const { newsroom, ada, article, database } = await openNewsroom(engine)
    const documents = () => database.db.selectFrom('document').selectAll().orderBy('id').execute()
    const publish = async (title: string) => {
      const { id } = unwrap(await newsroom.create(ada, 'article', article(title)))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
    }
    await publish('La città')
    const binned = unwrap(await newsroom.create(ada, 'article', article('Il mare')))
    unwrap(await newsroom.remove(ada, 'article', binned.id))
    const before = { indexes: await indexesOf(database), documents: await documents(), version: await database.version() }
    await goBack(database)
    expect(await indexesOf(database)).not.toEqual(before.indexes)
    await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
    expect([await indexesOf(database), await documents()]).toEqual([before.indexes, before.documents])
    expect(await readChanges(database.db, before.version - 1, before.version)).toBeNull()
    await publish('Il porto')
    const changed = await readChanges(database.db, before.version, await database.version())
    expect(changed?.size).toBeGreaterThan(0)
  })
})
