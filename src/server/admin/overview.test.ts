import { describe, expect, it } from 'vitest'
import { idOf, openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { engines } from '../../../tests/support/stores.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import type { FoundDocuments } from '../../content/newsroom/outlook.ts'

describe.each(engines)('the newsroom from above, on %s', (engine) => {
  async function open() {
    const office = await openBackOfficeServer(engine)
    const { ask, article, newsroom, ada } = office
    const make = async (title: string, more: object = {}, who = 'ada') => idOf(await ask('POST', 'article', article(title, more), who))
    const publish = async (id: string, at?: string) => unwrap(await newsroom.publish(ada, 'article', id, 1, at))
    return { ...office, make, publish }
  }

  it('has a calendar of what appears, ends and is meant to', async () => {
    const { ask, make, publish, later } = await open()
    await publish(await make('Uscito', { unpublishAt: later(120) }))
    await publish(await make('Programmato'), later(60))
    await make('Previsto', { publishAt: later(90) })
    await make('Senza data')
    const calendar = async (who: string) =>
      (await ask('GET', `calendar?from=${later(-60)}&to=${later(240)}`, undefined, who))
        .json<{ title: string; what: string; state: string }[]>()
        .map(({ title, what, state }) => [title, what, state])
    expect(await calendar('ada')).toEqual([
      ['Uscito', 'published', 'published'],
      ['Programmato', 'scheduled', 'scheduled'],
      ['Previsto', 'planned', 'draft'],
      ['Uscito', 'ends', 'published'],
    ])
    expect(await calendar('carla')).toEqual([])
    expect((await ask('GET', 'calendar?from=x&to=y')).statusCode).toBe(400)
  })

  it('tells administrators of a proxy that the server was not told of', async () => {
    const { ask, app } = await open()
    const isTold = async (who: string) =>
      (await ask('GET', 'dashboard', undefined, who)).json<{ hasUntrustedProxy: boolean }>().hasUntrustedProxy
    expect(await isTold('admin')).toBe(false)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '8.8.8.8' }, remoteAddress: '127.0.0.1' })
    expect(await isTold('admin')).toBe(true)
    expect(await isTold('ada')).toBe(false)
  })

  it('tells administrators, and nobody else, how the backups are doing', async () => {
    const status = {
      isScheduled: true,
      lastProven: { at: '2026-11-15T02:00:00.000Z', bytes: 12, restoreMs: 34 },
      contentSince: null,
      failure: null,
    }
    const { ask } = await openBackOfficeServer(engine, { backupStatus: async () => status })
    const told = async (who: string) => (await ask('GET', 'dashboard', undefined, who)).json<{ backups: unknown }>().backups
    expect([await told('admin'), await told('ada'), await told('carla')]).toEqual([status, null, null])
  })

  it('has a dashboard for each of those who work in it', async () => {
    const { ask, app, make, publish, later, ada, newsroom, bruno } = await open()
    const mine = await make('Di Bruno', {}, 'bruno')
    await ask('POST', `article/${mine}/submit`, { note: 'Guarda la fine' }, 'bruno')
    await publish(await make('Uscito'))
    await publish(await make('Stasera'), later(60))
    const given = await make('Affidato')
    unwrap(await newsroom.assign(ada, 'article', given, [bruno.id]))
    await app.inject('/articoli/uscito')
    const dashboard = async (who: string) => (await ask('GET', 'dashboard', undefined, who)).json<Record<string, unknown>>()
    expect(await dashboard('ada')).toMatchObject({
      toReview: { total: 1, documents: [{ title: 'Di Bruno', note: 'Guarda la fine' }] },
      today: [{ title: 'Stasera', what: 'scheduled' }],
      published: [{ day: '2026-11-15', count: 1 }],
    })
    await ask('POST', `article/${mine}/send-back`, { note: 'Manca la fonte' })
    const his = await dashboard('bruno')
    expect(his).toMatchObject({
      toReview: { total: 0 },
      returned: { total: 1 },
      assigned: { total: 1, documents: [{ title: 'Affidato' }] },
    })
    const recent = his['recent'] as { title: string; by: { name: string } }[] // as the route says
    expect(recent.map(({ title }) => title)).not.toContain('Uscito')
    expect(recent.find(({ title }) => title === 'Di Bruno')?.by.name).toBe('Bruno')
  })

  it('finds by a few words what the role may see, and what readers can', async () => {
    const { ask, make, publish } = await open()
    const shown = await make('La città di notte')
    await publish(shown)
    await make('Città segreta')
    const found = async (q: string, who = 'ada') =>
      (await ask('GET', `find?q=${encodeURIComponent(q)}`, undefined, who)).json<FoundDocuments>().documents
    expect((await found('citta')).map(({ kind, title }) => `${kind}: ${title}`).sort()).toEqual([
      'article: Città segreta',
      'article: La città di notte',
      'section: Città',
    ])
    expect((await found('citta', 'carla')).map(({ title }) => title).sort()).toEqual(['Città', 'La città di notte'])
    expect(await found('notte')).toMatchObject([{ id: shown, address: '/articoli/la-citta-di-notte', state: 'published' }])
    expect(await found('  ')).toEqual([])
  })

  it('finds what somebody may not open by the words that readers see, not by those of its draft', async () => {
    const { ask, make, publish, article } = await open()
    const id = await make('La città di notte')
    await publish(id)
    await ask('PUT', `article/${id}`, { revision: 1, content: { ...article('Dossier sul sindaco'), slug: 'la-citta-di-notte' } })
    const found = async (q: string, who: string) =>
      (await ask('GET', `find?q=${q}`, undefined, who)).json<FoundDocuments>().documents.map(({ title }) => title)
    for (const q of ['dossier', 'notte']) expect(await found(q, 'ada')).toEqual(['Dossier sul sindaco'])
    for (const who of ['bruno', 'carla'])
      expect([who, await found('dossier', who), await found('sindaco', who), await found('notte', who)]).toEqual([
        who,
        [],
        [],
        ['La città di notte'],
      ])
  })
})
