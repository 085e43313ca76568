import { access } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { createFetchFile } from './fetchFile.ts'

const fetchFile = createFetchFile()

it.each([
  ['this machine by its address', (port: number) => `http://127.0.0.1:${port}/a.jpg`, 'not-public'],
  ['this machine in six', (port: number) => `http://[::1]:${port}/a.jpg`, 'not-public'],
  ['the machinery of a cloud', () => 'http://169.254.169.254/latest', 'not-public'],
  ['a file of this disk', () => 'file:///etc/hostname', 'not-found'],
  ['a name that leads to this machine', (port: number) => `http://localhost:${port}/a.jpg`, 'not-public'],
  ['no address', () => 'ponte.jpg', 'not-found'],
])('asks nothing of %s', async (_name, address, outcome) => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('x')
  })
  await new Promise<void>((done) => void server.listen(0, done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const to = join(await temporaryFolder(), 'file')
  expect(await fetchFile(address(port), to, 1000)).toBe(outcome)
  await expect(access(to)).rejects.toThrow()
  expect(asked).toBe(0)
})

describe('a file of the network', () => {
  const answers: Readonly<Record<string, RequestListener>> = {
    '/a.jpg': (_request, response) => response.end('x'.repeat(1000)),
    '/longer.jpg': (_request, response) => response.end('x'.repeat(1001)),
    '/moved.jpg': (_request, response) => response.writeHead(301, { location: '/a.jpg' }).end(),
    '/round.jpg': (_request, response) => response.writeHead(302, { location: '/round.jpg' }).end(),
    '/cut.jpg': (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write('x', () => response.destroy())
    },
    '/inside.jpg': (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end(),
  }

  it.each([
    ['is taken', '/a.jpg', 'fetched'],
    ['is followed to where it went', '/moved.jpg', 'fetched'],
    ['that leads in a circle is given up', '/round.jpg', 'not-found'],
    ['that is not there', '/404.jpg', 'not-found'],
    ['that is one byte too long', '/longer.jpg', 'not-found'],
    ['that is cut', '/cut.jpg', 'not-found'],
    ['that leads into another network is not followed there', '/inside.jpg', 'not-public'],
  ])('%s', async (_name, path, outcome) => {
    const server = createServer((request, response) => {
      const answer = answers[request.url ?? '']
      if (answer) answer(request, response)
      else response.writeHead(404).end()
    })
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo // it listens on a port
    const fetchHere = createFetchFile((address) => address === '127.0.0.1')
    expect(await fetchHere(`http://127.0.0.1:${port}${path}`, join(await temporaryFolder(), 'file'), 1000)).toBe(outcome)
  })
})
