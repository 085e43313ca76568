import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../../tests/support/newsroom.ts'
import { engines, temporaryFolder } from '../../../tests/support/stores.ts'
import { migrate } from '../migrate.ts'
import { publishedWords } from './0014-published-words.ts'

describe.each(engines)('a store from before published words, on %s', (engine) => {
  it('gets those of the revision that readers see, whatever the newest says', async () => {
    const { newsroom, ada, article, database } = await openNewsroom(engine)
    const publish = async (title: string) => {
      const { id, content } = unwrap(await newsroom.create(ada, 'article', article(title)))
      unwrap(await newsroom.publish(ada, 'article', id, 1))
      return { id, content }
    }
    await publish('La città')
    const changed = await publish('Il porto')
    unwrap(await newsroom.save(ada, 'article', changed.id, 1, { ...changed.content, title: 'Il sindaco' }))
    // As the store was: without the column.
    await database.write(async (db) => {
      await db.schema.alterTable('publication').dropColumn('words').execute()
      await db.deleteFrom('migration').where('name', '=', publishedWords.name).execute()
    })
    await migrate(database, { clock: () => new Date(), backupFolder: await temporaryFolder() })
    const rows = await database.db.selectFrom('publication').select('words').where('kind', '=', 'article').orderBy('words').execute()
    expect(rows.map(({ words }) => words)).toEqual(['il porto', 'la citta'])
  })
})
