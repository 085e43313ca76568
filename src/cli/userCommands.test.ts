import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { migratedLocation, openedDatabase, engines, temporaryFolder } from '../../tests/support/stores.ts'
import { quickHashing } from '../../tests/support/password.ts'
import type { Engine } from '../store/database.ts'
import { readPasswordLink } from '../store/people/passwordLinks.ts'
import { addUser } from '../store/people/users.ts'
import { createContext } from './context.ts'
import {
  addUserCommand,
  listUsersCommand,
  reactivateCommand,
  resetPasswordCommand,
  resetSecondFactorCommand,
  suspendCommand,
} from './userCommands.ts'

async function openMagazine(engine: Engine) {
  const location = await migratedLocation(engine)
  const database = openedDatabase(location)
  const lines: string[] = []
  const plain = createContext({ DATA_DIR: await temporaryFolder(), SITE_URL: 'https://rivista.example' })
  const context = { ...plain, environment: { ...plain.environment, database: location }, say: (line: string) => void lines.push(line) }
  const credentials = { clock: context.clock, newId: context.newId, passwordHash: await quickHashing.hash('x') }
  const ada = await addUser(database, { name: 'Ada', email: 'ada@rivista.example', role: 'amministratore' }, credentials)
  const audited = async () => (await database.db.selectFrom('audit').select(['action', 'userName', 'title']).orderBy('id').execute()).at(-1)
  return { context, database, ada, lines, audited, said: () => lines.splice(0).join('\n') }
}

it('user commands make no magazine where none is', async () => {
  const folder = await temporaryFolder()
  await expect(listUsersCommand(createContext({ DATA_DIR: folder }))).rejects.toThrow('Qui non c’è nessuna rivista')
  expect(await readdir(folder)).toEqual([])
})

const to = (email: string) => ({ options: {}, words: [email] })

describe.each(engines)('user commands on %s', (engine) => {
  it('list everybody with what tells who is locked out', async () => {
    const { context, said } = await openMagazine(engine)
    await listUsersCommand(context)
    expect(said()).toBe('ada@rivista.example · Ada · amministratore · attivo · mai entrato')
  })

  it('give the only administrator, who forgot the password, a link that works, and leave a line', async () => {
    const { context, database, said, audited } = await openMagazine(engine)
    await resetPasswordCommand(context, to('Ada@rivista.example'))
    const [, token = ''] = /https:\/\/rivista\.example\/\S+\?token=(\S+)/.exec(said()) ?? []
    expect(await readPasswordLink(database, token, context.clock())).toMatchObject({ state: 'open', name: 'Ada' })
    expect(await audited()).toEqual({ action: 'reset-link', userName: 'Riga di comando', title: 'Ada' })
  })

  it('take away a second factor and end the sessions', async () => {
    const { context, database, ada, audited } = await openMagazine(engine)
    const moment = engine === 'postgres' ? context.clock() : context.clock().toISOString()
    const times = { createdAt: moment, updatedAt: moment, expiresAt: moment }
    await database.write((db) =>
      db
        .insertInto('session')
        .values({ id: 's', userId: ada.id, token: 't', ipAddress: null, userAgent: null, ...times })
        .execute(),
    )
    await resetSecondFactorCommand(context, to(ada.email))
    expect(await database.db.selectFrom('session').select('id').execute()).toEqual([])
    expect(await audited()).toMatchObject({ action: 'second-factor-reset', title: 'Ada' })
  })

  it('add somebody, whose invitation is given again when they ask for a password', async () => {
    const { context, said } = await openMagazine(engine)
    await addUserCommand(context, { options: { name: 'Elsa', role: 'redattore' }, words: ['elsa@rivista.example'] })
    const first = said()
    expect(first).toMatch(/https:\/\/rivista\.example\/\S+\?token=/)
    await resetPasswordCommand(context, to('elsa@rivista.example'))
    expect(said()).not.toBe(first)
    await suspendCommand(context, to('elsa@rivista.example'))
    await reactivateCommand(context, to('elsa@rivista.example'))
    said()
    await listUsersCommand(context)
    expect(said()).toContain('elsa@rivista.example · Elsa · redattore · invitato')
  })

  it('refuse what the back office refuses, in its words', async () => {
    const { context, ada } = await openMagazine(engine)
    await expect(suspendCommand(context, to(ada.email))).rejects.toThrow('È l’unico amministratore')
    await expect(suspendCommand(context, to('chi@rivista.example'))).rejects.toThrow('Nessuno ha l’indirizzo chi@rivista.example')
    const add = (name: string | undefined, role: string | undefined, email: string) =>
      (async () => addUserCommand(context, { options: { name, role }, words: [email] }))()
    await expect(add('Ada', 'redattore', ada.email)).rejects.toThrow('C’è già una persona')
    await expect(add(undefined, 'redattore', 'x@y.example')).rejects.toThrow('--name')
    await expect(add('X', 'capo', 'x@y.example')).rejects.toThrow('non è un ruolo')
    await expect(add('X', undefined, 'nessuno')).rejects.toThrow('non è un indirizzo e-mail')
  })
})
