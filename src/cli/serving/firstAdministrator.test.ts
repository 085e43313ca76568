import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { quickHashing } from '../../../tests/support/password.ts'
import { newDatabase } from '../../../tests/support/stores.ts'
import { messagesIn } from '../../messages/messages.ts'
import type { Database } from '../../store/database.ts'
import { readEnvironment } from '../environment.ts'
import { ensureAdministrator } from './firstAdministrator.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const ensure = (database: Database, variables: NodeJS.ProcessEnv) =>
  ensureAdministrator(database, {
    environment: readEnvironment(variables, 'it'),
    clock,
    newId: randomUUID,
    passwords: quickHashing,
    messages: messagesIn('it').cli,
  })

describe('the first administrator', () => {
  it('must change a password that was made up for them', async () => {
    const database = await newDatabase('sqlite')
    const { user, generatedPassword } = await ensure(database, {})
    expect(generatedPassword).toMatch(/^\w{5}(-\w{5}){3}$/)
    const row = await database.db.selectFrom('user').select('mustChangePassword').where('id', '=', user.id).executeTakeFirst()
    expect(row).toEqual({ mustChangePassword: 1 })
  })

  it('is not made with a password that is easy to guess, which matters only while there is none', async () => {
    const database = await newDatabase('sqlite')
    const weak = { EDICOLA_ADMIN_PASSWORD: 'password1234' }
    await expect(ensure(database, weak)).rejects.toThrow('EDICOLA_ADMIN_PASSWORD si indovina facilmente')
    const strong = { EDICOLA_ADMIN_PASSWORD: 'tre mele e un cavallo blu' }
    expect((await ensure(database, strong)).generatedPassword).toBeNull()
    expect((await ensure(database, weak)).generatedPassword).toBeNull()
  })
})
