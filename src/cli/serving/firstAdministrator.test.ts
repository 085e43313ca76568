import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { quickHashing } from '../../../tests/support/password.ts'
import { newDatabase } from '../../../tests/support/stores.ts'
import { messagesIn } from '../../messages/messages.ts'
import type { Database } from '../../store/database.ts'
import { readEnvironment } from '../environment.ts'
import { ensureAdministrator } from './firstAdministrator.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const ensure = (database: Database, variables: NodeJS.ProcessEnv, say = (line: string): void => expect.fail(line)) =>
  ensureAdministrator(database, {
    environment: readEnvironment(variables, 'it'),
    clock,
    newId: randomUUID,
    passwords: quickHashing,
    messages: messagesIn('it').cli,
    say,
  })

describe('the first administrator', () => {
  it('must change a password that was made up for them', async () => {
    const database = await newDatabase('sqlite')
    const { id } = await ensure(database, {}, () => undefined)
    const row = await database.db.selectFrom('user').select('mustChangePassword').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ mustChangePassword: 1 })
  })

  it('is told that password once, and it is the right one', async () => {
    const database = await newDatabase('sqlite')
    const lines: string[] = []
    const { id } = await ensure(database, {}, (line) => void lines.push(line))
    await ensure(database, {}, (line) => void lines.push(line))
    expect(lines).toEqual([expect.stringMatching(/^Creato l’amministratore admin@edicola\.example\. .*: \w{5}(-\w{5}){3}$/)])
    const { password: hash } = await database.db.selectFrom('account').select('password').where('userId', '=', id).executeTakeFirstOrThrow()
    const password = lines[0]?.split(' ').at(-1) ?? ''
    expect(await quickHashing.verify({ hash: hash ?? '', password })).toBe(true)
  })

  it('is not made with a password that is easy to guess, which matters only while there is none', async () => {
    const database = await newDatabase('sqlite')
    const weak = { EDICOLA_ADMIN_PASSWORD: 'password1234' }
    await expect(ensure(database, weak)).rejects.toThrow('EDICOLA_ADMIN_PASSWORD si indovina facilmente')
    const strong = { EDICOLA_ADMIN_PASSWORD: 'tre mele e un cavallo blu' }
    const { id } = await ensure(database, strong)
    expect((await ensure(database, weak)).id).toBe(id)
  })
})
