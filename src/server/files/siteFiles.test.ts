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
    expect(index).toContain(`<loc>${SITE}/sitemap-2026-11.xml</loc>`)
    const [part, articles] = [await text('/sitemap-1.xml'), await text('/sitemap-2026-11.xml')]
    for (const one of [part, articles]) expect(await faultsAgainst('sitemap', one)).toEqual([])
    for (const path of ['/', '/numeri', '/archivio', '/sezioni/citta', '/autori/elsa-prima'])
      expect(part).toContain(`<loc>${SITE}${path}</loc>`)
    expect(part).toContain(`<loc>${SITE}/</loc><lastmod>2026-11-15T08:00:00.000Z</lastmod>`)
    expect(part).not.toContain('/articoli/')
    expect(articles).toContain(`<loc>${SITE}/articoli/a-e-b-e-amp-c-tra-virgolette</loc><lastmod>2026-11-15T08:00:00.000Z</lastmod>`)
    expect(articles.split('<url>')).toHaveLength(HOSTILE.length + 1)
  })

  it('have no part that is empty', async () => {
    const { get } = await openMagazine()
    for (const part of ['2', '0', 'uno', '2026-10', '2026-13', '2026-11', '2026-11-1', '2026-11-2', '2026-11-', '2026'])
      expect((await get(`/sitemap-${part}.xml`)).statusCode, part).toBe(404)
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
