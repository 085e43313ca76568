import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listening, through } from '../../../tests/support/overSocket.ts'
import { METRICS } from '../../../tests/support/testServer.ts'

const html = { accept: 'text/html' }

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

describe('the cache fast path', () => {
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
    expect((await app.inject(METRICS)).body).toContain('page_cache_answers_total{from="hit"} 2')
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
