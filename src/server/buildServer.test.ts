import { describe, expect, it } from 'vitest'
import { get, openBareSite, publish } from '../../tests/support/bareSite.ts'
import { SITE } from '../../tests/support/testServer.ts'
import { unwrap } from '../../tests/support/unwrap.ts'

describe('headers', () => {
  it('let a page run our own files and nothing else', async () => {
    const { app } = await openBareSite()
    const policy = String((await get(app, '/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|http|\*)/)
  })

  it('are strict for an address that never reached a page, too', async () => {
    const { app } = await openBareSite()
    const lost = await get(app, '/%')
    expect(lost.statusCode).toBe(400)
    expect(lost.headers['content-security-policy']).toBe((await get(app, '/')).headers['content-security-policy'])
  })

  it('keep hashed files for ever, pages not: a browser asks each time, a CDN every few seconds', async () => {
    const { app } = await openBareSite()
    expect((await get(app, '/assets/main-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(app, '/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=86400',
    )
    expect((await get(app, '/assets/none.js')).statusCode).toBe(404)
  })

  it('promise https only where there is https', async () => {
    const secure = await openBareSite()
    expect((await get(secure.app, '/')).headers['strict-transport-security']).toBeDefined()
    const plain = await openBareSite({ siteUrl: 'http://localhost:3000' })
    expect((await get(plain.app, '/')).headers['strict-transport-security']).toBeUndefined()
  })

  it('promise it for subdomains where the settings say so, in every answer', async () => {
    const { app, database } = await openBareSite()
    const { newsroom, actor } = await publish(database, 'Alba')
    const paths = ['/', '/articoli/alba', '/niente', '/%', '/api/auth/get-session', '/robots.txt']
    const promises = async () =>
      new Set(await Promise.all(paths.map(async (path) => (await get(app, path)).headers['strict-transport-security'])))
    expect(await promises()).toEqual(new Set(['max-age=31536000']))
    unwrap(await newsroom.create(actor, 'siteSettings', { httpsSubdomains: true }))
    await get(app, '/')
    expect(await promises()).toEqual(new Set(['max-age=31536000; includeSubDomains']))
  })

  it.each(['/', '/cerca', '/niente', '/robots.txt', '/api/auth/get-session'])('keep camera and microphone from %s', async (path) => {
    const { app } = await openBareSite()
    const policy = String((await get(app, path)).headers['permissions-policy'])
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) expect(policy).toContain(`${feature}=()`)
  })

  it('carry no directive that a setting made up', async () => {
    const { app, database } = await openBareSite()
    const { newsroom, actor } = await publish(database, 'Alba')
    const matomo = { address: "https://dati.it;script-src'unsafe-inline'", siteId: '3' }
    const refused = await newsroom.create(actor, 'analyticsSettings', { matomo })
    expect(refused).toMatchObject({ ok: false, reason: 'invalid' })
    expect((await get(app, '/')).headers['content-security-policy']).not.toContain('dati.it')
  })
})

describe('security.txt', () => {
  it.each([
    ['sicurezza@rivista.it', 'mailto:sicurezza@rivista.it'],
    ['https://rivista.it/sicurezza', 'https://rivista.it/sicurezza'],
  ])('names %s, and when to ask again', async (securityContact, contact) => {
    const { app, database } = await openBareSite()
    expect((await get(app, '/.well-known/security.txt')).statusCode).toBe(404)
    const { newsroom, actor } = await publish(database, 'Alba')
    unwrap(await newsroom.create(actor, 'siteSettings', { securityContact }))
    const { statusCode, headers, body } = await get(app, '/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toEqual([
      `Contact: ${contact}`,
      'Expires: 2027-05-14T08:00:00.000Z',
      'Preferred-Languages: it, en',
      `Canonical: ${SITE}/.well-known/security.txt`,
      '',
    ])
  })

  it.each(['javascript:alert(1)', 'http://rivista.it', 'a@b.it\nExpires: mai', 'nessuno'])('takes no %j', async (securityContact) => {
    const { database } = await openBareSite()
    const { newsroom, actor } = await publish(database, 'Alba')
    expect(await newsroom.create(actor, 'siteSettings', { securityContact })).toMatchObject({ ok: false })
  })
})
