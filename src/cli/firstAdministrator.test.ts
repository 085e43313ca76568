import { describe, expect, it } from 'vitest'
import { newDatabase } from '../../tests/support/stores.ts'
import { messagesIn } from '../messages/messages.ts'
import { readEnvironment } from './environment.ts'
import { ensureAdministrator } from './firstAdministrator.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const t = messagesIn('it').cli

describe('the first administrator', () => {
  it('must change a password that was made up for them', async () => {
    const database = await newDatabase('sqlite')
    const { user, generatedPassword } = await ensureAdministrator(database, readEnvironment({}, 'it'), clock, t)
    expect(generatedPassword).toMatch(/^\w{5}(-\w{5}){3}$/)
    const row = await database.db.selectFrom('user').select('mustChangePassword').where('id', '=', user.id).executeTakeFirst()
    expect(row).toEqual({ mustChangePassword: 1 })
  })

  it('is not made with a password that is easy to guess, which matters only while there is none', async () => {
    const database = await newDatabase('sqlite')
    const weak = readEnvironment({ EDICOLA_ADMIN_PASSWORD: 'password1234' }, 'it')
    await expect(ensureAdministrator(database, weak, clock, t)).rejects.toThrow('EDICOLA_ADMIN_PASSWORD si indovina facilmente')
    const strong = readEnvironment({ EDICOLA_ADMIN_PASSWORD: 'tre mele e un cavallo blu' }, 'it')
    expect((await ensureAdministrator(database, strong, clock, t)).generatedPassword).toBeNull()
    expect((await ensureAdministrator(database, weak, clock, t)).generatedPassword).toBeNull()
  })
})
