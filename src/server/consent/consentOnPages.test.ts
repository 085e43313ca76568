import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/unwrap.ts'
import { engines } from '../../../tests/support/stores.ts'
import type { Engine } from '../../store/database.ts'

async function openChoosing(engine: Engine = 'sqlite') {
  const magazine = await openMagazine(engine)
  const { newsroom, ada, get, publish } = magazine
  const admin = { ...ada, role: 'amministratore' } as const
  await publish('Il mare')
  const { id } = unwrap(await newsroom.create(admin, 'analyticsSettings', {}))
  let revision = 1
  const directive = (policy: unknown, name: string) =>
    String(policy)
      .split(';')
      .find((part) => part.startsWith(`${name} `))
  return {
    ...magazine,
    choose: async (settings: object) => ({ revision } = unwrap(await newsroom.save(admin, 'analyticsSettings', id, revision, settings))),
    policyOf: async (url: string, name: string, headers: Record<string, string> = {}) =>
      directive((await get(url, headers)).headers['content-security-policy'], name),
  }
}

describe.each(engines)('the Content-Security-Policy of pages, on %s', (engine) => {
  it('is opened to the hosts that were chosen, on the very next answer, and closed again', async () => {
    const { choose, policyOf, get } = await openChoosing(engine)
    const before = await get('/')
    expect(await policyOf('/', 'connect-src')).toBe("connect-src 'self'")
    await choose({ ga4: 'G-ABC123', plausible: { domain: 'rivista.it' } })
    for (const url of ['/', '/', '/articoli/il-mare']) {
      expect(await policyOf(url, 'connect-src')).toBe(
        "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://plausible.io",
      )
      expect(await policyOf(url, 'script-src')).toMatch(/ https:\/\/www\.googletagmanager\.com$/)
    }
    expect(await policyOf('/non-c-e', 'script-src', { accept: 'text/html' })).toMatch(/googletagmanager/)
    await choose({})
    expect((await get('/')).headers['content-security-policy']).toBe(before.headers['content-security-policy'])
  })

  it('is part of what a page is known by: nobody is told that it has not changed when it has', async () => {
    const { choose, get } = await openChoosing(engine)
    await choose({ own: false, matomo: { address: 'https://a.it', siteId: '1' } })
    const etag = String((await get('/feed.xml')).headers.etag)
    expect((await get('/feed.xml', { 'if-none-match': etag })).statusCode).toBe(304)
    await choose({ own: false, matomo: { address: 'https://b.it', siteId: '1' } })
    expect((await get('/feed.xml', { 'if-none-match': etag })).statusCode).toBe(200)
  })
})

describe('consent on pages', () => {
  it('is no matter where nothing needs it', async () => {
    const { choose, text } = await openChoosing()
    expect(await text('/')).not.toMatch(/consent|preferenze-cookie/)
    await choose({ plausible: { domain: 'rivista.it' }, matomo: { address: 'https://a.it', siteId: '1', cookieless: true } })
    expect(await text('/')).not.toMatch(/consent|preferenze-cookie/)
  })

  it('is asked by a script before those that wait for it, and every footer leads to the preferences', async () => {
    const { choose, text } = await openChoosing()
    await choose({ ga4: 'G-ABC123' })
    for (const url of ['/', '/articoli/il-mare']) {
      const page = await text(url)
      expect(page).toMatch(/<script type="edicola\/later" src="\/consent\.js" data-terms="1 ga4" data-banner="\/banner\.js"/)
      expect(page.indexOf('/consent.js')).toBeLessThan(page.indexOf('/analytics.js'))
      expect(page).toContain('<a href="/cookie#preferenze-cookie">Preferenze cookie</a>')
    }
  })

  it('has a page that lists every cookie, also if the editors wrote none', async () => {
    const { choose, get, text, newsroom, ada } = await openChoosing()
    expect((await get('/cookie')).statusCode).toBe(404)
    await choose({ ga4: 'G-ABC123' })
    expect(await text('/cookie')).toMatch(/<h1>Cookie<\/h1>.*edicola_consent.*_ga_ABC123/s)
    const page = unwrap(await newsroom.create(ada, 'page', { title: 'I nostri biscotti', slug: 'cookie' }))
    unwrap(await newsroom.publish(ada, 'page', page.id, page.revision))
    expect(await text('/cookie')).toMatch(/<h1>I nostri biscotti<\/h1>.*edicola_consent.*_ga_ABC123/s)
    await choose({})
    const plain = await text('/cookie')
    expect(plain).toMatch(/<h1>I nostri biscotti<\/h1>.*hide_modal_id_\*/s)
    expect(plain).not.toMatch(/edicola_consent|_ga/)
  })

  it('says there whose pages a click may bring, and where they tell what they do with the visit', async () => {
    const { choose, text } = await openChoosing()
    await choose({ ga4: 'G-ABC123' })
    const page = await text('/cookie')
    const networks = ['Instagram', 'X', 'Bluesky', 'Mastodon']
    const players = ['YouTube', 'Vimeo', 'Spotify', 'SoundCloud']
    for (const name of [...networks, ...players, 'Google Maps', 'OpenStreetMap', 'Datawrapper', 'Flourish'])
      expect(page).toMatch(new RegExp(`<li><a href="https://[^"]+"[^>]*>${name}( \\([^<]+\\))?</a></li>`))
  })
})
