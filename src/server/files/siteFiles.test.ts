import { describe, expect, it } from 'vitest'
import { HOSTILE, openMagazine } from '../../../tests/support/magazine.ts'
import { faultsAgainst } from '../../../tests/support/schemas.ts'
import { engines } from '../../../tests/support/stores.ts'
import { SITE } from '../../../tests/support/testServer.ts'

// Each validation starts a program of its own; a busy machine takes its time over that.
describe('sitemaps', { timeout: 60_000 }, () => {
  it('name every page, each once, in a file that the schema accepts', async () => {
    const { publish, text } = await openMagazine()
    for (const title of HOSTILE) await publish(title)
    const index = await text('/sitemap.xml')
    expect(await faultsAgainst('sitemap', index)).toEqual([])
    expect(index).toContain(`<loc>${SITE}/sitemap-1.xml</loc>`)
    const part = await text('/sitemap-1.xml')
    expect(await faultsAgainst('sitemap', part)).toEqual([])
    for (const path of ['/', '/numeri', '/archivio', '/sezioni/citta', '/autori/elsa-prima', '/articoli/a-e-b-e-amp-c-tra-virgolette'])
      expect(part).toContain(`<loc>${SITE}${path}</loc>`)
    expect(part).toMatch(/articoli\/[^<]+<\/loc><lastmod>2026-11-15T08:00:00.000Z<\/lastmod>/)
  })

  it('have no part that is empty', async () => {
    const { get } = await openMagazine()
    for (const url of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-uno.xml']) expect((await get(url)).statusCode, url).toBe(404)
  })

  it('call news what is two days old at most', async () => {
    const { publish, text, pass } = await openMagazine()
    expect(await faultsAgainst('sitemap', await text('/sitemap-news.xml'))).toEqual([])
    await publish('Ieri l’altro')
    pass(48 * 60)
    expect(await text('/sitemap-news.xml')).toContain('<news:title>Ieri l’altro</news:title>')
    // Nobody publishes anything: the clock alone takes it away.
    pass(1)
    expect(await text('/sitemap-news.xml')).not.toContain('Ieri l’altro')
    await publish('Oggi & domani')
    const news = await text('/sitemap-news.xml')
    expect(await faultsAgainst('sitemap', news)).toEqual([])
    expect(news).not.toContain('Ieri l’altro')
    expect(news).toContain('<news:name>Mezzaluce</news:name><news:language>it</news:language>')
    expect(news).toContain('<news:title>Oggi &amp; domani</news:title>')
  })

  it.each(engines)('say in which language each piece of news is, on %s', async (engine) => {
    const { publish, text } = await openMagazine(engine)
    await publish('Oggi')
    await publish('Today', { language: 'en' })
    const languages = (await text('/sitemap-news.xml')).matchAll(/<news:language>(..)<.*?<news:title>(.*?)</g)
    expect([...languages].map(([, language, title]) => `${title}: ${language}`)).toEqual(['Today: en', 'Oggi: it'])
  })

  it('are named by robots.txt, which closes what is not for reading', async () => {
    const { text, get } = await openMagazine()
    const lines = (await text('/robots.txt')).split('\n')
    for (const path of ['/admin', '/anteprima/', '/api/', '/cerca']) expect(lines).toContain(`Disallow: ${path}`)
    for (const file of ['sitemap.xml', 'sitemap-news.xml']) expect(lines).toContain(`Sitemap: ${SITE}/${file}`)
    expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})
