import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { ListedPreviewLink } from '../../content/newsroom/previewLink.ts'
import { createDirectory } from '../../store/people/directory.ts'
import { createAuditLog } from '../../store/people/auditLog.ts'

interface Made {
  readonly id: string
  readonly address: string
  readonly expiresAt: string
}

describe.each(engines)('links to drafts, on %s,', (engine) => {
  async function openWithLinks() {
    const office = await openBackOfficeServer(engine)
    const { ask, app, article, database, now } = office
    const draft = async (who: string, title = `Di ${who}`) => idOf(await ask('POST', 'article', article(title), who))
    const link = async (id: string, who: string, hours = 48) =>
      (await ask('POST', `article/${id}/preview-link`, { hours }, who)).json<Made>()
    const opens = async ({ address }: Made) => (await app.inject(new URL(address).pathname)).statusCode
    const listed = async (who: string, path = 'preview-links') => (await ask('GET', path, undefined, who)).json<ListedPreviewLink[]>()
    const withdraw = async ({ id }: Made, who: string) => (await ask('DELETE', `preview-links/${id}`, undefined, who)).statusCode
    const clock = () => new Date(now())
    const audit = createAuditLog(database, clock, () => undefined)
    const directory = createDirectory({ database, audit, clock, newId: () => 'x' })
    return { ...office, draft, link, opens, listed, withdraw, directory, audit }
  }

  it('are kept without their secret, and end when they say', async () => {
    const { draft, link, opens, database, pass } = await openWithLinks()
    const made = await link(await draft('ada'), 'ada', 2)
    expect(made.expiresAt).toBe('2026-11-15T10:00:00.000Z')
    const rows = await database.db.selectFrom('previewLink').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(made.address.split('/').at(-1))
    pass(2 * 60 - 1)
    expect(await opens(made)).toBe(200)
    pass(1)
    expect(await opens(made)).toBe(410)
  })

  it('are told to whoever may open the document, and withdrawn by who made them or may publish it', async () => {
    const { draft, link, opens, listed, withdraw, pass } = await openWithLinks()
    const id = await draft('carla')
    const hers = await link(id, 'carla')
    pass(1)
    const [adas, brunos] = [await link(id, 'ada'), await link(await draft('bruno'), 'bruno')]
    expect(await listed('carla', `article/${id}/preview-links`)).toMatchObject([
      { by: 'Ada', mayWithdraw: false, document: { id, title: 'Di carla' } },
      { by: 'Carla', mayWithdraw: true, expiresAt: hers.expiresAt },
    ])
    expect((await listed('carla')).map(({ by }) => by)).toEqual(['Carla'])
    expect((await listed('bruno')).map(({ by }) => by)).toEqual(['Bruno'])
    expect((await listed('ada')).map(({ by }) => by).sort()).toEqual(['Ada', 'Bruno', 'Carla'])
    expect(JSON.stringify(await listed('ada'))).not.toContain(hers.address.split('/').at(-1))

    expect(await withdraw(adas, 'carla')).toBe(403)
    expect(await withdraw(hers, 'bruno')).toBe(403)
    expect([await opens(adas), await opens(hers)]).toEqual([200, 200])
    expect(await withdraw(hers, 'carla')).toBe(200)
    expect(await withdraw(hers, 'carla')).toBe(404)
    expect(await withdraw(brunos, 'ada')).toBe(200)
    expect([await opens(hers), await opens(brunos), await opens(adas)]).toEqual([404, 404, 200])
    expect(await listed('bruno')).toEqual([])
  })

  it('end with the suspension of who made them, and do not come back with them', async () => {
    const { draft, link, opens, directory, people, carla } = await openWithLinks()
    const id = await draft('carla')
    const [hers, adas] = [await link(id, 'carla'), await link(id, 'ada')]
    await directory.suspend(people['admin'] ?? carla, carla.id)
    expect([await opens(hers), await opens(adas)]).toEqual([404, 200])
    await directory.reactivate(people['admin'] ?? carla, carla.id)
    expect(await opens(hers)).toBe(404)
  })

  it('show the newest draft, whoever wrote it, while their maker may open it', async () => {
    const { ask, app, article, draft, link, opens, bruno } = await openWithLinks()
    const id = await draft('ada')
    await ask('POST', `article/${id}/assign`, { assignees: [bruno.id] })
    const his = await link(id, 'bruno')
    await ask('PUT', `article/${id}`, { revision: 1, content: article('Riscritto da Ada') })
    expect((await app.inject(new URL(his.address).pathname)).body).toContain('Riscritto da Ada')
    await ask('POST', `article/${id}/assign`, { assignees: [] })
    expect(await opens(his)).toBe(404)
  })

  it('end with the document', async () => {
    const { ask, draft, link, opens } = await openWithLinks()
    const id = await draft('ada')
    const made = await link(id, 'ada')
    await ask('DELETE', `article/${id}`)
    expect(await opens(made)).toBe(404)
    await ask('POST', 'bin/purge', { ids: [id] })
    expect(await opens(made)).toBe(404)
  })

  it('have their lines in the audit log', async () => {
    const { draft, link, withdraw, audit, ada } = await openWithLinks()
    const id = await draft('ada')
    await withdraw(await link(id, 'ada'), 'ada')
    const { entries } = await audit.list({ isDescending: true, limit: 2, offset: 0 })
    expect(entries).toMatchObject([
      { action: 'preview-link-withdrawn', kind: 'article', subject: id, title: 'Di ada', by: { id: ada.id } },
      { action: 'preview-link', kind: 'article', subject: id, title: 'Di ada', details: { hours: 48 } },
    ])
  })
})
