import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { pruneEnded } from './pruneEnded.ts'
import { addUser } from './users.ts'

const now = new Date('2026-11-15T08:00:00.000Z')
const clock = () => now

describe.each(engines)('sessions and links that have ended, on %s', (engine) => {
  it('are forgotten a month later, and not before', async () => {
    const database = await newDatabase(engine)
    const ada = { name: 'Ada', email: 'ada@example.it', role: 'amministratore' } as const
    const { id: userId } = await addUser(database, ada, { clock, newId: randomUUID, passwordHash: 'x' })
    const moment = (days: number, ms = 0) => {
      const date = new Date(now.getTime() + days * 86_400_000 + ms)
      return engine === 'postgres' ? date : date.toISOString()
    }
    const ends = { goesOn: moment(1), justEnded: moment(-1), atTheLimit: moment(-30), longGone: moment(-30, -1) }
    for (const [id, expiresAt] of Object.entries(ends)) {
      const times = { expiresAt, createdAt: moment(-60), updatedAt: moment(-60) }
      await database.write(async (db) => {
        await db
          .insertInto('session')
          .values({ id, userId, token: id, ipAddress: null, userAgent: null, ...times })
          .execute()
        await db
          .insertInto('verification')
          .values({ id, identifier: id, value: userId, ...times })
          .execute()
      })
    }
    expect(await pruneEnded(database, now)).toBe(2)
    for (const table of ['session', 'verification'] as const) {
      const rows = await database.db.selectFrom(table).select('id').orderBy('id').execute()
      expect(rows.map(({ id }) => id)).toEqual(['atTheLimit', 'goesOn', 'justEnded'])
    }
    expect(await pruneEnded(database, now)).toBe(0)
  })
})
