import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'
import { get, openBareSite } from '../../../tests/support/bareSite.ts'
import { newGround, SECRET } from '../../../tests/support/testServer.ts'

describe('whoever runs it', () => {
  it('sees that it is alive and ready', async () => {
    const { app } = await openBareSite()
    expect((await get(app, '/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get(app, '/readyz')).json()).toEqual({ status: 'ready', store: 'ok', migrations: 'ok' })
  })

  it('sees what is missing when it is not ready', async () => {
    const { app } = await openBareSite({
      health: { ping: () => Promise.reject(new Error('giù')), recentFault: () => null, shape: async () => 'ok' },
    })
    const down = await get(app, '/readyz')
    expect([down.statusCode, down.json<object>()]).toEqual([503, { status: 'not-ready', store: 'unreachable', migrations: 'unknown' }])
  })

  it('sees that pictures cannot be had, while pages can', async () => {
    const { storage } = await newGround()
    const { app } = await openBareSite({ storage: { ...storage, check: () => Promise.reject(new Error('giù')) } })
    const answer = await get(app, '/readyz')
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'ready', media: 'unreachable' }])
  })

  it.each([
    ['older', 503, 'not-ready', /^restart/],
    ['newer', 200, 'ready', /^update the program/],
  ] as const)('sees that the store is %s, and what to do', async (shape, code, status, hint) => {
    const { app } = await openBareSite({ health: { ping: async () => undefined, recentFault: () => null, shape: async () => shape } })
    const answer = await get(app, '/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([
      code,
      { status, store: 'ok', migrations: shape, hint: expect.stringMatching(hint) as string },
    ])
  })

  it('sees that the store cannot be written, from the last write that failed until one succeeds', async () => {
    const { app, ask, database } = await openBackOfficeServer('sqlite')
    const limit = (pages: string) => sql.raw(`pragma max_page_count = ${pages}`).execute(database.signIn)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.signIn)
    await limit(String(rows[0]?.page_count))
    const long = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'parola '.repeat(10_000) }] }] }
    const refused = await ask('POST', 'article', { title: 'Lungo', body: long })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([507, '60', { code: 'store-full' }])
    const full = await get(app, '/readyz')
    expect([full.statusCode, full.json()]).toEqual([503, { status: 'not-ready', store: 'full', migrations: 'unknown' }])
    expect((await get(app, '/')).statusCode).toBe(200)
    await limit('1073741823')
    expect((await ask('POST', 'article', { title: 'Lungo', body: long })).statusCode).toBe(201)
    expect((await get(app, '/readyz')).statusCode).toBe(200)
  })

  it.each([
    ['on the machine itself', { remoteAddress: '127.0.0.1' }, {}, 403],
    ['on the machine itself with the token', { remoteAddress: '127.0.0.1' }, { authorization: `Bearer ${SECRET}` }, 200],
    ['elsewhere', { remoteAddress: '203.0.113.9' }, {}, 403],
    ['elsewhere with the token', { remoteAddress: '203.0.113.9' }, { authorization: `Bearer ${SECRET}` }, 200],
    ['elsewhere with another token', { remoteAddress: '203.0.113.9' }, { authorization: `Bearer ${SECRET.slice(0, -1)}x` }, 403],
    ['behind a proxy on the machine', { remoteAddress: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.9' }, 403],
  ])('reads the metrics %s: %j', async (_name, from, headers, status) => {
    const { app } = await openBareSite()
    await get(app, '/')
    const { statusCode, body } = await app.inject({ url: '/metrics', headers, ...from })
    expect(statusCode).toBe(status)
    if (status === 200) expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/",status="200"} 1')
  })

  it.each([
    ['on the machine itself', '127.0.0.1', {}, 200],
    ['elsewhere', '203.0.113.9', {}, 403],
    ['elsewhere with a made-up token', '203.0.113.9', { authorization: 'Bearer null' }, 403],
    ['through a proxy on the machine', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 403],
  ])('reads the metrics where there is no token %s', async (_name, remoteAddress, headers, status) => {
    const { app } = await openBareSite({ metricsToken: null })
    expect((await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status)
  })

  const told = { proxy: 'untrusted', hint: 'set TRUST_PROXY' }
  it.each([
    ['a proxy on the machine', '127.0.0.1', { 'x-forwarded-for': '8.8.8.8' }, false, told],
    ['one of IPv6', '::1', { forwarded: 'for=8.8.8.8' }, false, told],
    ['one of the same network', '::ffff:10.1.2.3', { 'x-real-ip': '8.8.8.8' }, false, told],
    ['a reader who makes up a header', '8.8.4.4', { 'x-forwarded-for': '8.8.8.8' }, false, {}],
    ['a neighbour who asks for themselves', '10.1.2.3', {}, false, {}],
    ['a proxy that is trusted', '127.0.0.1', { 'x-forwarded-for': '8.8.8.8' }, ['127.0.0.1'], {}],
  ])('is told of %s', async (_name, remoteAddress, headers, trustProxy, details) => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const { app } = await openBareSite({ trustProxy, logger: { level: 'error', stream } })
    for (let count = 0; count < 3; count++) await app.inject({ url: '/', headers, remoteAddress })
    expect((await get(app, '/readyz')).json()).toEqual({ status: 'ready', store: 'ok', migrations: 'ok', ...details })
    expect(lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength('proxy' in details ? 1 : 0)
  })
})
