import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import { migrate } from '../migrate.ts'
import { dashboardLists } from './0028-dashboard-lists.ts'

describe.each(engines)('a store from before the indexes of the dashboard, on %s', (engine) => {
  it('gets them, and tells of the same drafts', async () => {
    const { newsroom, ada, bruno, article, database } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(bruno, 'article', article('La città')))
    unwrap(await newsroom.submit(bruno, 'article', id, ''))
    unwrap(await newsroom.sendBack(ada, 'article', id, 'Manca la fonte.'))
    unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
    const lists = async () => {
      const { returned, assigned } = unwrap(await newsroom.dashboard(bruno))
      return [returned, assigned].map(({ documents }) => documents.map((document) => document.id))
    }
    expect(await lists()).toEqual([[id], [id]])
    await database.write(async (db) => {
      for (const name of ['documentReturned', 'assignmentUser']) await db.schema.dropIndex(name).execute()
      await db.deleteFrom('migration').where('name', '=', dashboardLists.name).execute()
    })
    await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
    expect(await lists()).toEqual([[id], [id]])
    // They are there again: nobody can drop what is not.
    await database.write(async (db) => {
      for (const name of ['documentReturned', 'assignmentUser']) await db.schema.dropIndex(name).execute()
    })
  })
})
