import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import { migrate } from '../migrate.ts'
import { editorsLists } from './0016-editors-lists.ts'

const INDEXES = ['updated', 'created', 'title', 'published', 'own', 'shown_until', 'in_review', 'first_published', 'recent'].map(
  (order) => `document_${order}`,
)

describe.each(engines)('a store from before lists had indexes, on %s', (engine) => {
  it('gets the marks that saving and publishing would have left', async () => {
    const { newsroom, ada, article, database, later, section } = await openNewsroom(engine)
    const make = async (title: string) => unwrap(await newsroom.create(ada, 'article', article(title)))
    const [shown, ending, binned] = [await make('La città'), await make('Il porto'), await make('Il mare')]
    await make('La bozza')
    unwrap(await newsroom.publish(ada, 'article', shown.id, 1))
    unwrap(await newsroom.save(ada, 'article', shown.id, 1, { ...shown.content, section: null }))
    unwrap(await newsroom.publish(ada, 'article', ending.id, 1))
    unwrap(await newsroom.unpublish(ada, 'article', ending.id, later(60)))
    unwrap(await newsroom.remove(ada, 'article', binned.id))
    const marks = async () => ({
      references: await database.db
        .selectFrom('reference')
        .selectAll()
        .orderBy('documentId')
        .orderBy('revision')
        .orderBy('targetId')
        .execute(),
      documents: await database.db.selectFrom('document').select(['id', 'shownUntil']).orderBy('id').execute(),
    })
    const before = await marks()
    expect(before.references.filter(({ targetId, isListed }) => targetId === section.id && isListed === 1)).toHaveLength(2)
    expect(before.documents.map(({ shownUntil }) => shownUntil).toSorted()).toEqual(['', '', later(60), '9999', '9999', '9999'])
    // As the store was.
    await database.write(async (db) => {
      for (const name of [...INDEXES, 'reference_listed', 'reference_shown']) await db.schema.dropIndex(name).execute()
      await db.schema.alterTable('document').dropColumn('shownUntil').execute()
      for (const column of ['documentKind', 'isListed']) await db.schema.alterTable('reference').dropColumn(column).execute()
      await sql`create index document_updated on document (kind, updated_at)`.execute(db)
      await db.deleteFrom('migration').where('name', '=', editorsLists.name).execute()
    })
    await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
    expect(await marks()).toEqual(before)
  })
})
