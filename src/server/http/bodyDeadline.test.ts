import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openBackOfficeServer } from '../../../tests/support/backOfficeServer.ts'

/** A client that writes what it is told, byte for byte. */
async function connection(app: FastifyInstance) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const socket = connect({ port: address && typeof address === 'object' ? address.port : 0, host: '127.0.0.1' })
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const ended = new Promise<void>((resolve) => socket.once('end', resolve).once('error', () => resolve()))
  return {
    send: (text: string) => void socket.write(text),
    /** The answers so far, each by its status and what it says of the connection. */
    answers: () => [...received.matchAll(/HTTP\/1\.1 (\d+)[^]*?\r\nconnection: ([\w-]+)/gi)].map(([, status, word]) => `${status} ${word}`),
    received: () => received,
    ended,
    end: () => socket.destroy(),
  }
}

const head = (line: string, ...more: string[]) => [`${line} HTTP/1.1`, 'host: rivista.example', ...more, '', ''].join('\r\n')
const UPLOAD = 'POST /api/admin/media/upload?name=x'

describe('what is no request', () => {
  it.each([
    ['too long', head('GET /', `cookie: ${'a'.repeat(20_000)}`), '431 close'],
    ['not HTTP', 'BUONGIORNO\r\n\r\n', '400 close'],
  ])('is %s, and is told that its connection ends', async (_name, text, answer) => {
    const { app } = await openBackOfficeServer()
    const client = await connection(app)
    client.send(text)
    await client.ended
    expect(client.answers()).toEqual([answer])
    // It may have been a HEAD: to its sender, a body would be the beginning of another answer.
    expect(client.received()).toMatch(/content-length: 0\r\n[^]*\r\n\r\n$/)
  })
})

it.each([
  ['a head', '/', { cookie: 'a'.repeat(20_000) }, 431],
  ['a body that a program sends', '/api/auth/revoke-sessions', { accept: 'application/json' }, 413],
  ['a body that a browser sends', '/api/auth/revoke-sessions', { accept: 'text/html' }, 413],
])('%s that is too long is answered before its connection ends, however much more of it comes', async (_name, path, headers, status) => {
  const { app } = await openBackOfficeServer()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // In a thread of its own it goes on sending while the server answers, as a client elsewhere does.
  const client = new Worker(SENDS_TOO_MUCH, { eval: true, workerData: { address: address + path, headers } })
  expect(await new Promise((resolve, reject) => client.once('message', resolve).once('error', reject))).toEqual(Array(10).fill(status))
})

const SENDS_TOO_MUCH = `
const { request } = require('node:http')
const { parentPort, workerData } = require('node:worker_threads')
const send = () => new Promise((resolve) => {
  const { address, headers } = workerData
  const sent = request(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }, (answer) =>
    answer.resume().once('end', () => resolve(answer.statusCode)))
  sent.once('error', ({ code }) => resolve(code)).end(Buffer.alloc(8 * 1024 ** 2))
})
void (async () => {
  const answers = []
  for (let time = 0; time < 10; time++) answers.push(await send())
  parentPort.postMessage(answers)
})()`

describe('a request whose body nobody reads', () => {
  it.each([
    ['of a page', 'GET /', 'text/html'],
    ['of a page that is not there', 'POST /mai', 'text/html'],
    ['of an address that is none', 'POST /%E0%A4%A', 'text/html'],
    ['of an upload that is refused', UPLOAD, 'text/html'],
    ['of a call that is refused', UPLOAD, 'application/json'],
    ['of a call that is not there', 'POST /api/mai', 'application/json'],
  ])('%s is answered, and its connection closed though the body never comes', async (_name, line, accept) => {
    const { app } = await openBackOfficeServer('sqlite', { requestTimeoutMs: 200 })
    await app.inject('/') // so that the page is kept
    const client = await connection(app)
    client.send(head(line, 'content-length: 1000', `accept: ${accept}`) + 'a few letters')
    await client.ended
    expect(client.answers()).toEqual([expect.stringMatching(/^\d+ close$/)])
  })

  it('of an upload that is refused is let in to its end, and the connection goes on', async () => {
    const { app } = await openBackOfficeServer()
    const client = await connection(app)
    client.send(head(UPLOAD, 'content-length: 6') + 'abc')
    client.send('def')
    await expect.poll(client.answers).toEqual(['401 keep-alive'])
    client.send(head('GET /healthz'))
    await expect.poll(client.answers).toEqual(['401 keep-alive', '200 keep-alive'])
    client.end()
  })

  it('of an upload that fails half-way is let in to its end, too', async () => {
    const { app, uploadFolder } = await openBackOfficeServer()
    await app.ready()
    await writeFile(uploadFolder, '') // nothing can be kept below a file
    const client = await connection(app)
    client.send(head(UPLOAD, 'x-who: ada', 'content-length: 6') + 'abc')
    client.send('def')
    await expect.poll(client.answers).toEqual(['500 keep-alive'])
    client.send(head('GET /healthz'))
    await expect.poll(client.answers).toEqual(['500 keep-alive', '200 keep-alive'])
    client.end()
  })
})
