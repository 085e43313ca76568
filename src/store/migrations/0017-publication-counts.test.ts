import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import { migrate } from '../migrate.ts'
import { publicationCounts } from './0017-publication-counts.ts'

describe.each(engines)('a store from before lengths were kept, on %s', (engine) => {
  it('gets those that publishing would have left', async () => {
    const { newsroom, ada, article, database, later } = await openNewsroom(engine)
    const tag = unwrap(await newsroom.create(ada, 'tag', { name: 'Voto' }))
    const issue = unwrap(await newsroom.create(ada, 'issue', { title: 'Fiumi' }))
    const publish = async (title: string, more: object = {}, at?: string) => {
      const { id } = unwrap(await newsroom.create(ada, 'article', article(title, more)))
      unwrap(await newsroom.publish(ada, 'article', id, 1, at))
    }
    await publish('La città', { tags: [tag.id], issue: issue.id })
    await publish('Il porto', { tags: [tag.id], publishAt: '2020-01-02T03:04:05.000Z' })
    await publish('Il mare', { tags: [tag.id], unpublishAt: later(60) })
    await publish('La neve', {}, later(60))
    const kept = async () => ({
      counts: await database.db.selectFrom('publicationCount').selectAll().orderBy('list').orderBy('key').execute(),
      tags: await database.db.selectFrom('publicationTag').selectAll().orderBy('publicationId').execute(),
      authors: await database.db.selectFrom('publicationAuthor').selectAll().orderBy('publicationId').execute(),
    })
    const before = await kept()
    expect(before.counts).toContainEqual({ list: 'kind', key: 'article', count: 3 })
    expect(before.counts).toContainEqual({ list: 'tag', key: tag.id, count: 2 })
    expect(before.counts).toContainEqual({ list: 'month', key: '2020-01', count: 1 })
    // As the store was.
    await database.write(async (db) => {
      await db.schema.dropTable('publicationCount').execute()
      for (const table of ['publicationAuthor', 'publicationTag']) {
        await db.schema.dropIndex(`${table}Newest`).execute()
        await db.schema.alterTable(table).dropColumn('publishedAt').execute()
      }
      await db.deleteFrom('migration').where('name', '=', publicationCounts.name).execute()
    })
    await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
    expect(await kept()).toEqual(before)
  })
})
