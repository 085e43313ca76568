import { describe, expect, it } from 'vitest'
import { openNewsroom, unwrap } from '../../tests/support/newsroom.ts'
import { engines } from '../../tests/support/stores.ts'
import { DAY_MS, toInstant } from '../content/time.ts'
import { writeBeat } from './documents/presence.ts'
import { previewLinkWriter } from './documents/previewLinks.ts'
import { claimResetLetter } from './people/resetLetters.ts'
import { bumpVersion } from './publications/contentChanges.ts'

const NOW = Date.parse('2026-11-18T10:00:00.000Z')
const ago = (ms: number) => toInstant(new Date(NOW - ms))

describe.each(engines)('what is forgotten by whoever writes the next, on %s', (engine) => {
  it('changes of the content, but for the last thousand versions', async () => {
    const { database } = await openNewsroom(engine)
    await database.write(async (db) => {
      await db.deleteFrom('contentChange').execute()
      await db
        .insertInto('contentChange')
        .values([1, 2].map((version) => ({ version, sources: null })))
        .execute()
      await db.updateTable('contentVersion').set({ version: 1000 }).execute()
      await bumpVersion(db, null)
    })
    const rows = await database.db.selectFrom('contentChange').select('version').orderBy('version').execute()
    expect(rows.map(({ version }) => version)).toEqual([2, 1001])
  })

  it('tabs that have fallen silent', async () => {
    const { database, newsroom, ada, article } = await openNewsroom(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
    const beat = (tab: string, at: string) =>
      database.write((db) => writeBeat(db, id, ada.id, { tab, isEditing: false, isLeaving: false }, at, ago(60_000)))
    await beat('old', ago(60_001))
    await beat('recent', ago(60_000))
    await beat('now', ago(0))
    const rows = await database.db.selectFrom('presence').select('tab').orderBy('tab').execute()
    expect(rows.map(({ tab }) => tab)).toEqual(['now', 'recent'])
  })

  it('links to previews, a month after they have ended', async () => {
    const { database, newsroom, ada, article } = await openNewsroom(engine)
    const { id: documentId } = unwrap(await newsroom.create(ada, 'article', article('Uno')))
    const add = (id: string, endedDaysAgo: number) =>
      database.write((db) =>
        previewLinkWriter(db).addPreviewLink({
          id,
          tokenHash: id,
          documentId,
          createdBy: ada.id,
          createdAt: ago(0),
          expiresAt: ago(endedDaysAgo * DAY_MS),
        }),
      )
    await add('old', 31)
    await add('recent', 29)
    await add('now', -1)
    const rows = await database.db.selectFrom('previewLink').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual(['now', 'recent'])
  })

  it('letters with a link to a new password, after an hour', async () => {
    const { database, ada } = await openNewsroom(engine)
    for (const minutes of [61, 59, 0]) expect(await claimResetLetter(database, ada.id, new Date(NOW - minutes * 60_000))).toBe(true)
    expect(await database.db.selectFrom('resetLetter').select('at').orderBy('at').execute()).toEqual([
      { at: ago(59 * 60_000) },
      { at: ago(0) },
    ])
  })
})
