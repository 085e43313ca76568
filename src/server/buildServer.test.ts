import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newDatabase, temporaryFolder } from '../../tests/support/stores.ts'
import { createNewsroom } from '../content/newsroom/newsroom.ts'
import { createArchive } from '../store/archive.ts'
import type { Database } from '../store/database.ts'
import { createLibrary } from '../store/library.ts'
import { createDiskStorage } from '../store/media/diskStorage.ts'
import { ingest } from '../store/media/ingest.ts'
import { isMigrated } from '../store/migrate.ts'
import { addUser } from '../store/users.ts'
import { buildServer } from './buildServer.ts'
import { THEME_SCRIPT } from '../site/themeScript.ts'
import { createPreviews } from './previews.ts'
import { readRange } from './routes/media.ts'

const clock = () => new Date('2026-11-15T08:00:00.000Z')
const html = { accept: 'text/html' }

async function open(change: Partial<Parameters<typeof buildServer>[0]> = {}) {
  const database = await newDatabase('sqlite')
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/main-abc.js'), 'export {}')
  const storage = createDiskStorage(join(folder, 'media'))
  const app = await buildServer({
    library: createLibrary(database),
    storage,
    clock,
    previews: createPreviews('segreto', clock),
    siteUrl: 'https://rivista.example',
    assets: {
      scripts: ['/assets/main-abc.js'],
      styles: ['/assets/main-abc.css'],
      fonts: ['/assets/text-abc.woff2'],
      islands: '/assets/islands-abc.js',
    },
    client: { folder },
    metricsToken: 'segreto',
    trustProxy: false,
    logger: false,
    health: { ping: () => database.ping(), isMigrated: () => isMigrated(database) },
    ...change,
  })
  onTestFinished(() => app.close())
  return { app, database, storage, folder }
}

/** Publishes an article with the given title and body text. */
async function publish(database: Database, title: string, more: object = {}) {
  const actor = await addUser(
    database,
    { name: 'Ada', email: `${randomUUID()}@example.it`, role: 'amministratore' },
    { clock, passwordHash: 'x' },
  )
  const newsroom = createNewsroom({ archive: createArchive(database), clock, newId: randomUUID })
  const section = await newsroom.create(actor, 'section', { name: 'Città' })
  const author = await newsroom.create(actor, 'author', { name: 'Elsa Prima' })
  const made = await newsroom.create(actor, 'article', {
    title,
    section: section.ok ? section.value.id : null,
    authors: author.ok ? [author.value.id] : [],
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '<script>alert(1)</script>' }] }] },
    ...more,
  })
  if (!made.ok) throw new Error(JSON.stringify(made))
  await newsroom.publish(actor, 'article', made.value.id, 1)
  return { newsroom, actor, article: made.value }
}

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = html) => app.inject({ url, headers })

describe('pages', () => {
  it('shows a home page before there is anything to read', async () => {
    const { app } = await open()
    const { statusCode, body } = await get(app, '/')
    expect(statusCode).toBe(200)
    expect(body).toContain('La prima pagina è ancora bianca')
  })

  it('shows an article on the home page and on its own, with what editors wrote escaped', async () => {
    const { app, database } = await open()
    await publish(database, 'L’età dell’oro & altro')
    expect((await get(app, '/')).body).toContain('href="/articoli/l-eta-dell-oro-e-altro"')
    const { body, headers } = await get(app, '/articoli/l-eta-dell-oro-e-altro')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/^<!doctype html><html lang="it">/)
    expect(body).toContain('<h1>L’età dell’oro &amp; altro</h1>')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toContain('<time dateTime="2026-11-15T08:00:00.000Z">15 novembre 2026</time>')
    expect(body).toContain('<link rel="canonical" href="https://rivista.example/articoli/l-eta-dell-oro-e-altro"/>')
  })

  it('sends no script in the page but the line that sets its colours, and no React at all', async () => {
    const { app, database } = await open()
    await publish(database, 'Senza script')
    const { body } = await get(app, '/articoli/senza-script')
    // The last of them holds data, which browsers do not run.
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script>',
      '<script type="module" src="/assets/main-abc.js">',
      '<script type="application/ld+json">',
    ])
    expect(body).toContain(`<script>${THEME_SCRIPT}</script>`)
    expect(body).not.toMatch(/\son\w+=|javascript:|data-react/)
  })

  it('follows an article to its new address', async () => {
    const { app, database } = await open()
    const { newsroom, actor, article } = await publish(database, 'Vecchio')
    await newsroom.save(actor, 'article', article.id, 1, { ...article.content, slug: 'nuovo' })
    await newsroom.publish(actor, 'article', article.id, 2)
    await newsroom.addRedirect(actor, { from: '/un/vecchio/sito.html', to: 'https://altrove.example/' })
    const destination = async (url: string) => {
      const { statusCode, headers } = await get(app, url)
      return [statusCode, headers.location]
    }
    expect(await destination('/articoli/vecchio')).toEqual([301, '/articoli/nuovo'])
    expect(await destination('/articoli/vecchio/?da=feed')).toEqual([301, '/articoli/nuovo?da=feed'])
    expect(await destination('/un/vecchio/sito.html')).toEqual([301, 'https://altrove.example/'])
  })

  it('says where a scheduled article is not yet', async () => {
    const { app, database } = await open()
    await publish(database, 'Domani', { publishAt: '2026-11-16T08:00:00.000Z' })
    expect((await get(app, '/articoli/domani')).statusCode).toBe(404)
  })
})

describe('failures', () => {
  it.each([
    ['an address that is not there', '/articoli/niente', 404, 'Questa pagina non c’è'],
    ['one that cannot be decoded', '/articoli/%E0%A4%A', 400, 'Richiesta non valida'],
    ['a character that no address has', '/articoli/%00', 404, 'Questa pagina non c’è'],
    ['one too long', `/articoli/${'a'.repeat(3000)}`, 400, 'Richiesta non valida'],
    ['one that tries to climb', '/media/../../etc/passwd', 404, 'Questa pagina non c’è'],
    ['a file that is not of the library', `/media/${'a'.repeat(64)}/640.avif`, 404, 'Questa pagina non c’è'],
    ['a name that no file has', `/media/${'a'.repeat(64)}/..%2f640.avif`, 404, 'Questa pagina non c’è'],
  ])('meet %s with a page in Italian', async (_name, url, status, words) => {
    const { app } = await open()
    const { statusCode, body, headers } = await get(app, url)
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain(words)
  })

  it('speak JSON to a program', async () => {
    const { app } = await open()
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: '/articoli/niente',
      headers: { accept: 'application/json' },
    })
    expect([statusCode, headers['content-type']]).toEqual([405, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'method-not-allowed' })
  })

  it('are friendly when the store is gone, and never show a stack', async () => {
    const { app, database } = await open()
    await database.close()
    const { statusCode, body } = await get(app, '/')
    expect(statusCode).toBe(500)
    expect(body).not.toMatch(/at .*\.(ts|js):\d+|Error:|driver/)
  })

  it('say that the store is out of reach when it is', async () => {
    const library = createLibrary(
      (await import('../store/database.ts')).openDatabase({ engine: 'postgres', url: 'postgres://x@127.0.0.1:1/x' }),
    )
    const { app } = await open({ library })
    const { statusCode, body, headers } = await get(app, '/')
    expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
    expect(body).toContain('Torniamo subito')
  })
})

describe('search', () => {
  it('finds without a script, marks what it found, and stays out of search engines', async () => {
    const { app, database } = await open()
    await publish(database, 'La notte dei fari')
    const { statusCode, body } = await get(app, '/cerca?q=faro')
    expect(statusCode).toBe(200)
    expect(body).toContain('Un articolo per «faro»')
    expect(body).toMatch(/<a href="\/articoli\/la-notte-dei-fari">.*<mark>fari<\/mark>/)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  it.each([
    ['a slip', 'q=nottte', '<a href="/cerca?q=notte">notte</a>'],
    ['nothing', '', 'Le ultime'],
    ['what is nowhere', 'q=xyzzy', 'Nessun articolo per «xyzzy»'],
    ['a book', `q=${'a'.repeat(2000)}`, 'Nessun articolo per'],
    ['what no text has', 'q=%00', 'Le ultime'],
    ['signs', 'q=%22%27*:%26|!()', 'Nessun articolo per'],
    ['markup', 'q=<script>alert(1)</script>', '&lt;script&gt;'],
    ['a page that is none', 'q=notte&pagina=abc', 'Un articolo per «notte»'],
    ['a page beyond the last', 'q=notte&pagina=9999', 'Un articolo per «notte»'],
    ['a section that is none', 'q=notte&sezione=altrove', 'Un articolo per «notte»'],
    ['the same twice', 'q=notte&q=giorno', 'Cerca'],
  ])('meets %s with a calm page', async (_name, query, words) => {
    const { app, database } = await open()
    await publish(database, 'La notte dei fari')
    const { statusCode, body } = await get(app, `/cerca?${query}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(words)
  })

  it('gives the field the very view that the page shows', async () => {
    const { app, database } = await open()
    await publish(database, 'La notte dei fari')
    const { headers, body } = await get(app, '/api/cerca?q=faro&sezione=citta', {})
    expect(headers['content-type']).toContain('application/json')
    const view: unknown = JSON.parse(body)
    expect(view).toMatchObject({ outcome: 'Un articolo per «faro»', filters: { section: { chosen: 'citta' } } })
    const page = (await get(app, '/cerca?q=faro&sezione=citta')).body
    const [, props = ''] = /data-island="Search"[^>]*data-props="([^"]*)"/.exec(page) ?? []
    expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toMatchObject({ view })
  })
})

describe('a preview', () => {
  async function withDraft() {
    const opened = await open()
    const { newsroom, actor, article } = await publish(opened.database, 'Prima')
    const draft = await newsroom.create(actor, 'article', { ...article.content, title: 'Una bozza', slug: 'una-bozza' })
    if (!draft.ok) throw new Error(JSON.stringify(draft))
    return { ...opened, newsroom, actor, id: draft.value.id }
  }

  it('shows a draft to who has the link, and keeps it from everybody else', async () => {
    const { app, id } = await withDraft()
    const { statusCode, headers, body } = await get(app, createPreviews('segreto', clock).linkTo(id, 48))
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<h1[^>]*>Una bozza<\/h1>/)
    expect(body).toContain('Anteprima: non ancora pubblicato. Il collegamento scade il 17 novembre 2026')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).not.toContain('rel="canonical"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    expect((await get(app, '/articoli/una-bozza')).statusCode).toBe(404)
    for (const path of ['/feed.xml', '/sitemap.xml', '/cerca?q=bozza']) expect((await get(app, path)).body).not.toContain('una-bozza')
  })

  it.each([
    [
      'expired',
      410,
      'Il collegamento è scaduto',
      (id: string) => createPreviews('segreto', () => new Date(clock().getTime() - 3_600_000)).linkTo(id, 1),
    ],
    ['forged', 404, 'Il collegamento non è valido', (id: string) => createPreviews('altro', clock).linkTo(id, 1)],
    ['malformed', 404, 'Il collegamento non è valido', () => '/anteprima/qualcosa'],
    ['to nothing', 404, 'Il collegamento non è valido', () => createPreviews('segreto', clock).linkTo(randomUUID(), 1)],
  ])('is a plain page in Italian when its link is %s', async (_name, status, words, link) => {
    const { app, id } = await withDraft()
    const { statusCode, body, headers } = await get(app, link(id))
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(body).toContain(words)
    expect(body).not.toContain('bozza</h1>')
  })
})

describe('headers', () => {
  it('let a page run our own files and nothing else', async () => {
    const { app } = await open()
    const policy = String((await get(app, '/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|http|\*)/)
  })

  it('are strict for an address that never reached a page, too', async () => {
    const { app } = await open()
    const lost = await get(app, '/%')
    expect(lost.statusCode).toBe(400)
    expect(lost.headers['content-security-policy']).toBe((await get(app, '/')).headers['content-security-policy'])
  })

  it('keep hashed files for ever, pages not: a browser asks each time, a CDN every few seconds', async () => {
    const { app } = await open()
    expect((await get(app, '/assets/main-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(app, '/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=86400',
    )
    expect((await get(app, '/assets/none.js')).statusCode).toBe(404)
  })

  it('promise https only where there is https', async () => {
    const secure = await open()
    expect((await get(secure.app, '/')).headers['strict-transport-security']).toBeDefined()
    const plain = await open({ siteUrl: 'http://localhost:3000' })
    expect((await get(plain.app, '/')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('media', () => {
  async function withPicture() {
    const opened = await open()
    const path = join(opened.folder, 'upload')
    await writeFile(
      path,
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } })
        .png()
        .toBuffer(),
    )
    const taken = await ingest(path, 'a.png', opened.storage)
    return { ...opened, url: `/media/${taken.ok ? taken.media.hash : ''}/320.webp` }
  }

  it('are kept by browsers for ever, and may run nothing', async () => {
    const { app, url } = await withPicture()
    const { headers, rawPayload } = await get(app, url)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(String(headers['content-length'])).toBe(String(rawPayload.length))
    expect((await get(app, url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('come in parts when asked', async () => {
    const { app, url } = await withPicture()
    const whole = (await get(app, url)).rawPayload
    const part = await get(app, url, { range: 'bytes=4-9' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${whole.length}`])
    expect(part.rawPayload).toEqual(whole.subarray(4, 10))
    expect((await get(app, url, { range: 'bytes=999999-' })).statusCode).toBe(416)
    expect((await get(app, url, { range: 'bytes=4-9', 'if-range': String(part.headers.etag) })).statusCode).toBe(206)
    expect((await get(app, url, { range: 'bytes=4-9', 'if-range': '"un-altro"' })).statusCode).toBe(200)
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(whole.length), 0])
  })

  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=9-3', 'unsatisfiable'],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['righe=1-2', undefined],
    [undefined, undefined],
  ])('read the range %s of 100 bytes as %j', (header, range) => expect(readRange(header, 100)).toEqual(range))
})

describe('whoever runs it', () => {
  it('sees that it is alive and ready', async () => {
    const { app } = await open()
    expect((await get(app, '/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get(app, '/readyz')).json()).toEqual({ status: 'ready', store: 'ok', migrations: 'ok' })
  })

  it('sees what is missing when it is not ready', async () => {
    const { app } = await open({ health: { ping: () => Promise.reject(new Error('giù')), isMigrated: async () => true } })
    const down = await get(app, '/readyz')
    expect([down.statusCode, down.json<object>()]).toEqual([503, { status: 'not-ready', store: 'unreachable', migrations: 'unknown' }])
    const behind = await open({ health: { ping: async () => undefined, isMigrated: async () => false } })
    expect((await get(behind.app, '/readyz')).json()).toMatchObject({ status: 'not-ready', store: 'ok', migrations: 'pending' })
  })

  it.each([
    ['on the machine itself', { remoteAddress: '127.0.0.1' }, {}, 200],
    ['elsewhere', { remoteAddress: '203.0.113.9' }, {}, 403],
    ['elsewhere with the token', { remoteAddress: '203.0.113.9' }, { authorization: 'Bearer segreto' }, 200],
    ['elsewhere with another token', { remoteAddress: '203.0.113.9' }, { authorization: 'Bearer segretx' }, 403],
    ['behind a proxy on the machine', { remoteAddress: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.9' }, 403],
  ])('reads the metrics %s: %j', async (_name, from, headers, status) => {
    const { app } = await open()
    await get(app, '/')
    const { statusCode, body } = await app.inject({ url: '/metrics', headers, ...from })
    expect(statusCode).toBe(status)
    if (status === 200) expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/",status="200"} 1')
  })
})
