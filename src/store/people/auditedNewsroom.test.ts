import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { engines, newDatabase } from '../../../tests/support/stores.ts'
import type { Role } from '../../content/people/role.ts'
import { createAuditedNewsroom } from './auditedNewsroom.ts'
import { createAuditLog } from './auditLog.ts'
import type { Engine } from '../database.ts'
import { addUser } from './users.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')

async function open(engine: Engine) {
  const database = await newDatabase(engine)
  const log = createAuditLog(database, clock, (error) => {
    throw error
  })
  const newsroom = createAuditedNewsroom({ database, audit: log, clock, newId: randomUUID })
  const person = async (name: string, role: Role) => ({
    ...(await addUser(database, { name, email: `${name}@example.it`, role }, { clock, newId: randomUUID, passwordHash: 'x' })),
    address: '10.0.0.1',
  })
  const lines = async () => {
    const { entries } = await log.list({ isDescending: false, limit: 100, offset: 0 })
    return entries.map(({ action, by, kind, title, times }) => [by?.name, action, kind, title, times].join(' '))
  }
  return { newsroom, log, lines, ada: await person('Ada', 'caporedattore'), bruno: await person('Bruno', 'collaboratore') }
}

describe.each(engines)('the audited newsroom on %s', (engine) => {
  it('tells the life of an article', async () => {
    const { newsroom, lines, log, ada, bruno } = await open(engine)
    const { id: section } = unwrap(await newsroom.create(ada, 'section', { name: 'Città' }))
    const { id: author } = unwrap(await newsroom.create(ada, 'author', { name: 'Elsa' }))
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un testo.' }] }] }
    const content = { title: 'Alba', section, authors: [author], body }
    const { id } = unwrap(await newsroom.create(bruno, 'article', { title: 'Alba' }))
    unwrap(await newsroom.save(bruno, 'article', id, 1, content))
    unwrap(await newsroom.save(bruno, 'article', id, 2, { ...content, title: 'L’alba' }))
    unwrap(await newsroom.submit(bruno, 'article', id, 'ecco'))
    unwrap(await newsroom.assign(ada, 'article', id, [bruno.id]))
    unwrap(await newsroom.sendBack(ada, 'article', id))
    unwrap(await newsroom.restore(ada, 'article', id, 3, 2))
    unwrap(await newsroom.publish(ada, 'article', id, 4))
    unwrap(await newsroom.unpublish(ada, 'article', id))
    unwrap(await newsroom.remove(ada, 'article', id))
    unwrap(await newsroom.addRedirect(ada, { from: '/vecchio', to: '/nuovo' }))
    unwrap(await newsroom.removeRedirect(ada, '/vecchio'))
    expect(await lines()).toEqual([
      'Ada create section Città 1',
      'Ada create author Elsa 1',
      'Bruno create article Alba 1',
      'Bruno save article L’alba 2',
      'Bruno submit article L’alba 1',
      'Ada assign article L’alba 1',
      'Ada send-back article L’alba 1',
      'Ada restore article Alba 1',
      'Ada publish article Alba 1',
      'Ada unpublish article Alba 1',
      'Ada trash article Alba 1',
      'Ada create redirect /vecchio 1',
      'Ada delete redirect /vecchio 1',
    ])
    const { entries } = await log.list({ isDescending: true, limit: 1, offset: 0, subject: id, action: 'assign' })
    expect(entries[0]).toMatchObject({ subject: id, address: '10.0.0.1', details: { assignees: [bruno.id] } })
  })

  it('tells of who tried what they may not, reading or writing, and of nothing else that failed', async () => {
    const { newsroom, lines, log, ada, bruno } = await open(engine)
    const { id } = unwrap(await newsroom.create(ada, 'article', { title: 'Di Ada' }))
    expect((await newsroom.find(bruno, 'article', id)).ok).toBe(false)
    expect((await newsroom.remove(bruno, 'article', id)).ok).toBe(false)
    expect((await newsroom.list(bruno, { kind: 'popup', sort: { by: 'title', isDescending: false }, limit: 1, offset: 0 })).ok).toBe(false)
    expect((await newsroom.save(ada, 'article', id, 7, { title: 'Tardi' })).ok).toBe(false)
    expect((await newsroom.find(ada, 'article', 'niente')).ok).toBe(false)
    expect(await lines()).toEqual(['Ada create article Di Ada 1', 'Bruno refused article Di Ada 2', 'Bruno refused popup  1'])
    const { entries } = await log.list({ isDescending: false, limit: 1, offset: 1 })
    expect(entries[0]).toMatchObject({ subject: id, details: { tried: 'find', because: 'not-yours' } })
  })
})
