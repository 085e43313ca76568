import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import { createNewsroom } from '../../content/newsroom/newsroom.ts'
import type { Role } from '../../content/people/role.ts'
import { createDocumentStore } from '../documents/documentStore.ts'
import { createAuditLog } from './auditLog.ts'
import type { Engine } from '../database.ts'
import { createDirectory } from './directory.ts'
import { addUser } from './users.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')

async function open(engine: Engine) {
  const database = await newDatabase(engine)
  const audit = createAuditLog(database, clock, (error) => {
    throw error
  })
  const directory = createDirectory({ database, audit, clock, newId: randomUUID })
  const newsroom = createNewsroom({ documents: createDocumentStore(database), clock, newId: randomUUID })
  const person = (name: string, role: Role) =>
    addUser(database, { name, email: `${name.toLowerCase()}@example.it`, role }, { clock, newId: randomUUID, passwordHash: 'x' })
  const [ada, bruno] = [await person('Ada', 'amministratore'), await person('Bruno', 'redattore')]
  const names = async (more: object = {}) => {
    const query = { sort: { by: 'name', isDescending: false }, limit: 100, offset: 0, ...more } as const
    return unwrap(await directory.list(ada, query)).accounts.map(({ name }) => name)
  }
  const lines = async () => (await audit.list({ isDescending: false, limit: 100, offset: 0 })).entries.map(({ action }) => action)
  return { database, directory, newsroom, person, ada, bruno, names, lines }
}

describe.each(engines)('the directory on %s', (engine) => {
  it('lists people by what is asked, and never says a secret', async () => {
    const { directory, ada, bruno, names, person } = await open(engine)
    await person('Carla', 'caporedattore')
    unwrap(await directory.invite(ada, { name: 'Dino', email: 'dino@example.it', role: 'collaboratore' }))
    unwrap(await directory.suspend(ada, bruno.id))
    expect(await names()).toEqual(['Ada', 'Bruno', 'Carla', 'Dino'])
    expect(await names({ sort: { by: 'role', isDescending: true } })).toEqual(['Bruno', 'Dino', 'Carla', 'Ada'])
    expect(await names({ words: 'EXAMPLE car' })).toEqual(['Carla'])
    expect(await names({ role: 'redattore' })).toEqual(['Bruno'])
    expect(await names({ state: 'active' })).toEqual(['Ada', 'Carla'])
    expect(await names({ state: 'invited' })).toEqual(['Dino'])
    expect(await names({ state: 'suspended' })).toEqual(['Bruno'])
    expect(await names({ ids: [ada.id, 'niente'] })).toEqual(['Ada'])
    expect(await names({ ids: [] })).toEqual([])
    expect(await names({ limit: 1, offset: 2 })).toEqual(['Carla'])
    expect(unwrap(await directory.find(ada, bruno.id))).toEqual({
      id: bruno.id,
      name: 'Bruno',
      email: 'bruno@example.it',
      role: 'redattore',
      state: 'suspended',
      language: 'it',
      twoFactorEnabled: false,
      mustChangePassword: false,
      createdAt: '2026-11-15T08:00:00.000Z',
      lastSignInAt: null,
      suspendedAt: '2026-11-15T08:00:00.000Z',
      invitedUntil: null,
    })
    expect(await directory.list(bruno, { sort: { by: 'name', isDescending: false }, limit: 1, offset: 0 })).toMatchObject({ ok: false })
    expect(await directory.find(bruno, ada.id)).toMatchObject({ ok: false, reason: 'forbidden' })
    expect((await directory.people()).map(({ name, state }) => [name, state])).toContainEqual(['Dino', 'invited'])
  })

  it('changes a name and a role, and leaves a line for each', async () => {
    const { directory, ada, bruno, lines } = await open(engine)
    expect(unwrap(await directory.change(ada, bruno.id, { name: 'Bruno Neri', role: 'caporedattore' }))).toMatchObject({
      name: 'Bruno Neri',
      role: 'caporedattore',
    })
    expect(unwrap(await directory.changeProfile(bruno, { language: 'en' }))).toMatchObject({ language: 'en' })
    expect(await directory.change(ada, ada.id, { role: 'redattore' })).toMatchObject({ because: 'yourself' })
    expect(await directory.change(bruno, ada.id, { name: 'X' })).toMatchObject({ because: 'role' })
    expect(await directory.change(ada, 'niente', { name: 'X' })).toMatchObject({ reason: 'not-found' })
    expect(await lines()).toEqual(['user-changed', 'profile-changed', 'refused', 'refused'])
  })

  it('keeps one administrator, whoever tries together', async () => {
    const { directory, ada, person } = await open(engine)
    const elsa = await person('Elsa', 'amministratore')
    const tried = await Promise.all([directory.suspend(ada, elsa.id), directory.suspend(elsa, ada.id)])
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('deletes who wrote nothing, and keeps who did', async () => {
    const { directory, newsroom, ada, bruno, person, names, lines } = await open(engine)
    const { id } = await person('Carla', 'redattore')
    unwrap(await newsroom.create(bruno, 'article', { title: 'Alba' }))
    expect(unwrap(await directory.remove(ada, id))).toBeNull()
    expect(await directory.remove(ada, bruno.id)).toMatchObject({ reason: 'in-use', by: ['Alba'] })
    expect(await names()).toEqual(['Ada', 'Bruno'])
    expect(await lines()).toEqual(['delete'])
  })

  it('invites once per address, again, and not at all', async () => {
    const { database, directory, ada, names, lines } = await open(engine)
    const dino = { name: 'Dino', email: 'dino@example.it', role: 'collaboratore' } as const
    const first = unwrap(await directory.invite(ada, dino))
    expect(first.account).toMatchObject({ state: 'invited', invitedUntil: '2026-11-22T08:00:00.000Z' })
    expect(await directory.invite(ada, dino)).toMatchObject({ reason: 'invalid', problems: [{ path: ['email'], problem: 'email-taken' }] })
    const second = unwrap(await directory.inviteAgain(ada, first.account.id))
    expect(second.token).not.toBe(first.token)
    const kept = await database.db.selectFrom('verification').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(second.token)
    expect(await directory.inviteAgain(ada, ada.id)).toMatchObject({ reason: 'forbidden' })
    unwrap(await directory.remove(ada, first.account.id))
    expect(await names()).toEqual(['Ada', 'Bruno'])
    expect(await database.db.selectFrom('verification').selectAll().execute()).toEqual([])
    expect(await lines()).toEqual(['invite', 'invite-again', 'refused', 'invitation-revoked'])
  })
})
