import { access } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../tests/support/stores.ts'
import { fetchFile } from './fetchFile.ts'

it.each([
  ['this machine by its address', (port: number) => `http://127.0.0.1:${port}/a.jpg`],
  ['this machine in six', (port: number) => `http://[::1]:${port}/a.jpg`],
  ['the machinery of a cloud', () => 'http://169.254.169.254/latest'],
  ['a file of this disk', () => 'file:///etc/hostname'],
  ['no address', () => 'ponte.jpg'],
])('asks nothing of %s', async (_name, address) => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('x')
  })
  await new Promise<void>((done) => void server.listen(0, done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const to = join(await temporaryFolder(), 'file')
  expect(await fetchFile(address(port), to, 1000)).toBe(false)
  await expect(access(to)).rejects.toThrow()
  expect(asked).toBe(0)
})

it('asks nothing of a name that leads to this machine', async () => {
  await expect(fetchFile('http://localhost:9/a.jpg', join(await temporaryFolder(), 'file'), 1000)).rejects.toThrow()
})
