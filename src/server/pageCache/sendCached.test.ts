import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../../tests/support/magazine.ts'
import { unwrap } from '../../../tests/support/newsroom.ts'
import { listening, through } from '../../../tests/support/overSocket.ts'
import { engines } from '../../../tests/support/stores.ts'
import { METRICS } from '../../../tests/support/testServer.ts'
import { StoreUnavailable } from '../../store/faults.ts'
import { encodePage } from './encodePage.ts'

const html = { accept: 'text/html' }

describe.each(engines)('what no article names, on %s,', (engine) => {
  it('is shown as it is now though no cache hears of it', async () => {
    const { newsroom, ada, get, text, publish, publicContent } = await openMagazine(engine)
    const tag = unwrap(await newsroom.create(ada, 'tag', { name: 'Mare', slug: 'mare' }))
    const author = unwrap(await newsroom.create(ada, 'author', { name: 'Rosa', slug: 'rosa' }))
    const addresses = ['/autori/rosa', '/autori/rosa/feed.xml']
    for (const address of addresses) expect(await text(address)).toContain('Rosa')
    const before = await publicContent.version()
    unwrap(await newsroom.save(ada, 'tag', tag.id, 1, { ...tag.content, name: 'Oceano' }))
    unwrap(await newsroom.save(ada, 'author', author.id, 1, { ...author.content, name: 'Oceana' }))
    expect(await publicContent.version()).toBe(before)
    for (const address of addresses) expect(await text(address)).toContain('Oceana')
    // Whoever writes may coin a tag: its name is no page of its own until somebody has published an article with it.
    expect((await get('/tag/mare')).statusCode).toBe(404)
    expect(await text('/sitemap-1.xml')).not.toMatch(/\/tag\/mare|\/autori\/rosa/)

    await publish('Uno', { tags: [tag.id], authors: [author.id] })
    expect(await text('/sitemap-1.xml')).toMatch(/\/tag\/mare/)
    unwrap(await newsroom.save(ada, 'tag', tag.id, 2, { ...tag.content, name: 'Laguna' }))
    expect(await text('/tag/mare')).toContain('Laguna')
  })
})

describe('a page', () => {
  it('has its bytes in every encoding, each with a tag of its own', async () => {
    const { another } = await openMagazine()
    const app = await another({ encodePage })
    const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers })
    const [plain, zipped, brotli] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => get('/', { 'accept-encoding': encoding })),
    )
    expect([plain?.headers, zipped?.headers, brotli?.headers].map((headers) => headers?.['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    expect(gunzipSync(zipped?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain?.body)
    const tags = [plain, zipped, brotli].map((answer) => String(answer?.headers.etag))
    expect(new Set(tags).size).toBe(3)
    expect(tags.join()).not.toContain('W/')
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tags[2] ?? ''}` })
    expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([304, '', tags[2], 'accept-encoding'])
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': tags[2] ?? '' })).statusCode).toBe(200)
  })

  it('is kept by a CDN no longer than until something falls due', async () => {
    const { get, publish, later } = await openMagazine()
    await publish('Fra poco', { publishAt: later(0.1) })
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=1, stale-if-error=86400')
  })

  it.each([
    ['/articoli/uno/', '/articoli/uno'],
    ['//articoli//uno?a=1', '/articoli/uno?a=1'],
    ['/Articoli/UNO', '/articoli/uno'],
    ['/articoli/%75no', '/articoli/uno'],
    ['/index.html', '/'],
    ['/sezioni/citta/pagina/1', '/sezioni/citta'],
    ['/Feed.XML', '/feed.xml'],
  ])('%s moves for good to %s', async (url, canonical) => {
    const { port, publish } = await listening()
    await publish('Uno')
    const { status, headers } = await through(port, url, html)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, canonical, 'public, max-age=86400'])
    expect((await through(port, canonical, html)).status).toBe(200)
  })

  it('leads on from an old address however it is spelt', async () => {
    const { newsroom, ada, get } = await openMagazine()
    unwrap(await newsroom.addRedirect({ ...ada, role: 'amministratore' }, { from: '/Vecchio/Indirizzo.HTM', to: '/' }))
    for (const url of ['/Vecchio/Indirizzo.HTM', '/Vecchio/Indirizzo.HTM/', '/Vecchio/%49ndirizzo.HTM']) {
      const { statusCode, headers } = await get(url, html)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/', 'no-cache'])
    }
  })

  it('that is nowhere fills no memory', async () => {
    const { app, get } = await openMagazine()
    const weight = async () => /page_cache_bytes (\d+)/.exec((await app.inject(METRICS)).body)?.[1]
    await get('/articoli/nulla', html)
    const before = await weight()
    for (let number = 0; number < 20; number++) expect((await get(`/articoli/nulla-${number}`, html)).statusCode).toBe(404)
    expect(await weight()).toBe(before)
  })
})

describe('whatever is asked for', () => {
  it('is never an error of ours, and two steps lead to the end', async () => {
    const { port, publish } = await listening()
    await publish('Uno')
    const pieces = fc.constantFrom(
      '/',
      '//',
      'articoli',
      'Articoli',
      '/uno',
      '/UNO',
      '..',
      '.',
      '%',
      '%00',
      '%2f',
      '%C0%AF',
      '%61',
      '%F0%9F%8C%99',
      'index.html',
      '/pagina/1',
      '?',
      '#',
      '&a=b',
      ';',
      '\\',
      '@',
      '~',
      '/feed.xml',
      '/media/',
      '/assets/',
      '/admin',
      '/cerca?q=',
      'è',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        let path = `/${parts.join('')}`
        for (let step = 0; ; step++) {
          const { status = 0, headers } = await through(
            port,
            encodeURI(decodeURIComponent(encodeURIComponent(path))).replaceAll('%25', '%'),
            html,
          )
          expect(status).toBeLessThan(500)
          if (status !== 301) return
          expect(step).toBeLessThan(2)
          path = headers.location ?? ''
        }
      }),
      { numRuns: 60 },
    )
  }, 30_000)
})

describe.each(engines)('on %s', (engine) => {
  it('a publication through one server’s store is in the next answer of another', async () => {
    const { app, publish, another } = await openMagazine(engine)
    const other = await another()
    const home = async (server: FastifyInstance) => (await server.inject({ url: '/', headers: html })).body
    for (const title of ['Altrove', 'Di nuovo']) {
      for (const server of [app, other]) expect(await home(server)).not.toContain(title)
      await publish(title)
      for (const server of [other, app]) expect(await home(server)).toContain(title)
    }
  })

  it('while the store is down serves what was read, refuses the rest in Italian, and is fresh when it is back', async () => {
    let isDown = false
    const { get, publish } = await openMagazine(engine, (publicContent) => ({
      ...publicContent,
      version: () => (isDown ? Promise.reject(new StoreUnavailable('giù')) : publicContent.version()),
    }))
    await publish('Uno')
    await get('/', html)
    isDown = true
    const old = await get('/', html)
    expect([old.statusCode, old.headers['cache-control'], old.headers.age]).toEqual([200, 'no-cache', '0'])
    expect(old.headers['cache-status']).toMatch(/^edicola; hit; ttl=/)
    const unread = await get('/articoli/uno', html)
    expect([unread.statusCode, unread.headers['cache-control'], unread.headers['retry-after']]).toEqual([503, 'no-store', '60'])
    expect(unread.body).toContain('Torniamo subito')
    expect(unread.body).toContain('Mezzaluce')
    isDown = false
    await publish('Due')
    expect((await get('/', html)).body).toContain('Due')
  })
})
