import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database.ts'

it('remembers for a moment a connection that was not to be had', async () => {
  const database = openDatabase({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' })
  onTestFinished(() => database.close())
  expect(database.recentFault()).toBeNull()
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow()
  expect(database.recentFault()).toMatchObject({ trouble: 'unreachable' })
})
