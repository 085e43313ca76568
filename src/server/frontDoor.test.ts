import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { openMagazine } from '../../tests/support/magazine.ts'
import { must } from '../../tests/support/newsroom.ts'
import { engines } from '../../tests/support/stores.ts'
import { StoreUnavailable } from '../store/faults.ts'

const html = { accept: 'text/html' }

/** A request through a real socket, and what came back. */
function through(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const asked = ask({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    asked.on('error', reject).end()
  })
}

/** A bare connection, for what a client library would not let us say. */
async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** The next answer on a connection, whole by the length that its head tells. */
async function answerOn(socket: Socket): Promise<{ head: string; body: Buffer }> {
  let received = Buffer.alloc(0)
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer] // what the event carries
    received = Buffer.concat([received, chunk])
    const end = received.indexOf('\r\n\r\n')
    const head = received.subarray(0, end).toString()
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (end >= 0 && received.length >= end + 4 + length) return { head, body: received.subarray(end + 4) }
  }
}

async function listening() {
  const magazine = await openMagazine()
  await magazine.app.listen({ port: 0, host: '127.0.0.1' })
  const address = magazine.app.server.address()
  return { ...magazine, port: address && typeof address === 'object' ? address.port : 0 }
}

describe('the front door', () => {
  it.each([
    ['a page', 'GET', {}],
    ['a page in brotli', 'GET', { 'accept-encoding': 'gzip, br' }],
    ['a page in gzip', 'GET', { 'accept-encoding': 'gzip' }],
    ['the head of a page', 'HEAD', { 'accept-encoding': 'br' }],
    ['a page that did not change', 'GET', { 'if-none-match': '*' }],
    ['a page with a query that means nothing', 'GET', { 'accept-encoding': 'br' }],
  ] as const)('answers %s from memory with the very bytes and headers that Fastify gives', async (name, method, headers) => {
    const { app, port, publish } = await listening()
    await publish('Uno')
    const path = name.includes('query') ? '/articoli/uno?utm_source=lettera' : '/articoli/uno'
    const inside = await app.inject({ url: path, method, headers: { ...html, ...headers } })
    const own = ({ date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest }: IncomingMessage['headers']) => rest
    // Whoever stays gets a head that was ready; for whoever goes Node puts it together.
    for (const connection of ['keep-alive', 'close']) {
      const outside = await through(port, path, { ...html, ...headers, connection }, method)
      expect([outside.status, own(outside.headers)]).toEqual([inside.statusCode, own(inside.headers as IncomingMessage['headers'])])
      expect(outside.headers).toMatchObject({ connection, date: expect.stringMatching(/GMT$/) as string })
      expect(outside.body.equals(inside.rawPayload)).toBe(true)
    }
    expect((await app.inject('/metrics')).body).toContain('page_cache_answers_total{from="hit"} 2')
  })

  it('answers all that comes at once on one connection, in its order', async () => {
    const { port, get } = await listening()
    const { rawPayload, headers } = await get('/', html)
    const socket = await connected(port)
    const ask = (method: string, more = '') => `${method} / HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n${more}\r\n`
    socket.write(
      ask('HEAD') + ask('GET', `If-None-Match: ${String(headers['etag'])}\r\n`) + ask('GET') + ask('GET', 'Connection: close\r\n'),
    )
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(socket, 'close')
    const page = rawPayload.toString()
    const [nothing, head, unchanged, whole, last] = Buffer.concat(chunks).toString().split('HTTP/1.1 ')
    expect(nothing).toBe('')
    expect(head).toMatch(/^200 OK\r\n[^]*\r\nKeep-Alive: timeout=\d+\r\n\r\n$/)
    expect(unchanged).toMatch(/^304 Not Modified\r\n[^]*\r\n\r\n$/)
    expect(whole?.endsWith(`\r\n\r\n${page}`)).toBe(true)
    expect(last?.endsWith(`\r\nConnection: close\r\n\r\n${page}`)).toBe(true)
  })

  it.each([
    ['closes after its answer to HTTP/1.0', 'HTTP/1.0', '', 'close'],
    ['stays open for HTTP/1.0 that asks for it', 'HTTP/1.0', 'Connection: keep-alive\r\n', 'keep-alive'],
    ['stays open for HTTP/1.1', 'HTTP/1.1', '', 'keep-alive'],
    ['closes for HTTP/1.1 that asks for it', 'HTTP/1.1', 'Connection: close\r\n', 'close'],
  ])('%s', async (_name, version, header, connection) => {
    const { port, get } = await listening()
    const { rawPayload } = await get('/', html)
    const socket = await connected(port)
    socket.write(`GET / ${version}\r\nHost: x\r\nAccept: text/html\r\n${header}\r\n`)
    const { head, body } = await answerOn(socket)
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(head.toLowerCase()).toContain(`\r\nconnection: ${connection}`)
    expect(head.toLowerCase()).not.toContain('transfer-encoding')
    expect(body.equals(rawPayload)).toBe(true)
    if (connection === 'close') await once(socket, 'close')
    else {
      socket.write(`GET / ${version}\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
      expect((await answerOn(socket)).body.equals(rawPayload)).toBe(true)
    }
  })

  it('parts from a client in good order when it is told to stop', async () => {
    const { app, port } = await listening()
    const [busy, idle] = [await connected(port), await connected(port)]
    for (const socket of [busy, idle]) {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n')
      expect((await answerOn(socket)).head).toMatch(/^HTTP\/1\.1 200 OK/)
    }
    // Who is still asking when the end comes is told to ask elsewhere, and that this was the last word.
    busy.write('GET / HTTP/1.1\r\nHost: x\r\n')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const closed = app.close()
    await once(idle, 'close')
    busy.write('Accept: text/html\r\n\r\n')
    const { head } = await answerOn(busy)
    expect([/^HTTP\/1\.1 (\d+)/.exec(head)?.[1], /\r\nconnection: (\S+)/i.exec(head)?.[1]]).toEqual(['503', 'close'])
    await once(busy, 'close')
    await closed
    await expect(connected(port)).rejects.toThrow('ECONNREFUSED')
  })

  it('shows a publication to the very next request', async () => {
    const { port, publish } = await listening()
    await publish('Uno')
    for (const title of ['Due', 'Tre', 'Quattro']) {
      expect((await through(port, '/', html)).body.toString()).not.toContain(title)
      expect((await through(port, '/', html)).body.toString()).not.toContain(title)
      await publish(title)
      expect((await through(port, '/', html)).body.toString()).toContain(title)
    }
  })
})

describe('a page', () => {
  it('has its bytes in every encoding, each with a tag of its own', async () => {
    const { get } = await openMagazine()
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
    must(await newsroom.addRedirect({ ...ada, role: 'amministratore' }, { from: '/Vecchio/Indirizzo.HTM', to: '/' }))
    for (const url of ['/Vecchio/Indirizzo.HTM', '/Vecchio/Indirizzo.HTM/', '/Vecchio/%49ndirizzo.HTM']) {
      const { statusCode, headers } = await get(url, html)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/', 'no-cache'])
    }
  })

  it('that is nowhere fills no memory', async () => {
    const { app, get } = await openMagazine()
    const weight = async () => /page_cache_bytes (\d+)/.exec((await app.inject('/metrics')).body)?.[1]
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
    const { get, publish } = await openMagazine(engine, (library) => ({
      ...library,
      version: () => (isDown ? Promise.reject(new StoreUnavailable('giù')) : library.version()),
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
