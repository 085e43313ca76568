import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import { SITE } from '../../../tests/support/testServer.ts'
import type { Engine } from '../../store/database.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE, 'user-agent': BROWSER }

async function open(engine: Engine = 'sqlite') {
  const server = await openBackOfficeServer(engine)
  const { app, database, newsroom, ada, article } = server
  const made = unwrap(await newsroom.create(ada, 'article', article('Uno')))
  unwrap(await newsroom.publish(ada, 'article', made.id, 1))
  const send = async (body: string | Record<string, string>, headers: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : new URLSearchParams(body).toString()
    return app.inject({ method: 'POST', url: '/raccolta', payload, headers: { ...HEADERS, ...headers } })
  }
  /** What is written down when the server closes. */
  const kept = async () => {
    await app.close()
    const rows = await database.db.selectFrom('traffic').selectAll().orderBy('kind').orderBy('target').execute()
    return rows.map(({ kind, target, count }) => `${kind} ${target} ${count}`)
  }
  return { ...server, send, kept, id: made.id }
}

describe.each(engines)('the collector, on %s', (engine) => {
  it('adds up what pages tell, by the day, and nothing of who', async () => {
    const { send, kept } = await open(engine)
    const view = { name: 'page_view', page: '/articoli/uno', target: 'https://altrove.org/x' }
    for (let time = 0; time < 3; time += 1) expect((await send(view)).statusCode).toBe(204)
    await send({ name: 'page_view', page: '/articoli/mai-scritto', target: '' })
    await send({ name: 'download', page: '/articoli/uno', target: `${SITE}/media/a/file.pdf` })
    await send({ name: 'popup_close', page: '/', target: '7', reason: 'dismiss' })
    expect(await kept()).toEqual([
      'download /media/a/file.pdf 1',
      'hour 09 4',
      'page * 1',
      'page /articoli/uno 3',
      'popup_close 7 dismiss 1',
      'referrer altrove.org 3',
    ])
  })

  it.each([
    ['a null where an address to write to may have one', { name: 'mailto', page: '/', target: 'a\0@b.it' }, 400],
    ['an address that grows beyond what an index holds', { name: 'outbound', page: '/', target: `https://b.it/${'😀'.repeat(290)}` }, 204],
  ])('goes on counting after %s', async (_name, bad, status) => {
    const { send, kept } = await open(engine)
    expect((await send(bad)).statusCode).toBe(status)
    await send({ name: 'page_view', page: '/articoli/uno' })
    expect(await kept()).toContain('page /articoli/uno 1')
  })

  it('tells how the last days went', async () => {
    const { ask, database, id } = await open(engine)
    const row = (day: string, kind: 'page' | 'hour' | 'referrer' | 'download', target: string, count: number) => ({
      day,
      kind,
      target,
      count,
    })
    await database.db
      .insertInto('traffic')
      .values([
        row('2026-11-15', 'hour', '08', 4),
        row('2026-11-15', 'hour', '09', 2),
        row('2026-11-14', 'hour', '23', 5),
        row('2026-11-08', 'hour', '12', 9),
        row('2026-11-15', 'page', '/articoli/uno', 4),
        row('2026-11-14', 'page', '/articoli/uno', 3),
        row('2026-11-15', 'page', '/', 2),
        row('2026-11-15', 'page', '*', 50),
        row('2026-11-15', 'referrer', 'altrove.org', 1),
        row('2026-11-15', 'download', '/a.pdf', 2),
      ])
      .execute()
    const uno = { target: '/articoli/uno', title: 'Uno', document: { kind: 'article', id } }
    expect((await ask('GET', 'traffic?days=1', undefined, 'carla')).json()).toEqual({
      isCounted: true,
      from: '2026-11-15',
      to: '2026-11-15',
      views: 6,
      viewsBefore: 5,
      byTime: [
        { at: '08', count: 4 },
        { at: '09', count: 2 },
      ],
      pages: [
        { ...uno, count: 4 },
        { target: '/', count: 2, title: null, document: null },
        expect.objectContaining({ target: '*', count: 50 }),
      ],
      referrers: [{ target: 'altrove.org', count: 1 }],
      events: [{ event: 'download', count: 2, targets: [{ target: '/a.pdf', count: 2, title: null, document: null }] }],
    })
    expect((await ask('GET', 'traffic')).json()).toMatchObject({
      views: 11,
      viewsBefore: 9,
      byTime: [
        { at: '2026-11-14', count: 5 },
        { at: '2026-11-15', count: 6 },
      ],
      pages: [{ ...uno, count: 7 }, {}, {}],
    })
    expect((await ask('GET', 'traffic?days=9')).statusCode).toBe(400)
  })
})

describe('the collector', () => {
  it('is off with its setting, and says so', async () => {
    const { send, kept, ask, newsroom, ada } = await open()
    unwrap(await newsroom.create({ ...ada, role: 'amministratore' }, 'analyticsSettings', { own: false }))
    expect((await send({ name: 'page_view', page: '/' })).statusCode).toBe(204)
    expect((await ask('GET', 'traffic')).json()).toMatchObject({ isCounted: false, views: 0 })
    expect(await kept()).toEqual([])
  })

  it.each<[string, string | Record<string, string>, Record<string, string>, number]>([
    ['a robot', { name: 'page_view', page: '/' }, { 'user-agent': 'Googlebot/2.1' }, 204],
    ['a browser without a name', { name: 'page_view', page: '/' }, { 'user-agent': '' }, 204],
    ['another site', { name: 'page_view', page: '/' }, { origin: 'https://altrove.org' }, 403],
    ['another site, as the browser says', { name: 'page_view', page: '/' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['nonsense', '%%%&&&=name', {}, 204],
    ['nothing', '', {}, 204],
    ['JSON', '{"name":"page_view"}', { 'content-type': 'application/json' }, 400],
    ['a long letter', `name=page_view&target=${'a'.repeat(5000)}`, {}, 413],
    ['a null', 'name=download&target=%00&page=%00', {}, 400],
  ])('counts nothing of %s', async (_name, body, headers, status) => {
    const { send, kept } = await open()
    const answer = await send(body, headers)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined])
    expect(await kept()).toEqual([])
  })

  it('counts so much from one address, and no more', async () => {
    const { send, kept } = await open()
    const statuses = new Set<number>()
    for (let time = 0; time < 125; time += 1) statuses.add((await send({ name: 'page_view', page: '/' })).statusCode)
    expect([...statuses]).toEqual([204, 429])
    expect(await kept()).toContain('page / 120')
  })

  it('does without a store that is down', async () => {
    const server = await open()
    await server.database.close()
    expect((await server.send({ name: 'page_view', page: '/' })).statusCode).toBe(204)
  })
})
